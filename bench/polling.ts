import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { asking, type Person, secret, signedIn } from '#bench/people.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** People with an open chat, and how often each asks for news (spec §4). */
const load = { people: 1000, every: 5_000, rounds: 6, warmUpRounds: 1 }

/** Gives each person a request with three lines of chat. Answers the requests in the order of the people. */
const fill = (databaseUrl: string, people: readonly Person[]): Promise<string[]> =>
  asking(databaseUrl, async (client) => {
    await client.query(`insert into payment_requests
        (user_id, user_name, user_email, user_phone, plan_id, billing_interval, amount, country, chat_length, unread_by_person)
      select id, full_name, email, '12345', 'pro', 'monthly', 3200, 'India', 3, 3 from profiles`)
    await client.query(`insert into payment_request_chats (payment_request_id, position, author, sender_email, message)
      select id, n, 'team', '', 'Hello' from payment_requests, generate_series(1, 3) n`)
    await client.query('analyze')
    const { rows } = await client.query<{ user: string; id: string }>('select user_id as user, id from payment_requests')
    const requests = new Map(rows.map(({ user, id }) => [user, id]))
    return people.map(({ id }) => requests.get(id) ?? '')
  })

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
export async function benchPolling(): Promise<Findings> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl, AUTH_SECRET: secret })
  try {
    const people = await signedIn(databaseUrl, server.url, load.people, 'free')
    const requests = await fill(databaseUrl, people)
    const urls = people.map(({ cookie }, at) => ({ url: `${server.url}/api/payment-requests/${requests[at]}/chats?after=3`, cookie }))
    const times = await pollAll(urls)
    const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => percentile(times, share)) as [number, number, number]
    const row = [`${load.people} people, every ${load.every / 1000} s`, figure(times.length), figure(p50), figure(p99), figure(worst)]
    return {
      table: table(['Polls without news', 'polls', 'p50 ms', 'p99 ms', 'worst ms'], [row]),
      bars: [{ name: 'a poll without news, p99', value: p99, unit: 'ms', most: 50 }],
    }
  } finally {
    await server.stop()
  }
}
