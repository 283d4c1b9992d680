import { describe, expect, test } from 'vitest'
import { mayReadMetrics } from './routes.ts'

const token = 'metrics-token-of-this-test'

describe('without a token, metrics are readable from this machine only', () => {
  const mayRead = mayReadMetrics(undefined)
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8'])('allows %s', (address) => {
    expect(mayRead(new Headers({ host: 'localhost:3000' }), address)).toBe(true)
  })
  test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '10.0.0.4', ''])('refuses %o', (address) => {
    expect(mayRead(new Headers({ host: 'localhost:3000' }), address)).toBe(false)
  })
  test.each([
    [{ 'x-forwarded-for': '203.0.113.9' }],
    [{ 'x-forwarded-proto': 'https' }],
    [{ forwarded: 'for=203.0.113.9' }],
    [{ 'x-real-ip': '203.0.113.9' }],
    [{ via: '1.1 proxy' }],
    [{ host: 'posts.example.com' }],
  ])('refuses requests that a proxy on this machine forwards: %o', (headers) => {
    expect(mayRead(new Headers({ host: 'localhost:3000', ...headers }), '127.0.0.1')).toBe(false)
  })
})

describe('with a token, metrics are readable with that token only', () => {
  const mayRead = mayReadMetrics(token)
  test('allows any address', () => {
    const headers = new Headers({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
    expect(mayRead(headers, '10.0.0.4')).toBe(true)
  })
  test.each([
    ['no token', {}],
    ['another one', { authorization: 'Bearer another-token-of-this-test' }],
    ['half of it', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('refuses %s, even from this machine', (_, headers) => {
    expect(mayRead(new Headers({ host: 'localhost:3000', ...headers }), '127.0.0.1')).toBe(false)
  })
})
