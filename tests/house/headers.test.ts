import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirects, sitePaths, tryOutPath } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { findingsIn, scoreOf } from '#tests/support/observatory.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** What the issue of these headers asks for, of at most 135. */
const bar = 110
const appUrl = 'https://words.example'
const foreign = { origin: 'https://evil.example' }
const build = join(import.meta.dirname, '../../build/client')

const page = "default-src 'none'; script-src 'self' 'sha256-x'; form-action 'self'; frame-ancestors 'none'"
const good = {
  'content-security-policy': page,
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

test.each([
  ['nothing', {}, '', 30],
  ['all', good, '', 130],
  ['scripts of anywhere', { ...good, 'content-security-policy': page.replace("'self'", '*') }, '', 80],
  ['inline scripts', { ...good, 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, '', 60],
  ['forms that lead away', { ...good, 'content-security-policy': page.replace("form-action 'self'; ", '') }, '', 125],
  ['a year too short', { ...good, 'strict-transport-security': 'max-age=3600' }, '', 120],
  ['a session in the open', { ...good, 'set-cookie': 'session=1; HttpOnly; SameSite=Lax' }, '', 60],
  ['a session for scripts', { ...good, 'set-cookie': 'session=1; Secure; SameSite=Lax' }, '', 70],
  ['a good session', { ...good, 'set-cookie': 'session=1; Secure; HttpOnly; SameSite=Lax' }, '', 135],
  ['a script of another host', good, '<script src="https://cdn.example/a.js"></script>', 125],
  ['sharing with everybody', { ...good, 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }, '', 50],
] as [string, Record<string, string>, string, number][])('the rules see %s', (_, headers, html, score) => {
  expect(scoreOf({ headers: new Headers(headers), html })).toBe(score)
})

describe('over https', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: { APP_URL: appUrl } })
  })
  afterAll(() => server.stop())

  const files = globSync('**/*.*', { cwd: build }).filter((file) => !file.endsWith('.html'))
  const answers: Readonly<Record<string, [path: string, init?: RequestInit]>> = {
    ...Object.fromEntries([...sitePaths, ...appPaths, ...files.map((file) => `/${file}`)].map((path) => [path, [path]])),
    'a page that is not there': ['/nowhere'],
    'a file that is not there': ['/assets/gone.js'],
    'a page that moved': [Object.keys(redirects)[0] ?? '', { redirect: 'manual' }],
    'the calls as a page': ['/docs'],
    'the calls as a document': ['/openapi.json'],
    'the keys': ['/api/auth/.well-known/jwks.json'],
    'a call without a session': ['/api/me'],
    'a call that is not there': ['/api/nowhere'],
    'a call that is refused': ['/api/auth/sign-out', { method: 'POST', headers: foreign }],
    'a call with a bad body': [tryOutPath, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    'a call with too large a body': [tryOutPath, { method: 'POST', body: 'x'.repeat(600_000) }],
    'whether it runs': ['/livez'],
    'whether it is ready': ['/readyz'],
  }

  test('the build is there, so that its files can be asked for', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  test(`every page, call and file is worth ${bar} or more, with nothing taken away, and is shared with no other origin`, async () => {
    for (const [what, [path, init = {}]] of Object.entries(answers)) {
      const answer = await server.fetch(path, { ...init, headers: { ...foreign, ...(init.headers as Record<string, string>) } })
      const text = await answer.text()
      const seen = { headers: answer.headers, html: answer.headers.get('content-type')?.startsWith('text/html') ? text : '' }
      expect({ what, taken: findingsIn(seen).filter(({ points }) => points < 0) }).toEqual({ what, taken: [] })
      expect(scoreOf(seen), what).toBeGreaterThanOrEqual(bar)
      const policy = answer.headers.get('content-security-policy')
      expect({ what, policy }).toEqual({ what, policy: expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/) })
      expect([what, [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([what, []])
    }
  })

  test.each(['/api/me', '/api/auth/sign-in/email', '/functions/v1/generate-posts', '/'])(
    'another origin that asks whether it may call %s hears nothing of the kind',
    async (path) => {
      const headers = { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
      const answer = await server.fetch(path, { method: 'OPTIONS', headers })
      expect(answer.status).toBe(404)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )

  test.each([
    ['with cookies', { cookie: 'a=b' }],
    ['without cookies', {}],
  ])('another site changes nothing from a visitor’s browser, %s', async (_, cookies) => {
    for (const [path, from] of [
      [tryOutPath, foreign],
      ['/api/payment-requests', { 'sec-fetch-site': 'cross-site' }],
      ['/api/auth/sign-in/email', { 'sec-fetch-site': 'same-site' }],
      ['/webhooks/stripe', foreign],
    ] as const) {
      const answer = await server.fetch(path, { method: 'POST', body: '{}', headers: { ...from, ...cookies } })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 403, { code: 'FORBIDDEN' }])
    }
  })
})
