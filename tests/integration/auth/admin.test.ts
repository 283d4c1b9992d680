import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts, openBrowser, person, signUpAndVerify } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

const boss = person({ email: 'boss@example.com' })

describe.each(databases)('ADMIN_EMAIL, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), { ADMIN_EMAIL: 'Boss@Example.com' })
  })
  afterAll(() => accounts.close())

  const roleOf = async (email: string) => (await accounts.db.select().from(profiles).where(eq(profiles.email, email)))[0]?.role

  test('becomes an admin by verifying the address, and not before', async () => {
    const browser = accounts.browser()
    await accounts.browser().call('/sign-up/email', boss)
    await accounts.open()
    expect(await roleOf(boss.email)).toBe('user')

    await signUpAndVerify(accounts, browser, boss)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ role: 'admin' })
  })

  test('makes nobody else an admin', async () => {
    const browser = accounts.browser()
    await signUpAndVerify(accounts, browser)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ role: 'user' })
  })

  test('set later, takes effect at the next start for an address verified before', async () => {
    const who = await signUpAndVerify(accounts, accounts.browser())
    await accounts.open({ ADMIN_EMAIL: who.email })

    expect(await roleOf(who.email)).toBe('admin')
  })

  test('takes effect at a sign-in too, for an address verified while another server ran', async () => {
    const who = await signUpAndVerify(accounts, accounts.browser())
    const elsewhere = await accounts.open({ ADMIN_EMAIL: who.email })
    await accounts.db.update(profiles).set({ role: 'user' }).where(eq(profiles.email, who.email))

    const browser = openBrowser(elsewhere, 'http://localhost:3000')
    await browser.call('/sign-in/email', { email: who.email, password: who.password })

    expect(await roleOf(who.email)).toBe('admin')
  })
})
