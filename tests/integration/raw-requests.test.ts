import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirects, tryOutPath } from '#contract/paths.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Bytes; well over the limit of a body. */
const tooMuch = 600_000

describe('malformed HTTP requests', () => {
  let server: TestServer
  /** Behind a proxy, so that it answers to any name. */
  let open: TestServer
  beforeAll(async () => {
    ;[server, open] = await Promise.all([startServer(), startServer({ env: { APP_URL: 'https://posts.example.com', HOST: '127.0.0.1' } })])
  })
  afterAll(() => Promise.all([server.stop(), open.stop()]))
  const hostOf = ({ url }: TestServer) => `Host: ${new URL(url).host}`

  /** Sends raw request headers, and reads until the server closes the connection. */
  const raw = (first: string, ...headers: string[]) => rawTo(server, first, ...headers)
  async function rawTo({ url }: TestServer, first: string, ...headers: string[]) {
    const socket = connect(Number(new URL(url).port), 'localhost')
    await once(socket, 'connect')
    socket.write([first, ...headers, 'Connection: close', '', ''].join('\r\n'))
    const answer = await text(socket)
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
  }

  /** Number of answers by status so far. */
  async function answersByStatus() {
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    const counts: Record<string, number> = {}
    for (const [, status = '', count] of metrics.matchAll(/^http_request_duration_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm)) {
      counts[status] = (counts[status] ?? 0) + Number(count)
    }
    return { left: counts['499'] ?? 0, failed: (counts['500'] ?? 0) + (counts['503'] ?? 0) }
  }

  test.each([
    ['a call', tryOutPath, ['Content-Length: 500', '', '{"topic": "']],
    ['a call in chunks', tryOutPath, ['Transfer-Encoding: chunked', '', 'B\r\n{"topic": "\r\n']],
    ['a sign-in', '/api/auth/sign-in/email', ['Content-Length: 500', '', '{"email": "']],
  ])('%s whose caller disconnects while sending is counted as aborted, not as a server error', async (_, path, rest) => {
    const before = await answersByStatus()
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    await once(socket, 'connect')
    socket.write([`POST ${path} HTTP/1.1`, `Host: ${new URL(server.url).host}`, 'Content-Type: application/json', ...rest].join('\r\n'))
    // When a later request has been answered, the server has started to read this one.
    await fetch(`${server.url}/livez`)
    socket.destroy()
    await expect.poll(async () => (await answersByStatus()).left).toBe(before.left + 1)
    expect((await answersByStatus()).failed).toBe(before.failed)
  })

  test.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/%252e%252e%252fpackage.json',
    '/%c0%ae%c0%ae/package.json',
    '/%u002e%u002e/package.json',
    '/....//....//package.json',
    '/..;/package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/server/main.ts',
    '/assets//../../../../../../../../etc/passwd',
    '/assets/%00../package.json',
    '/share/..%2f..%2f..%2f.env',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/data/db',
    '/%E0%A4%A',
    'file:///etc/passwd',
    'http://evil.example/../package.json',
    '*',
  ])('GET %s does not return a file of the server', async (target) => {
    const { status, answer } = await raw(`GET ${target} HTTP/1.1`, hostOf(server))
    expect([400, 404, 422]).toContain(status)
    expect(answer).not.toMatch(/"private": true|root:.*:0:0|#server\/|AUTH_SECRET|\[core\]/)
  })

  test.each(['/nowhere', ...Object.keys(redirects)])('GET %s does not repeat a forged Host header', async (path) => {
    const { answer } = await rawTo(
      open,
      `GET ${path} HTTP/1.1`,
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: gopher',
    )
    expect(answer).not.toMatch(/evil\.example|gopher/)
  })

  test('a page whose name was rebound to this machine reaches nothing, the server’s own names do', async () => {
    const call = async (host: string) => {
      const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
      const sent = request({ host: '127.0.0.1', port: server.port, method: 'POST', path: tryOutPath, headers })
      sent.end(JSON.stringify({ topic: 'bicycles', platform: 'twitter', language: 'en' }))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    const { port } = server
    expect([await call(`rebound.example:${port}`), await call('rebound.example')]).toEqual([403, 403])
    expect((await raw('GET /openapi.json HTTP/1.1', `Host: rebound.example:${port}`)).status).toBe(403)
    expect([await call(`localhost:${port}`), await call(`127.0.0.1:${port}`)]).toEqual([200, 200])
  })

  test.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks under another name', ['Transfer-Encoding: xchunked']],
    ['a length that is none', ['Content-Length: -1']],
  ])('a body with %s is refused', async (_, headers) => {
    const { status } = await raw('POST /api/auth/sign-in/email HTTP/1.1', hostOf(server), 'Content-Type: application/json', ...headers)
    expect(status).toBe(400)
  })

  test.each([
    ['two hosts', 400, 'GET /api/me HTTP/1.1', ['Host: localhost', 'Host: evil.example']],
    ['no host', 400, 'GET /api/me HTTP/1.1', []],
    ['a host that is none', 422, 'GET /api/me HTTP/1.1', ['Host: a b']],
    ['no request line', 400, 'hello', []],
    ['a method that is none', 400, 'GETT / HTTP/1.1', ['Host: localhost']],
    ['a head over the limit', 431, 'GET / HTTP/1.1', ['Host: localhost', `X: ${'x'.repeat(20_000)}`]],
    ['two lengths', 400, 'POST /api/try HTTP/1.1', ['Host: localhost', 'Content-Length: 5', 'Content-Length: 6']],
  ])('%s: refused with %i before it is parsed, with the headers of every answer', async (_, expected, first, headers) => {
    const { status, answer } = await raw(first, ...headers)
    expect(status).toBe(expected)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    for (const header of [
      /^x-request-id: [0-9a-f-]{36}\r?$/im,
      /^content-security-policy: default-src 'none'/im,
      /^x-content-type-options: nosniff/im,
      /^x-frame-options: DENY/im,
      /^referrer-policy: same-origin/im,
      /^cache-control: no-store/im,
      /^content-type: application\/json/im,
    ])
      expect(head).toMatch(header)
    expect(JSON.parse(body)).toMatchObject({ code: 'INVALID_INPUT', status: expected })
    expect(answer).not.toContain('evil.example')
  })

  const bodies = ['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/webhooks/stripe', tryOutPath, '/functions/v1/save-content']
  test.each(bodies)('%s reads no body over the limit, with and without Content-Length', async (path) => {
    const body = JSON.stringify({ topic: 'x'.repeat(tooMuch) })
    const send = (init: RequestInit) =>
      server.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, ...init }).then(({ status }) => status)
    expect(await send({ body })).toBe(413)
    expect(await send({ body: new Blob([body]).stream(), duplex: 'half' })).toBe(413)
  })

  test('a compressed body is not decompressed', async () => {
    const body = gzipSync(JSON.stringify({ topic: 'x'.repeat(tooMuch), platform: 'linkedin', language: 'en' }))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await server.fetch(tryOutPath, { method: 'POST', headers, body })).status).toBe(422)
  })
})
