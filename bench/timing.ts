import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { type Bar, type Findings, figure, percentile, table } from '#bench/figures.ts'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'

/** Addresses of each sort that every form is sent. */
const rounds = 40
/** Milliseconds that the medians of two sorts of addresses may lie apart. */
const mostApart = 5

const password = 'correct horse'
const sorts = ['unknown', 'verified', 'unproved'] as const
type Sort = (typeof sorts)[number]
interface Form {
  readonly name: string
  readonly path: string
  readonly body: (email: string) => object
}

const forms: readonly Form[] = [
  { name: 'sign in, wrong password', path: '/sign-in/email', body: (email) => ({ email, password: 'not this one' }) },
  { name: 'sign up', path: '/sign-up/email', body: (email) => ({ email, password, name: 'Asha Rao' }) },
  { name: 'forgotten password', path: '/request-password-reset', body: (email) => ({ email }) },
  { name: 'send the link again', path: '/send-verification-email', body: (email) => ({ email }) },
]

/** A new address, and an account of it where the sort has one. */
async function addressOf({ db }: TestServer, sort: Sort, hash: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  if (sort === 'unknown') return email
  const id = randomUUID()
  await db.insert(profiles).values({ id, email, fullName: 'Asha Rao', emailVerified: sort === 'verified' })
  await db.insert(accounts).values({ userId: id, accountId: id, providerId: 'credential', password: hash })
  return email
}

let machines = 0
/** Milliseconds until the answer. Each comes from a machine of its own, which no limit holds back. */
async function timed(server: TestServer, { path, body }: Form, email: string): Promise<number> {
  const machine = `198.18.${(++machines >> 8) & 255}.${machines & 255}`
  const headers = { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': machine }
  const began = performance.now()
  const answer = await server.fetch(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body(email)) })
  await answer.arrayBuffer()
  if (![200, 401].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - began
}

/** Lets what goes on behind the answer before come to its end: a sign-in takes as long as the longest of it. */
const quiet = (server: TestServer) => timed(server, forms[0] as Form, `${randomUUID()}@example.com`)

async function on({ name, fresh }: TestDatabase, smtp: string) {
  const env = { SMTP_URL: smtp, MAIL_FROM: 'desk@example.com', TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'silent' }
  const server = await startServer({ database: await fresh(), env })
  const hash = await hashPassword(password)
  try {
    const found = []
    for (const form of forms) {
      const times: Record<Sort, number[]> = { unknown: [], verified: [], unproved: [] }
      // In turns, so that whatever else the machine does meets all of them alike; the first turn warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const sort of sorts) {
          const email = await addressOf(server, sort, hash)
          await quiet(server)
          const took = await timed(server, form, email)
          if (round > 0) times[sort].push(took)
        }
      }
      const medians = sorts.map((sort) => percentile(times[sort], 0.5))
      found.push({ name: `${form.name}, ${name}`, medians, apart: Math.max(...medians) - Math.min(...medians) })
    }
    return found
  } finally {
    await server.stop()
  }
}

/** Whether the time of an answer tells which addresses have an account: the same form for addresses of three sorts. */
export async function benchTiming(): Promise<Findings> {
  const smtp = await startSmtp()
  const found = []
  try {
    for (const database of databases) found.push(...(await on(database, smtp.url)))
  } finally {
    await smtp.close()
  }
  const rows = found.map(({ name, medians, apart }) => [name, ...[...medians, apart].map(figure)])
  return {
    table: table(['Answers by sort of address, median ms', ...sorts, 'apart'], rows),
    bars: found.map(({ name, apart }): Bar => ({ name: `${name}: apart`, value: apart, unit: 'ms', most: mostApart })),
  }
}
