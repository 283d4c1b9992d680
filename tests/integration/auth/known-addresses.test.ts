import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts, person, signUpAndVerify, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

const password = 'correct horse'
const mail = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'desk@example.com' }

/** What everybody has: an address that is not known, one that is proved and one that is not. */
async function addressesOn(accounts: Accounts): Promise<string[]> {
  const [unknown, verified, unproved] = [person(), await signUpAndVerify(accounts, accounts.browser()), person()]
  await accounts.browser().call('/sign-up/email', unproved)
  return [unknown, verified, unproved].map(({ email }) => email)
}

// The times themselves are measured by `npm run bench -- timing`.
describe('what a form costs, whoever has the address', () => {
  // Before the first connection, which keeps the function that it finds.
  const queries = vi.spyOn(Client.prototype, 'query')
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await freshDatabase(), mail)
  })
  afterAll(async () => {
    await accounts.close()
    queries.mockRestore()
  })

  let machines = 0
  /** Statements and milliseconds until the answer. */
  async function costOf(path: string, body: object) {
    const headers = { 'content-type': 'application/json', [clientIpHeader]: `198.18.7.${++machines}` }
    const url = `http://localhost:3000/api/auth${path}`
    queries.mockClear()
    const began = performance.now()
    await accounts.auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    const cost = { statements: queries.mock.calls.length, milliseconds: performance.now() - began }
    await accounts.auth.settled()
    return cost
  }

  test.each([
    ['/sign-up/email', 300, (email: string) => ({ email, password, name: 'Asha Rao' })],
    ['/request-password-reset', 100, (email: string) => ({ email })],
    ['/send-verification-email', 100, (email: string) => ({ email })],
  ] as const)('%s answers nobody sooner than after %d ms, which its work for any address fits into', async (path, soonest, bodyFor) => {
    for (const email of await addressesOn(accounts)) {
      // A timer's own grain is a millisecond.
      expect((await costOf(path, bodyFor(email))).milliseconds).toBeGreaterThanOrEqual(soonest - 1)
    }
  })

  test('a sign-in takes as many statements for an unknown, a verified and an unproved address, but for the reading of a password', async () => {
    const counts: number[] = []
    for (const email of await addressesOn(accounts)) {
      counts.push((await costOf('/sign-in/email', { email, password: 'not this one' })).statements)
    }
    expect(Math.min(...counts)).toBeGreaterThan(2)
    expect(Math.max(...counts) - Math.min(...counts)).toBe(1)
  })
})

describe.each(databases)('several sign-ups at once for one address, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), mail)
  })
  afterAll(() => accounts.close())

  const statusesOf = async (email: string) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => accounts.browser().call('/sign-up/email', person({ email, password }))),
    )
    for (const { body } of answers) expect(Object.keys(body ?? {})).toEqual(['user'])
    return answers.map(({ status, body }) => [status, Object.keys(Object(body?.user))])
  }

  test('are answered alike for an unknown, a verified and an unproved address', async () => {
    for (let round = 0; round < 3; round++) {
      const [unknown, verified, unproved] = (await addressesOn(accounts)) as [string, string, string]
      const answered = await statusesOf(unknown)

      expect(new Set(answered.map(([status]) => status))).toEqual(new Set([200]))
      expect(await statusesOf(verified)).toEqual(answered)
      expect(await statusesOf(unproved)).toEqual(answered)
    }
  })

  test('make one account, and mail each its own link', async () => {
    const { email } = person()
    const people = Array.from({ length: 4 }, (_, at) => ({ browser: accounts.browser(), who: person({ email, name: `Number ${at}` }) }))
    await Promise.all(people.map(({ browser, who }) => browser.call('/sign-up/email', who)))
    const links = accounts.mails.filter(({ to }) => to === email)

    expect(links).toHaveLength(4)
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, email))).toHaveLength(1)
    expect((await people[3]?.browser.call('/confirm-email', { token: tokenIn(links[0]) }))?.status).toBe(200)
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, email))).toMatchObject([{ fullName: 'Number 3' }])
  })
})
