import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#api/index.server.ts'
import { kinds } from '#kinds/index.ts'
import { maxConcurrentRuns } from '#server/core/billing/ledger.ts'
import { generations } from '#server/infra/db/schema.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const saving = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }

describe('the server over HTTP', () => {
  let server: TestServer
  let user: TestUser

  beforeAll(async () => {
    server = await startServer()
    user = await givenOn(server).user()
  })
  afterAll(() => server.stop())

  test.each([
    ['GET', '/api/nowhere'],
    ['POST', '/functions/v1/nowhere'],
    ['PUT', '/api/me'],
    ['POST', '/api/me'],
    ['DELETE', '/functions/v1/save-content'],
    ['GET', '/api'],
    ['OPTIONS', '/api/me'],
    ['OPTIONS', '/api/auth/sign-in/email'],
    ['PUT', '/api/auth/sign-in/email'],
  ])('%s %s answers 404 in JSON, never a page', async (method, path) => {
    const answer = await server.fetch(path, { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test('every answer has a request id and security headers', async () => {
    const answers = await Promise.all(['/api/me', '/livez', '/openapi.json', '/api/nowhere'].map((path) => server.fetch(path)))
    for (const { headers } of answers) {
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(answers.length)
  })

  test.each([
    '/api/me',
    '/api/capabilities',
    '/api/nowhere',
    '/api/auth/get-session',
    '/api/auth/.well-known/jwks.json',
    '/api/account/export',
    '/api/exports/library?format=csv',
    '/openapi.json',
    '/docs',
    '/livez',
    '/readyz',
    '/metrics',
    '/nowhere',
  ])('HEAD %s answers as GET does, without a body', async (path) => {
    const own = await givenOn(server).user()
    await own.post('/functions/v1/save-content', saving)
    for (const call of [own.fetch, server.fetch]) {
      const [get, head] = [await call(path), await call(path, { method: 'HEAD' })]
      await get.text()
      expect(await head.text()).toBe('')
      expect(head.status).toBe(get.status)
      const headerNames = ({ headers }: Response) =>
        [...headers.keys()].filter((name) => !/^(date|connection|keep-alive|set-cookie|content-length|transfer-encoding)$/.test(name))
      expect(headerNames(head)).toEqual(headerNames(get))
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    }
  })

  test("a HEAD request for a file does not block the user's next export", async () => {
    const own = await givenOn(server).user()
    await own.post('/functions/v1/save-content', saving)
    const path = '/api/exports/library?format=txt'
    for (let times = 0; times < 3; times++) expect((await own.fetch(path, { method: 'HEAD' })).status).toBe(200)
    expect(await (await own.fetch(path)).text()).toContain(saving.content)
  })

  test('media types are case-insensitive', async () => {
    for (const type of ['Application/JSON', 'APPLICATION/JSON; Charset=UTF-8'])
      expect(await user.post('/functions/v1/save-content', saving, { 'content-type': type })).toMatchObject({ status: 200 })
  })

  test('the session check answers a visitor without an error; other calls are refused', async () => {
    const statusFor = async (call: TestServer['fetch'], path: string) => {
      const answer = await call(path)
      return [answer.status, await answer.json()]
    }
    expect(await statusFor(server.fetch, '/api/me?optional=true')).toEqual([200, null])
    expect(await statusFor(server.fetch, '/api/me')).toMatchObject([401, { code: 'UNAUTHORIZED' }])
    expect(await statusFor(user.fetch, '/api/me?optional=true')).toMatchObject([200, { user: { id: user.id } }])
    expect(
      await statusFor((path) => server.fetch(path, { headers: { authorization: 'Bearer x' } }), '/api/me?optional=true'),
    ).toMatchObject([401, {}])
  })

  test("another site cannot act with a user's cookies", async () => {
    const post = (headers: Record<string, string>) => user.post('/functions/v1/save-content', saving, headers)
    const before = ((await user.get('/api/saved-content')).body as { items: object[] }).items.length
    expect(await post({ origin: 'https://evil.example' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect((await user.get('/api/saved-content')).body).toMatchObject({ items: { length: before } })
    expect(await post({ origin: server.url })).toMatchObject({ status: 200 })
  })

  test('a database error reveals no stack and no database message', async () => {
    const own = await startServer()
    const someone = await givenOn(own).user()
    await own.db.execute('drop table saved_content')
    const answer = await someone.get('/api/saved-content')
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side. Please try again.' },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/saved_content|select|stack/)
    await own.stop()
  })

  test('a rate-limited caller gets the waiting time, as JSON and as a stream', async () => {
    const busy = await givenOn(server).user({ plan: 'pro' })
    const running = { userId: busy.id, kind: 'titles', feature: 'titles', request: {}, expiresAt: new Date(Date.now() + 60_000) } as const
    await server.db.insert(generations).values(Array.from({ length: maxConcurrentRuns }, () => running))

    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await busy.post(`/functions/v1/${kinds.titles.call}`, kinds.titles.sample, { accept })
      expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfter: 5 } } })
      expect(answer.headers.get('retry-after')).toBe('5')
    }
  })

  test('alive and ready while the database answers', async () => {
    expect([(await server.fetch('/livez')).status, (await server.fetch('/readyz')).status]).toEqual([200, 200])
  })

  test('metrics count requests by route, without ids, and report whether the database answers', async () => {
    await user.get('/api/generations/01234567-89ab-4def-8123-456789abcdef')
    const text = await (await server.fetch('/metrics')).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{route="\/api\/generations\/\{id\}",status="404"\} 1/)
    expect(text).toMatch(/^database_up 1$/m)
    expect(text).not.toContain(user.id)
  })

  test('unknown ids create no metric labels, so that callers cannot fill the memory', async () => {
    for (const path of ['/api/generations/made-up', '/api/generations/%E0%A4%A', '/api/me/']) {
      await server.fetch(path)
      await user.get(path)
    }
    const text = await (await server.fetch('/metrics')).text()
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
    const allowedRoutes = [
      ...Object.keys(((await (await server.fetch('/openapi.json')).json()) as { paths: object }).paths),
      '/api/auth',
      'screens',
      'other',
    ]
    expect([...routes].filter((route = '') => !allowedRoutes.includes(route))).toEqual([])
  })

  test('answers with user data are not cached', async () => {
    for (const path of ['/api/me', '/api/generations', '/api/saved-content', '/api/auth/get-session', '/api/nowhere'])
      expect([path, (await user.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  })

  test('the OpenAPI document lists every call of the contract', async () => {
    const document = (await (await server.fetch('/openapi.json')).json()) as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toMatch(/^3\.1/)
    const calls = Object.values(kinds).flatMap(({ call }) => [`/functions/v1/${call}`, `/functions/v1/${call}/stream`])
    const listed = Object.keys(document.paths)
    expect(listed).toEqual(expect.arrayContaining([...calls, '/api/me', '/api/generations/{id}', '/functions/v1/save-content']))
    expect(Object.keys(api.generate)).toHaveLength(calls.length / 2)
  })
})
