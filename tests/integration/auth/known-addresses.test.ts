import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { type Accounts, openAccounts, person, signUpAndVerify } from '#tests/support/auth.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

const password = 'correct horse'
const mail = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'desk@example.com' }

// What a form costs is counted in statements, which are the same on both databases and on any machine; `npm run bench -- timing` has the times.
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
  /** Statements until the answer; what goes on behind it does not count. */
  async function statementsOf(path: string, body: object): Promise<number> {
    const headers = { 'content-type': 'application/json', [clientIpHeader]: `198.18.7.${++machines}` }
    const url = `http://localhost:3000/api/auth${path}`
    queries.mockClear()
    await accounts.auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    const statements = queries.mock.calls.length
    await accounts.auth.settled()
    return statements
  }

  test.each([
    ['/sign-up/email', 0, (email: string) => ({ email, password, name: 'Asha Rao' })],
    ['/request-password-reset', 0, (email: string) => ({ email })],
    // A known address has a password to be read.
    ['/sign-in/email', 1, (email: string) => ({ email, password: 'not this one' })],
  ] as const)('%s takes as many statements for an unknown, a verified and an unproved address, %d apart', async (path, apart, bodyFor) => {
    const [verified, unproved] = [await signUpAndVerify(accounts, accounts.browser()), person()]
    await accounts.browser().call('/sign-up/email', unproved)
    const counts: number[] = []
    for (const { email } of [person(), verified, unproved]) counts.push(await statementsOf(path, bodyFor(email)))

    expect(Math.min(...counts)).toBeGreaterThan(2)
    expect(Math.max(...counts) - Math.min(...counts)).toBe(apart)
  })
})
