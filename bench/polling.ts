import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { serializeSigned } from 'hono/utils/cookie'
import { Client } from 'pg'
import { figure, percentile, table } from '#bench/figures.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** People with an open chat, and how often each asks for news (spec §4). */
const load = { people: 1000, every: 5_000, rounds: 6, warmUpRounds: 1 }
/** Milliseconds: the 99th percentile of an unchanged poll on a quiet machine with 2 cores. */
const budget = 50
const secret = 'a secret for measuring, thirty-two letters'

interface Person {
  readonly id: string
  readonly request: string
}

/** People who are signed in, each with a request and three lines of chat. */
async function fill(databaseUrl: string): Promise<Person[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const db = drizzle(client)
  await db.execute(sql`insert into profiles (email, full_name, email_verified)
    select n || '@example.com', 'Asha Rao', true from generate_series(1, ${load.people}) n`)
  await db.execute(sql`insert into sessions (user_id, token, expires_at) select id, id::text, now() + interval '1 day' from profiles
    where email like '%@example.com'`)
  await db.execute(sql`insert into payment_requests
      (user_id, user_name, user_email, user_phone, plan_id, billing_interval, amount, country, chat_length, unread_by_person)
    select id, full_name, email, '12345', 'pro', 'monthly', 3200, 'India', 3, 3 from profiles`)
  await db.execute(sql`insert into payment_request_chats (payment_request_id, position, author, sender_email, message)
    select id, n, 'team', '', 'Hello' from payment_requests, generate_series(1, 3) n`)
  await db.execute(sql`analyze`)
  const { rows } = await db.execute<{ id: string; request: string }>(sql`select user_id as id, id as request from payment_requests`)
  await client.end()
  return rows
}

/** Milliseconds from when a poll was due until its answer was read: a server that falls behind is not spared. */
async function poll(agent: Agent, url: string, cookie: string, due: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`))))
    }).on('error', reject)
  })
  return performance.now() - due
}

/** Everybody's polls, spread evenly over each interval. Answers the times of all but the first rounds. */
async function pollAll(urls: readonly { url: string; cookie: string }[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: urls.length })
  const began = performance.now()
  const one = async ({ url, cookie }: { url: string; cookie: string }, at: number) => {
    const times: number[] = []
    for (let round = 0; round < load.warmUpRounds + load.rounds; round++) {
      const due = began + round * load.every + (at / urls.length) * load.every
      await wait(Math.max(0, due - performance.now()))
      const time = await poll(agent, url, cookie, due)
      if (round >= load.warmUpRounds) times.push(time)
    }
    return times
  }
  const times = (await Promise.all(urls.map(one))).flat()
  agent.destroy()
  return times
}

/** A thousand people who ask for news of their chat every five seconds, while there is none. */
export async function benchPolling(): Promise<string> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl, AUTH_SECRET: secret })
  try {
    const people = await fill(databaseUrl)
    const urls = await Promise.all(
      people.map(async ({ id, request }) => ({
        url: `${server.url}/api/payment-requests/${request}/chats?after=3`,
        cookie: (await serializeSigned(sessionCookieName(server.url), id, secret)).split(';')[0] ?? '',
      })),
    )
    const times = await pollAll(urls)
    const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => figure(percentile(times, share)))
    const row = [
      `${load.people} people, every ${load.every / 1000} s`,
      figure(times.length),
      p50 ?? '',
      p99 ?? '',
      worst ?? '',
      String(budget),
    ]
    return table(['Polls without news', 'polls', 'p50 ms', 'p99 ms', 'worst ms', 'p99 may be'], [row])
  } finally {
    await server.stop()
  }
}
