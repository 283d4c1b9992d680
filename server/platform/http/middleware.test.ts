import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type HttpEnv, isOwnRequest, requestLogger } from '#server/platform/http/middleware.ts'
import { createLog } from '#server/platform/log.ts'
import { noopSpan, type Tracing, type Work } from '#server/platform/tracing.ts'

const proxy = '10.0.0.1'
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

/** Asks for a path, and answers what was to be traced and whether it was told to have failed. */
async function traced(path: string, { from = proxy, status = 200 } = {}) {
  const works: Work[] = []
  const failed: string[] = []
  const span: Tracing['span'] = (work, does) => {
    works.push(work)
    return does({ ...noopSpan, fail: (code) => failed.push(code) })
  }
  const observers = { log: createLog('silent'), metrics: { request: () => {} }, tracing: { span }, isProxy: (at: string) => at === proxy }
  const app = new Hono<HttpEnv>().use(requestLogger(observers)).get('*', (c) => c.text('', status as 200))
  await app.request(path, { headers: { traceparent } }, { socketAddress: from })
  return { works, failed }
}

test('a request goes on in the trace of a proxy of ours, never in one that somebody else names', async () => {
  expect((await traced('/api/me')).works).toMatchObject([{ kind: 'server', continues: traceparent }])
  expect((await traced('/api/me', { from: '203.0.113.9' })).works).toMatchObject([{ kind: 'server', continues: undefined }])
})

test('pages, files and probes are not traced', async () => {
  for (const path of ['/', '/assets/a.js', '/livez', '/readyz', '/metrics']) expect([path, (await traced(path)).works]).toEqual([path, []])
})

test('a fault of ours fails its span, a refusal does not', async () => {
  expect((await traced('/api/me', { status: 503 })).failed).toEqual(['503'])
  expect((await traced('/api/me', { status: 429 })).failed).toEqual([])
})

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
