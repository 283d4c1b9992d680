import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type HttpEnv, isOwnRequest, requestLogger } from '#server/infra/http/middleware.ts'
import { createLog } from '#server/infra/log.ts'
import { noopSpan, type SpanOptions, type Tracing } from '#server/infra/tracing.ts'

const proxy = '10.0.0.1'
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

/** Requests a path. Returns the spans that were started and the codes with which they failed. */
async function requestTraced(path: string, { from = proxy, status = 200 } = {}) {
  const works: SpanOptions[] = []
  const failed: string[] = []
  const span: Tracing['span'] = (work, run) => {
    works.push(work)
    return run({ ...noopSpan, fail: (code) => failed.push(code) })
  }
  const observers = {
    log: createLog('silent'),
    metrics: { request: () => {} },
    tracing: { span },
    isProxy: (address: string) => address === proxy,
  }
  const app = new Hono<HttpEnv>().use(requestLogger(observers)).get('*', (c) => c.text('', status as 200))
  await app.request(path, { headers: { traceparent } }, { socketAddress: from })
  return { works, failed }
}

test('a request continues the trace of a trusted proxy, never that of another caller', async () => {
  const tracedAs = async (from: string) => (await requestTraced('/api/me', { from })).works.map((work) => [work.kind, work.traceparent])
  expect(await tracedAs(proxy)).toEqual([['server', traceparent]])
  expect(await tracedAs('203.0.113.9')).toEqual([['server', undefined]])
})

test('pages, files and probes are not traced', async () => {
  for (const path of ['/', '/assets/a.js', '/livez', '/readyz', '/metrics'])
    expect([path, (await requestTraced(path)).works]).toEqual([path, []])
})

test('a server error marks its span as failed, a client error does not', async () => {
  expect((await requestTraced('/api/me', { status: 503 })).failed).toEqual(['503'])
  expect((await requestTraced('/api/me', { status: 429 })).failed).toEqual([])
})

const appUrl = 'https://app.example'
const call = (headers: Record<string, string>, method = 'POST') =>
  isOwnRequest(new Request('http://10.0.0.1/api/me', { method, headers: { host: 'app.example', ...headers } }), appUrl)

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
  ['typed or bookmarked by the user', { 'sec-fetch-site': 'none' }, true],
  ["another site's page", { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a sister subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.app.example' }, false],
  ['an old browser, our page', { origin: 'https://app.example' }, true],
  ["an old browser, another site's page", { origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a client that is not a browser, which sends neither', {}, true],
])('a POST from %s, with cookies or without', (_, headers, allowed) => {
  expect([call({ ...headers, cookie: 'a=b' }), call(headers)]).toEqual([allowed, allowed])
})

test('GET is never rejected: it changes nothing, and other sites cannot read the response', () => {
  expect(call({ 'sec-fetch-site': 'cross-site', cookie: 'a=b' }, 'GET')).toBe(true)
})
