import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authMessages } from '#contract/messages.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { type Accounts, newUser, openAccounts } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { totpCode } from '#tests/support/totp.ts'

const good = { name: 'Asha', email: 'asha@example.com', password: 'correct horse' }
const long = 'a'.repeat(1000)

/** Path, what is wrong, body, and the field that the answer names. */
const bad: [string, string, unknown, string][] = [
  ['/sign-up/email', 'no fields', {}, 'name'],
  ['/sign-up/email', 'a blank name', { ...good, name: '  ' }, 'name'],
  ['/sign-up/email', 'a long name', { ...good, name: long }, 'name'],
  ['/sign-up/email', 'a name with NUL', { ...good, name: 'A\0' }, 'name'],
  ['/sign-up/email', 'a name with half a surrogate pair', { ...good, name: 'A\ud800' }, 'name'],
  ['/sign-up/email', 'a name of another type', { ...good, name: { first: 'A' } }, 'name'],
  ['/sign-up/email', 'no address', { ...good, email: 'asha' }, 'email'],
  ['/sign-up/email', 'a long address', { ...good, email: `${long}@example.com` }, 'email'],
  ['/sign-up/email', 'an address with a line break', { ...good, email: 'a@example.com\r\nbcc: b@example.com' }, 'email'],
  ['/sign-up/email', 'a short password', { ...good, password: '12345' }, 'password'],
  ['/sign-up/email', 'a long password', { ...good, password: 'a'.repeat(129) }, 'password'],
  ['/sign-up/email', 'a number as password', { ...good, password: 123456 }, 'password'],
  ['/sign-up/email', 'a password with NUL', { ...good, password: 'correct\0horse' }, 'password'],
  ['/sign-up/email', 'a password with half a surrogate pair', { ...good, password: 'correct \ud800' }, 'password'],
  ['/sign-up/email', 'an address to go to', { ...good, callbackURL: 'https://evil.example' }, ''],
  ['/sign-up/email', 'a list', [], ''],
  ['/sign-in/email', 'no fields', {}, 'email'],
  ['/sign-in/email', 'no password', { email: good.email, password: '' }, 'password'],
  ['/sign-in/email', 'an address to go to', { email: good.email, password: 'x', callbackURL: '//evil.example' }, ''],
  ['/sign-in/email', 'half a surrogate pair', { email: good.email, password: 'correct \ud800' }, 'password'],
  ['/send-verification-email', 'no address', { email: 1 }, 'email'],
  ['/request-password-reset', 'an address to go to', { email: good.email, redirectTo: 'https://evil.example' }, ''],
  ['/reset-password', 'a short password', { token: 'x', newPassword: '12345' }, 'newPassword'],
  ['/confirm-email', 'an address to go to', { token: 'x', callbackURL: 'https://evil.example' }, ''],
  ['/confirm-email', 'no token', {}, 'token'],
  ['/confirm-email/password', 'no password', { token: 'x' }, 'password'],
  ['/change-password', 'the password that is used now', { currentPassword: good.password, newPassword: good.password }, 'newPassword'],
  ['/setup', 'no token', { ...good }, 'token'],
  ['/setup', 'a long token', { ...good, token: long }, 'token'],
]

describe.each(databases)('invalid input to account calls, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  test.each(bad)('%s refuses %s with the name of the field and stores nothing', async (path, _what, body, field) => {
    const answer = await accounts.browser().call(path, body)

    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(answer.body?.data).toMatchObject({ issues: expect.arrayContaining([{ path: field, message: expect.any(String) }]) })
    expect(await accounts.db.select().from(profiles)).toEqual([])
  })

  test('every issue has the message that the screen shows', async () => {
    const answer = await accounts.browser().call('/sign-up/email', { name: ' ', email: 'x', password: '123' })

    expect(answer.body?.data).toEqual({
      issues: [
        { path: 'name', message: authMessages.nameRequired },
        { path: 'email', message: authMessages.emailInvalid },
        { path: 'password', message: authMessages.passwordTooShort },
      ],
    })
  })

  test.each(['{', 'null', '"text"', ''])('a body that is not an object is refused: %j', async (body) => {
    const answer = await accounts.browser().call('/sign-in/email', body)

    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).not.toMatch(/ at |node_modules|Error:/)
  })

  test('a form on another site cannot sign in, because its content type is refused', async () => {
    const body = JSON.stringify({ email: good.email, password: good.password })

    expect((await accounts.browser().call('/sign-in/email', body, { 'content-type': 'text/plain' })).status).toBe(422)
  })

  test.each([
    '/sign-in/social',
    '/verify-email',
    '/delete-user/callback',
    '/change-email',
    '/list-sessions',
    '/error',
    '/',
    '/constructor',
    '/sign-in/email/',
  ])('an endpoint of the auth library that is not enabled answers 404: %s', async (path) => {
    expect(await accounts.browser().call(path, newUser())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

describe('rate limits of a client address', () => {
  let server: TestServer
  afterEach(() => server.stop())

  /** One concurrent attempt more than a client address may make. */
  const guess = async (headers: (n: number) => Record<string, string>) => {
    const answers = await Promise.all(
      Array.from({ length: limitTable.link.max + 1 }, (_, n) =>
        server.fetch('/api/auth/setup/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers(n) },
          body: JSON.stringify({ token: 'a guess' }),
        }),
      ),
    )
    return answers.map(({ status }) => status)
  }

  test('forged address headers give no new rate limit', async () => {
    server = await startServer()

    const statuses = await guess((n) => ({ [clientIpHeader]: `198.18.0.${n}`, 'x-forwarded-for': `198.18.1.${n}` }))

    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('clients behind a trusted proxy have separate rate limits', async () => {
    server = await startServer({ env: behindProxy })

    expect(await guess((n) => ({ 'x-forwarded-for': `198.18.1.${n % 2}` }))).not.toContain(429)
    expect(await guess(() => ({ 'x-forwarded-for': '198.18.1.9' }))).toContain(429)
  })
})

describe('cookies over https', () => {
  let accounts: Accounts
  beforeAll(async () => {
    // Cookies do not depend on the database: one is enough.
    accounts = await openAccounts('pglite', { APP_URL: 'https://words.example' })
  })
  afterAll(() => accounts.close())

  test('over https every cookie of sign-in and sign-out has __Host-, Secure, SameSite=Lax and HttpOnly', async () => {
    const who = await accounts.userWithTwoFactor()
    const browser = accounts.browser()
    const answers = [
      await browser.call('/sign-in/email', { email: who.email, password: who.password }),
      await browser.enterCode(totpCode(who.secret, 1)),
      await browser.call('/get-session'),
      await browser.call('/sign-out', {}),
      await accounts.browser().call('/sign-up/email', newUser()),
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
})
