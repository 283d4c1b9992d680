import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { type Accounts, type Browser, newUser, openAccounts, smtpSettings, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { totpCode } from '#tests/support/totp.ts'

const password = 'correct horse'
/** An unknown, a verified and an unverified address. */
async function addressesOn(accounts: Accounts): Promise<string[]> {
  const [unknown, verified, unproved] = [newUser(), await accounts.signUpAndVerify(), newUser()]
  await accounts.browser().call('/sign-up/email', unproved)
  return [unknown, verified, unproved].map(({ email }) => email)
}

// Answer times are compared by `npm run bench -- timing`.
describe('account forms do the same work for every address', () => {
  // Before the first connection, which keeps a reference to the function.
  const queries = vi.spyOn(Client.prototype, 'query')
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await freshDatabase(), smtpSettings)
  })
  afterAll(async () => {
    await accounts.close()
    queries.mockRestore()
  })

  let machines = 0
  /** Number of statements and milliseconds until the answer. */
  async function costOf(path: string, body: object) {
    const headers = { 'content-type': 'application/json', [clientIpHeader]: `198.18.7.${++machines}` }
    const url = `http://localhost:3000/api/auth${path}`
    queries.mockClear()
    const began = performance.now()
    await accounts.auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    const cost = { statements: queries.mock.calls.length, milliseconds: performance.now() - began }
    await accounts.auth.whenEmailsQueued()
    return cost
  }

  test.each([
    ['/sign-up/email', 300, (email: string) => ({ email, password, name: 'Asha Rao' })],
    ['/request-password-reset', 100, (email: string) => ({ email })],
    ['/send-verification-email', 100, (email: string) => ({ email })],
  ] as const)('%s answers no sooner than after %d ms, which covers its work for any address', async (path, soonest, bodyFor) => {
    for (const email of await addressesOn(accounts)) {
      // Timers have a resolution of one millisecond.
      expect((await costOf(path, bodyFor(email))).milliseconds).toBeGreaterThanOrEqual(soonest - 1)
    }
  })

  test('a sign-in runs the same number of statements for an unknown, a verified and an unverified address, except for reading a password', async () => {
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
    accounts = await openAccounts(await fresh(), smtpSettings)
  })
  afterAll(() => accounts.close())

  const statusesOf = async (email: string) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => accounts.browser().call('/sign-up/email', newUser({ email, password }))),
    )
    for (const { body } of answers) expect(Object.keys(body ?? {})).toEqual(['user'])
    return answers.map(({ status, body }) => [status, Object.keys(Object(body?.user))])
  }

  test('get the same answer for an unknown, a verified and an unverified address', async () => {
    for (let round = 0; round < 3; round++) {
      const [unknown, verified, unproved] = (await addressesOn(accounts)) as [string, string, string]
      const answered = await statusesOf(unknown)

      expect(new Set(answered.map(([status]) => status))).toEqual(new Set([200]))
      expect(await statusesOf(verified)).toEqual(answered)
      expect(await statusesOf(unproved)).toEqual(answered)
    }
  })

  test('create one account, and send each its own link', async () => {
    const { email } = newUser()
    const people = Array.from({ length: 4 }, (_, at) => ({ browser: accounts.browser(), who: newUser({ email, name: `Number ${at}` }) }))
    await Promise.all(people.map(({ browser, who }) => browser.call('/sign-up/email', who)))
    const links = accounts.mails.filter(({ to }) => to === email)

    expect(links).toHaveLength(4)
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, email))).toHaveLength(1)
    expect((await people[3]?.browser.call('/confirm-email', { token: tokenIn(links[0]) }))?.status).toBe(200)
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, email))).toMatchObject([{ fullName: 'Number 3' }])
  })
})

const { signInTo, signInKnown } = limitTable

describe.each(databases)('wrong passwords from many machines, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' })
  })
  afterAll(() => accounts.close())

  type Who = { email: string; password: string }
  const signIn = ({ email, password }: Who, browser: Browser) => browser.call('/sign-in/email', { email, password })
  /** Sends each attempt from a new client address. Returns how many were refused without a check. */
  const guess = async ({ email }: Who, times: number) => {
    const guesses = Array.from({ length: times }, (_, at) => signIn({ email, password: `wrong ${at}` }, accounts.browser()))
    return (await Promise.all(guesses)).filter(({ status }) => status === 429).length
  }
  const deviceCookies = (browser: Browser) => [...browser.jar].filter(([name]) => name.includes('.device_'))
  /** Ends the windows of all limits. */
  const later = () => accounts.db.update(rateLimits).set({ expiresAt: new Date(0) })

  test.each(['user', 'admin'] as const)(
    'of 100 attempts for one %s only 40 are checked, and the user can still sign in from a known browser',
    { timeout: 120_000 },
    async (role) => {
      const knownBrowser = accounts.browser()
      const who = await accounts.signUpAndVerify(knownBrowser)
      await accounts.db.update(profiles).set({ role }).where(eq(profiles.email, who.email))
      await knownBrowser.call('/sign-out', {})

      expect(await guess(who, 100)).toBe(100 - signInTo.max)

      expect((await signIn(who, knownBrowser)).status).toBe(200)
      // An unknown browser waits for minutes, not for an hour, and can then sign in.
      const fresh = accounts.browser()
      const refused = await signIn(who, fresh)
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(signInTo.seconds)
      await later()
      expect((await signIn(who, fresh)).status).toBe(200)
    },
  )

  test('correct passwords are not counted: the user can sign in from any number of new devices', { timeout: 60_000 }, async () => {
    const who = await accounts.signUpAndVerify()
    const answers = await Promise.all(Array.from({ length: signInTo.max }, () => signIn(who, accounts.browser())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await guess(who, signInTo.max - 1)).toBe(0)
    expect((await signIn(who, accounts.browser())).status).toBe(200)
  })

  test('a known browser has its own small limit and does not use up the shared one', async () => {
    const knownBrowser = accounts.browser()
    const who = await accounts.signUpAndVerify(knownBrowser)
    const wrong = () => signIn({ ...who, password: 'not this one' }, withCookies(knownBrowser))

    const answers = await Promise.all(Array.from({ length: signInKnown.max + 2 }, wrong))

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await guess(who, signInTo.max)).toBe(0)
  })

  /** The same cookies from another client address, so that its rate limit does not apply. */
  const withCookies = (browser: Browser): Browser => {
    const other = accounts.browser()
    for (const [name, value] of browser.jar) other.jar.set(name, value)
    return other
  }

  test('the device cookie is valid for one account only, and two accounts of one browser each have their own', async () => {
    const browser = accounts.browser()
    const [asha, ben] = [await accounts.signUpAndVerify(browser), newUser()]
    await accounts.signUpAndVerify(browser, ben)
    expect(deviceCookies(browser)).toHaveLength(2)
    const other = await accounts.signUpAndVerify()
    await guess(asha, signInTo.max)
    await guess(other, signInTo.max)

    expect((await signIn(asha, withCookies(browser))).status).toBe(200)
    const borrowed = withCookies(browser)
    const ownName = deviceCookies(await signedInTo(other))[0]?.[0] ?? ''
    borrowed.jar.set(ownName, deviceCookies(browser)[0]?.[1] ?? '')
    expect((await signIn(other, borrowed)).status).toBe(429)
  })

  /** A browser with a device cookie of that account, regardless of rate limits. */
  const signedInTo = async (who: Who) => {
    await later()
    const browser = accounts.browser()
    await signIn(who, browser)
    await guess(who, signInTo.max)
    return browser
  }

  test('a new password invalidates the device cookie in all other browsers', async () => {
    const [here, elsewhere] = [accounts.browser(), accounts.browser()]
    const who = await accounts.signUpAndVerify(here)
    await signIn(who, elsewhere)
    const stolen = withCookies(elsewhere)
    const changed = { ...who, password: 'battery staple' }
    await here.call('/change-password', { currentPassword: who.password, newPassword: changed.password, revokeOtherSessions: true })
    await guess(who, signInTo.max)

    expect((await signIn(changed, stolen)).status).toBe(429)
    expect((await signIn(changed, withCookies(here))).status).toBe(200)

    // A reset link works from anywhere, even while others keep guessing.
    const anywhere = accounts.browser()
    await anywhere.call('/request-password-reset', { email: who.email })
    const token = accounts.newestToken(who.email)
    const reset = { ...who, password: 'wooden table' }
    expect((await anywhere.call('/reset-password', { token, newPassword: reset.password })).status).toBe(200)
    expect((await signIn(reset, withCookies(here))).status).toBe(429)
    expect((await signIn(reset, anywhere)).status).toBe(200)
  })

  test('the password alone does not make a browser known when a second factor is required', async () => {
    const who = await accounts.userWithTwoFactor()
    const browser = accounts.browser()
    await signIn(who, browser)
    expect(deviceCookies(browser)).toEqual([])
    await browser.enterCode(totpCode(who.secret, 1))
    expect(deviceCookies(browser)).toHaveLength(1)
  })

  test('the device cookie alone gives no access, and scripts cannot read it', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    await accounts.db.delete(sessions)
    const answer = await signIn(who, browser)
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('.device_'))
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    browser.jar.delete(accounts.auth.cookie.name)
    expect(await accounts.identify(browser.cookies())).toBeNull()
  })
})
