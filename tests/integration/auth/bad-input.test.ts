import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts, person } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

const good = { name: 'Asha', email: 'asha@example.com', password: 'correct horse' }
const long = 'a'.repeat(1000)

/** path, what is wrong, body, the field that the answer names */
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

describe.each(databases)('bad input to the accounts, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  test.each(bad)('%s refuses %s by name and stores nothing', async (path, _what, body, field) => {
    const answer = await accounts.browser().call(path, body)

    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(answer.body?.data).toMatchObject({ issues: expect.arrayContaining([{ path: field, message: expect.any(String) }]) })
    expect(await accounts.db.select().from(profiles)).toEqual([])
  })

  test('every fault is named in the words of the screen', async () => {
    const answer = await accounts.browser().call('/sign-up/email', { name: ' ', email: 'x', password: '123' })

    expect(answer.body?.data).toEqual({
      issues: [
        { path: 'name', message: messages.auth.nameRequired },
        { path: 'email', message: messages.auth.emailInvalid },
        { path: 'password', message: messages.auth.passwordTooShort },
      ],
    })
  })

  test.each(['{', 'null', '"text"', ''])('a body that is not an object is refused: %j', async (body) => {
    const answer = await accounts.browser().call('/sign-in/email', body)

    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).not.toMatch(/ at |node_modules|Error:/)
  })

  test('a form on another site cannot send one, whatever it calls it', async () => {
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
  ])('what the auth library can do beyond our list does not exist: %s', async (path) => {
    expect(await accounts.browser().call(path, person())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
