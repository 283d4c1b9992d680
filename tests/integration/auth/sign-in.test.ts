import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authMessages } from '#contract/messages.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { type Accounts, newUser, openAccounts, openBrowser, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('signing in, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  const signIn = (who: { email: string; password: string }, browser = accounts.browser()) =>
    browser.call('/sign-in/email', { email: who.email, password: who.password })

  test('the right password signs in, with the address in upper or lower case', async () => {
    const who = await accounts.signUpAndVerify()
    const browser = accounts.browser()

    expect((await signIn({ ...who, email: who.email.toUpperCase() }, browser)).status).toBe(200)
    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: who.email })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const who = await accounts.signUpAndVerify()

    const wrong = await signIn({ ...who, password: 'not this one' })
    const unknown = await signIn(newUser())

    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test('an unverified address cannot sign in, and its mail can be sent again', async () => {
    const who = newUser()
    const browser = accounts.browser()
    await browser.call('/sign-up/email', who)

    expect(await signIn(who)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } })
    expect((await signIn({ ...who, password: 'not this one' })).status).toBe(401)

    await accounts.browser().call('/send-verification-email', { email: who.email })
    const mails = accounts.mails.filter(({ to }) => to === who.email)
    expect(mails).toHaveLength(2)
    expect((await browser.call('/confirm-email', { token: tokenIn(mails[1]) })).status).toBe(200)
    expect((await signIn(who)).status).toBe(200)
  })

  test('requesting the mail again does not reveal whether the address is known', async () => {
    const [verified, waiting] = [await accounts.signUpAndVerify(), newUser()]
    await accounts.browser().call('/sign-up/email', waiting)
    const before = accounts.mails.length

    const ask = (email: string) => accounts.browser().call('/send-verification-email', { email })
    const [known, unproved, unknown] = await Promise.all([verified, waiting, newUser()].map(({ email }) => ask(email)))

    expect(known).toMatchObject({ status: 200 })
    expect([unproved?.body, unknown?.body]).toEqual([known?.body, known?.body])
    expect(accounts.mails.slice(before).map(({ to }) => to)).toEqual([waiting.email])
  })

  test('a disabled account gets its own message, only after the right password, and its sessions are invalid', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    await accounts.db.update(profiles).set({ disabled: true }).where(eq(profiles.email, who.email))

    expect(await signIn(who)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED', message: authMessages.disabled } })
    expect((await signIn({ ...who, password: 'not this one' })).status).toBe(401)
    expect(await accounts.identify(browser.cookies())).toBeNull()
  })

  test.each([
    ['/token', undefined],
    ['/update-user', { name: 'Somebody Else' }],
    ['/change-password', { currentPassword: 'correct horse', newPassword: 'battery staple' }],
  ] as const)('the session of a disabled account is refused: %s', async (path, body) => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    await accounts.db.update(profiles).set({ disabled: true }).where(eq(profiles.email, who.email))

    expect((await browser.call(path, body)).status).toBe(401)
    expect((await browser.call('/get-session')).body).toBeNull()
  })

  test('signing out ends the session on the server, not only in the browser', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)
    const stolen = browser.cookies()

    await browser.call('/sign-out', {})

    expect([...browser.jar.keys()]).toEqual([expect.stringMatching(/\.device_/)])
    expect(await accounts.identify(stolen)).toBeNull()
  })

  test('no answer contains the session token, so that scripts cannot read it', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const answers = [await signIn(who, browser), await browser.call('/get-session')]

    const storedSessions = await accounts.db.select({ token: sessions.token }).from(sessions)
    for (const { token } of storedSessions) expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(token)
    expect(answers[1]?.body).toMatchObject({ user: { email: who.email } })
  })

  test('a visitor has no session', async () => {
    expect((await accounts.browser().call('/get-session')).body).toBeNull()
  })

  test('password attempts within a session are limited across all client addresses', async () => {
    const browser = accounts.browser()
    const { password } = await accounts.signUpAndVerify(browser)
    const { max } = limitTable.passwordOf
    const attempt = (path: string, body: object) => {
      const machine = accounts.browser()
      for (const [name, value] of browser.jar) machine.jar.set(name, value)
      return machine.call(path, body)
    }
    const paths = ['/change-password', '/delete-user', '/two-factor/enable']

    const answers = await Promise.all(
      Array.from({ length: max + 10 }, (_, at) => {
        const path = paths[at % paths.length] ?? ''
        const guess = `guess number ${at}`
        return attempt(path, path === '/change-password' ? { currentPassword: guess, newPassword: 'battery staple' } : { password: guess })
      }),
    )

    expect(answers.filter(({ body }) => body?.code === 'INVALID_PASSWORD')).toHaveLength(max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    const refused = await attempt('/two-factor/enable', { password })
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } } })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('a name is stored as one line', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser, newUser({ name: ' Asha\r\nBcc:\u2028 x\t  Rao ' }))

    expect(await accounts.identify(browser.cookies())).toMatchObject({ name: 'Asha Bcc: x Rao' })
  })

  test('a new password ends all other sessions', async () => {
    const elsewhere = accounts.browser()
    const who = await accounts.signUpAndVerify(elsewhere)
    const here = accounts.browser()
    await signIn(who, here)

    const change = { currentPassword: who.password, newPassword: 'a better horse', revokeOtherSessions: true }
    expect((await here.call('/change-password', change)).status).toBe(200)

    expect(await accounts.identify(elsewhere.cookies())).toBeNull()
    expect(await accounts.identify(here.cookies())).not.toBeNull()
  })

  test('only the name of a profile can be changed', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)

    expect((await browser.call('/update-user', { name: '  Meera Iyer ' })).status).toBe(200)
    expect(await accounts.identify(browser.cookies())).toMatchObject({ name: 'Meera Iyer' })
    for (const field of ['role', 'disabled', 'emailVerified', 'email', 'image', 'twoFactorEnabled']) {
      expect((await browser.call('/update-user', { name: 'Meera', [field]: 'admin' })).status).toBe(422)
    }
  })

  test.each([
    ['http://localhost:3000', 'postwright.session_token', false],
    ['https://post.example.com', '__Host-postwright.session_token', true],
  ])('at %s the cookie is %s, HttpOnly and SameSite=Lax; Secure: %s', async (appUrl, name, secure) => {
    const who = await accounts.signUpAndVerify()
    const browser = openBrowser(await accounts.open({ APP_URL: appUrl }), appUrl)

    const cookie = (await signIn(who, browser)).headers.getSetCookie().find((set) => set.startsWith(name)) ?? ''

    expect(cookie.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=2592000']))
    expect(cookie.includes('Secure')).toBe(secure)
    expect(cookie).not.toContain('Domain')
  })

  test('another site cannot sign a user in or out', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const foreign = { origin: 'https://evil.example' }

    expect((await browser.call('/sign-out', {}, foreign)).status).toBe(403)
    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password }, foreign)).status).toBe(403)
    expect(await accounts.identify(browser.cookies())).not.toBeNull()
  })

  test('the three loopback names count as one site', async () => {
    const who = await accounts.signUpAndVerify()

    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password }, { origin })).status).toBe(200)
  })

  test('API clients get an access token that the published keys verify', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)
    const { body } = await browser.call('/token')
    const [head = '', claims = ''] = String(body?.token).split('.')
    const keys = (await accounts.browser().call('/.well-known/jwks.json')).body?.keys as { kid: string; alg: string; d?: string }[]

    const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
    expect(alg).toBe('ES256')
    expect(keys.find((key) => key.kid === kid)).toMatchObject({ alg: 'ES256' })
    expect(keys.every((key) => key.d === undefined)).toBe(true)
    expect(Object.keys(JSON.parse(Buffer.from(claims, 'base64url').toString())).sort()).toEqual([
      'aal',
      'aud',
      'email',
      'exp',
      'iat',
      'iss',
      'session_id',
      'sub',
    ])
  })
})
