import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts, person } from '#tests/support/auth.ts'
import { codeOf } from '#tests/support/totp.ts'
import { prove, secured } from '#tests/support/two-factor.ts'

let accounts: Accounts
beforeAll(async () => {
  // What a cookie looks like does not depend on where the data lies.
  accounts = await openAccounts('pglite', { APP_URL: 'https://words.example' })
})
afterAll(() => accounts.close())

test('over https every cookie on the whole way in and out is bound to this host, to https, to our own pages and away from scripts', async () => {
  const who = await secured(accounts)
  const browser = accounts.browser()
  const answers = [
    await browser.call('/sign-in/email', { email: who.email, password: who.password }),
    await prove(browser, codeOf(who.secret, 1)),
    await browser.call('/get-session'),
    await browser.call('/sign-out', {}),
    await accounts.browser().call('/sign-up/email', person()),
  ]

  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
  const names = new Set(cookies.map((cookie) => cookie.split('=')[0]))
  expect([...names]).toEqual(expect.arrayContaining(['__Host-postwright.session_token', '__Host-postwright.two_factor']))
  for (const cookie of cookies) {
    const [name, ...attributes] = cookie.split('; ')
    expect([name, attributes]).toEqual([
      expect.stringMatching(/^__Host-postwright\./),
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    ])
    expect(cookie).not.toMatch(/domain/i)
  }
})
