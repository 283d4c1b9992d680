import { serializeSigned } from 'hono/utils/cookie'
import { expect, test } from 'vitest'
import { signedCookie } from './session-cookie.ts'

const name = 'postwright.session_token'
const secret = 'only for tests, thirty-two letters'
const cookie = (await serializeSigned(name, 'a token = of a user', secret)).split(';')[0] ?? ''

test('a cookie that was signed with the secret is read, among other cookies', async () =>
  expect(await signedCookie(`theme=dark; ${cookie}; ${name}2=x.y`, { name, secret })).toBe('a token = of a user'))

test.each([
  ['another secret', cookie, 'another secret of thirty-two letters'],
  ['another value', cookie.replace('user', 'admin'), secret],
  ['a shortened signature', cookie.slice(0, -4), secret],
  ['no signature', `${name}=token`, secret],
  ['an empty signature', `${name}=token.`, secret],
  ['no such cookie', 'theme=dark', secret],
])('%s: no session', async (_, header, verifier) => expect(await signedCookie(header, { name, secret: verifier })).toBeNull())
