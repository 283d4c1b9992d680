import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { type Accounts, type Browser, openAccounts, smtpSettings } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { secretIn, totpCode } from '#tests/support/totp.ts'

describe.each(databases)('the second factor cannot be bypassed, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), smtpSettings)
  })
  afterAll(() => accounts.close())

  const nobody = (browser: Browser) => accounts.identify(browser.cookies()).then((found) => found === null)

  test('the password alone gives no session; the code does', async () => {
    const who = await accounts.userWithTwoFactor()
    const { browser, answer } = await accounts.signIn(who)

    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(answer.headers.getSetCookie().filter((cookie) => /session_token=[^;]/.test(cookie))).toEqual([])
    expect(await nobody(browser)).toBe(true)
    for (const path of ['/token', '/get-session']) expect((await browser.call(path)).body?.token ?? null).toBeNull()

    expect(await browser.enterCode(totpCode(who.secret, 1))).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', expires_in: 900 },
    })
    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: who.email })
    expect([...browser.jar.keys()].some((name) => name.includes('two_factor'))).toBe(false)
  })

  test('a reset link and a verification link give no session without the code', async () => {
    const who = await accounts.userWithTwoFactor()
    const newest = () => accounts.newestToken(who.email)
    const browser = accounts.browser()
    await browser.call('/request-password-reset', { email: who.email })
    await browser.call('/reset-password', { token: newest(), newPassword: 'another horse' })
    expect(await nobody(browser)).toBe(true)
    expect(await accounts.signIn({ ...who, password: 'another horse' })).toMatchObject({ answer: { body: { twoFactorRedirect: true } } })

    await accounts.db.update(profiles).set({ emailVerified: false }).where(eq(profiles.email, who.email))
    await browser.call('/send-verification-email', { email: who.email })
    const confirmed = await browser.call('/confirm-email/password', { token: newest(), password: 'another horse' })
    expect(confirmed).toMatchObject({ status: 403, body: { code: 'SECOND_STEP_NEEDED' } })
    expect(browser.jar.has(accounts.auth.cookie.name)).toBe(false)
  })

  test('cookies and access tokens from before two-factor was enabled give no access', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const token = String((await browser.call('/token')).body?.token)
    const { body } = await browser.call('/two-factor/enable', { password: who.password })
    const before = new Map(browser.jar)
    expect((await browser.enterCode(totpCode(secretIn(String(body?.totpURI))))).status).toBe(200)

    const cached = accounts.browser()
    for (const [name, value] of before) cached.jar.set(name, value)
    expect(await nobody(cached)).toBe(true)
    expect((await cached.call('/get-session')).body).toBeNull()
    expect((await cached.call('/token')).status).toBe(401)
    expect(await accounts.identify(new Headers({ authorization: `Bearer ${token}` }))).toBeNull()
    expect((await cached.call('/factors', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await cached.call('/two-factor/disable', { password: who.password, code: '123456' })).status).toBe(401)
  })

  test('the cookie of a pending sign-in is not a session, under any name', async () => {
    const { browser } = await accounts.signIn(await accounts.userWithTwoFactor())
    const waiting = [...browser.jar.entries()].find(([name]) => name.endsWith('two_factor'))?.[1] ?? ''
    const names = [accounts.auth.cookie.name, 'postwright.trust_device', 'postwright.session_data']
    for (const name of names) browser.jar.set(name, waiting)

    expect(await nobody(browser)).toBe(true)
    expect(await accounts.identify(new Headers({ authorization: `Bearer ${waiting}` }))).toBeNull()
    for (const path of ['/token', '/get-session']) expect((await browser.call(path)).body?.token ?? null).toBeNull()
  })

  test('a password that is checked while two-factor is being enabled still requires the code', async () => {
    const who = await accounts.signUpAndVerify()
    // Enabled at the worst moment: after the sign-in has read the user and before it stores the session.
    await accounts.db.execute(sql`create function turn_on() returns trigger language plpgsql as $$ begin
      update profiles set two_factor_enabled = true where id = new.user_id; return new; end $$`)
    await accounts.db.execute(sql`create trigger turn_on before insert on sessions for each row execute function turn_on()`)
    try {
      const { browser, answer } = await accounts.signIn(who)
      expect(answer.body).toMatchObject({ twoFactorRedirect: true })
      expect(await nobody(browser)).toBe(true)
    } finally {
      await accounts.db.execute(sql`drop trigger turn_on on sessions`)
      await accounts.db.execute(sql`drop function turn_on`)
    }
  })

  test('a new password ends pending sign-ins that used the old one', async () => {
    const who = await accounts.userWithTwoFactor()
    const { browser } = await accounts.signIn(who)
    const change = { currentPassword: who.password, newPassword: 'a better horse', revokeOtherSessions: true }
    expect((await who.browser.call('/change-password', change)).status).toBe(200)

    expect(await browser.call('/factors')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_EXPIRED' } })
  })

  test('a pending sign-in expires, and gives one session at most', async () => {
    const who = await accounts.userWithTwoFactor()
    const { browser } = await accounts.signIn(who)
    const waiting = new Map(browser.jar)
    await browser.enterCode(totpCode(who.secret, 1))
    browser.jar.clear()
    for (const [name, value] of waiting) browser.jar.set(name, value)

    const expired = { status: 401, body: { code: 'SIGN_IN_EXPIRED', message: twoFactorMessages.signInExpired } }
    expect(await browser.call('/factors')).toMatchObject(expired)
    expect(await browser.call('/factors/backup-code', { code: who.backupCodes[0] })).toMatchObject(expired)
    expect(await accounts.browser().call('/factors')).toMatchObject(expired)
  })
})

describe.each(databases)("the specification's second-factor calls, on $name", ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  test("another user's factor and an unknown one are not found", async () => {
    const [mine, theirs] = [await accounts.userWithTwoFactor(), await accounts.userWithTwoFactor()]
    const other = (await theirs.browser.factors())[0]?.id
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
    for (const id of [other, crypto.randomUUID(), 'no-id']) {
      expect(await mine.browser.call(`/factors/${id}/challenge`, {})).toMatchObject(notFound)
      const answer = { code: totpCode(theirs.secret), challenge_id: 'x' }
      expect(await mine.browser.call(`/factors/${id}/verify`, answer)).toMatchObject(notFound)
    }
  })

  test.each(['sms', 'whatsapp'])('a code by %s is refused as not available', async (channel) => {
    const { browser } = await accounts.userWithTwoFactor()
    const id = (await browser.factors())[0]?.id

    expect(await browser.call(`/factors/${id}/challenge`, { channel })).toMatchObject({
      status: 422,
      body: { data: { issues: [{ path: 'channel', message: twoFactorMessages.phoneUnavailable }] } },
    })
    expect(await browser.call(`/factors/${id}/challenge`, { channel: 'totp' })).toMatchObject({ status: 200, body: { type: 'totp' } })
  })

  test('a challenge is valid once and for its own factor; invalid input is reported', async () => {
    const who = await accounts.userWithTwoFactor()
    const id = (await who.browser.factors())[0]?.id
    const { body } = await who.browser.call(`/factors/${id}/challenge`, {})
    const verify = (code: unknown, challenge_id = String(body?.id)) => who.browser.call(`/factors/${id}/verify`, { code, challenge_id })

    expect(await verify('12345')).toMatchObject({
      status: 422,
      body: { data: { issues: [{ path: 'code', message: twoFactorMessages.codeRequired }] } },
    })
    expect(await verify(totpCode(who.secret, 1), 'made up')).toMatchObject({ status: 400, body: { code: 'CHALLENGE_EXPIRED' } })
    expect((await verify(totpCode(who.secret, 1).replace(/(...)/, '$1 '))).status).toBe(200)
    expect(await verify(totpCode(who.secret, 1))).toMatchObject({ status: 400, body: { code: 'CHALLENGE_EXPIRED' } })
  })

  test('an access token can be used in place of its session, and the answer has the fields of a session', async () => {
    const who = await accounts.userWithTwoFactor()
    const token = (await who.browser.call('/token')).body?.token
    const client = accounts.browser()
    const bearer = { authorization: `Bearer ${token}` }
    const id = (await client.factors(bearer))[0]?.id
    const challenge = await client.call(`/factors/${id}/challenge`, {}, bearer)

    const { status, body } = await client.call(
      `/factors/${id}/verify`,
      { code: totpCode(who.secret, 1), challenge_id: challenge.body?.id },
      bearer,
    )

    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 900,
      expires_at: expect.any(Number),
      refresh_token: null,
      user: {
        id: expect.any(String),
        email: who.email,
        user_metadata: { full_name: who.name, role: 'user' },
        factors: [{ id, factor_type: 'totp', status: 'verified' }],
      },
    })
    expect(await accounts.identify(new Headers({ authorization: `Bearer ${body?.access_token}` }))).toMatchObject({ email: who.email })
    const storedSessions = await accounts.db.select({ token: sessions.token }).from(sessions)
    for (const session of storedSessions) expect(JSON.stringify(body)).not.toContain(session.token)
  })
})
