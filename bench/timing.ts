import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { type Bar, type Findings, figure, percentile, table } from '#bench/figures.ts'
import { accounts, profiles } from '#server/infra/db/auth-schema.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'

/** Addresses of each type that are sent to each form. */
const rounds = 40
/** Maximum difference between the medians of two types of addresses, in milliseconds. */
const maxDifference = 5

const password = 'correct horse'
const addressTypes = ['unknown', 'verified', 'unproved'] as const
type AddressType = (typeof addressTypes)[number]
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

/** A new address, with an account unless it is `unknown`. */
async function addressOf({ db }: TestServer, type: AddressType, hash: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  if (type === 'unknown') return email
  const id = randomUUID()
  await db.insert(profiles).values({ id, email, fullName: 'Asha Rao', emailVerified: type === 'verified' })
  await db.insert(accounts).values({ userId: id, accountId: id, providerId: 'credential', password: hash })
  return email
}

let clients = 0
/** Milliseconds until the response. Each request has its own client address, so that no rate limit applies. */
async function timed(server: TestServer, { path, body }: Form, email: string): Promise<number> {
  const address = `198.18.${(++clients >> 8) & 255}.${clients & 255}`
  const headers = { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': address }
  const began = performance.now()
  const answer = await server.fetch(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body(email)) })
  await answer.arrayBuffer()
  if (![200, 401].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - began
}

/** Waits until background work of the previous request is done: a sign-in takes as long as the longest of it. */
const settle = (server: TestServer) => timed(server, forms[0] as Form, `${randomUUID()}@example.com`)

async function measureOn({ name, fresh }: TestDatabase, smtp: string) {
  const env = { SMTP_URL: smtp, MAIL_FROM: 'desk@example.com', TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'silent' }
  const server = await startServer({ database: await fresh(), env })
  const hash = await hashPassword(password)
  try {
    const found = []
    for (const form of forms) {
      const times: Record<AddressType, number[]> = { unknown: [], verified: [], unproved: [] }
      // Alternates between the types, so that other load on the machine affects all of them; the first round is a warm-up.
      for (let round = 0; round <= rounds; round++) {
        for (const type of addressTypes) {
          const email = await addressOf(server, type, hash)
          await settle(server)
          const took = await timed(server, form, email)
          if (round > 0) times[type].push(took)
        }
      }
      const medians = addressTypes.map((type) => percentile(times[type], 0.5))
      found.push({ name: `${form.name}, ${name}`, medians, apart: Math.max(...medians) - Math.min(...medians) })
    }
    return found
  } finally {
    await server.stop()
  }
}

/** Whether the response time reveals which addresses have an account: the same forms with three types of addresses. */
export async function benchTiming(): Promise<Findings> {
  const smtp = await startSmtp()
  const found = (await Array.fromAsync(databases, (database) => measureOn(database, smtp.url)).finally(() => smtp.close())).flat()
  const rows = found.map(({ name, medians, apart }) => [name, ...[...medians, apart].map(figure)])
  return {
    table: table(['Answers by sort of address, median ms', ...addressTypes, 'apart'], rows),
    bars: found.map(({ name, apart }): Bar => ({ name: `${name}: apart`, value: apart, unit: 'ms', most: maxDifference })),
  }
}
