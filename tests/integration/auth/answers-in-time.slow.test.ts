import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#server/features/auth/endpoints.ts'
import { type Accounts, type Answer, newUser, openAccounts, smtpSettings } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { totpCode } from '#tests/support/totp.ts'

/** Milliseconds: generous, for slow machines. A call that waits for the only database connection while it holds it never answers. */
const timeoutMs = 15_000

// PGlite has one connection: a query outside of the open transaction would wait forever.
describe.each(databases)('every account call answers, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), smtpSettings)
  })
  afterAll(() => accounts.close())

  /** A user who has signed up and not opened the link, with their browser. */
  const waiting = async () => {
    const browser = accounts.browser()
    const who = newUser()
    await browser.call('/sign-up/email', who)
    return { browser, ...who }
  }
  const verified = async () => {
    const browser = accounts.browser()
    return { browser, ...(await accounts.signUpAndVerify(browser)) }
  }

  /** One successful call of each path. */
  const calls: Readonly<Record<string, () => Promise<() => Promise<Answer>>>> = {
    '/sign-up/email': async () => () => accounts.browser().call('/sign-up/email', newUser()),
    '/sign-in/email': async () => {
      const { email, password } = await verified()
      return () => accounts.browser().call('/sign-in/email', { email, password })
    },
    '/sign-out': async () => {
      const { browser } = await verified()
      return () => browser.call('/sign-out', {})
    },
    '/get-session': async () => {
      const { browser } = await verified()
      return () => browser.call('/get-session')
    },
    '/confirm-email': async () => {
      const { browser, email } = await waiting()
      return () => browser.call('/confirm-email', { token: accounts.newestToken(email) })
    },
    '/confirm-email/password': async () => {
      const { email, password } = await waiting()
      return () => accounts.browser().call('/confirm-email/password', { token: accounts.newestToken(email), password })
    },
    '/send-verification-email': async () => {
      const { email } = await waiting()
      return () => accounts.browser().call('/send-verification-email', { email })
    },
    '/request-password-reset': async () => {
      const { email } = await verified()
      return () => accounts.browser().call('/request-password-reset', { email })
    },
    '/reset-password': async () => {
      const { email, browser } = await verified()
      await browser.call('/request-password-reset', { email })
      return () => browser.call('/reset-password', { token: accounts.newestToken(email), newPassword: 'battery staple' })
    },
    '/change-password': async () => {
      const { browser, password: currentPassword } = await verified()
      return () => browser.call('/change-password', { currentPassword, newPassword: 'battery staple', revokeOtherSessions: true })
    },
    '/delete-user': async () => {
      const { browser, password } = await verified()
      return () => browser.call('/delete-user', { password })
    },
    '/update-user': async () => {
      const { browser } = await verified()
      return () => browser.call('/update-user', { name: 'Somebody Else' })
    },
    '/token': async () => {
      const { browser } = await verified()
      return () => browser.call('/token')
    },
    '/.well-known/jwks.json': async () => () => accounts.browser().call('/.well-known/jwks.json'),
    '/two-factor/enable': async () => {
      const { browser, password } = await verified()
      return () => browser.call('/two-factor/enable', { password })
    },
    '/two-factor/disable': async () => {
      const { browser, password, backupCodes } = await accounts.userWithTwoFactor()
      return () => browser.call('/two-factor/disable', { password, code: backupCodes[0] })
    },
    '/two-factor/generate-backup-codes': async () => {
      const { browser, password, backupCodes } = await accounts.userWithTwoFactor()
      return () => browser.call('/two-factor/generate-backup-codes', { password, code: backupCodes[0] })
    },
    '/factors': async () => {
      const { browser } = await accounts.userWithTwoFactor()
      return () => browser.call('/factors')
    },
    '/factors/*/challenge': async () => {
      const { browser } = await accounts.userWithTwoFactor()
      const [factor] = await browser.factors()
      return () => browser.call(`/factors/${factor?.id}/challenge`, {})
    },
    '/factors/*/verify': async () => {
      const who = await accounts.userWithTwoFactor()
      const { browser } = await accounts.signIn(who)
      return () => browser.enterCode(totpCode(who.secret, 1))
    },
    '/factors/backup-code': async () => {
      const who = await accounts.userWithTwoFactor()
      const { browser } = await accounts.signIn(who)
      return () => browser.call('/factors/backup-code', { code: who.backupCodes[0] })
    },
    '/setup': async () => {
      // An account exists by now: the refusal uses the same transaction.
      return () => accounts.browser().call('/setup', { token: 'a'.repeat(43), ...newUser() })
    },
    '/setup/check': async () => () => accounts.browser().call('/setup/check', { token: 'a'.repeat(43) }),
  }

  test('every public path has a call in this test', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test.each(Object.entries(calls))('%s answers', async (path, prepare) => {
    const send = await prepare()
    const began = performance.now()
    const answer = await send()

    expect(performance.now() - began).toBeLessThan(timeoutMs)
    expect(answer.status, JSON.stringify(answer.body)).toBe(path === '/setup' ? 400 : 200)
  })
})
