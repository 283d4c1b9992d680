import { expect, test } from 'vitest'
import { isOwnRequest } from '#server/platform/http/same-origin.ts'

const appUrl = 'https://app.example'
const call = (headers: Record<string, string>, method = 'POST') =>
  isOwnRequest(new Request('http://10.0.0.1/api/me', { method, headers: { host: 'app.example', ...headers } }), appUrl)

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
  ['typed or bookmarked by the person', { 'sec-fetch-site': 'none' }, true],
  ["another site's page", { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a sister subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.app.example' }, false],
  ['an old browser, our page', { origin: 'https://app.example' }, true],
  ["an old browser, another site's page", { origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a program, which sends neither', {}, true],
])('a POST from %s, with cookies or without', (_, headers, allowed) => {
  expect([call({ ...headers, cookie: 'a=b' }), call(headers)]).toEqual([allowed, allowed])
})

test('reading is never refused: it changes nothing, and no other site is shown the answer', () => {
  expect(call({ 'sec-fetch-site': 'cross-site', cookie: 'a=b' }, 'GET')).toBe(true)
})
