import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirects, sitePaths, tryOutPath } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/**
 * The published rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory, github.com/mdn/mdn-http-observatory), applied
 * to one answer as if it came over https. Two rules about the host are left out: its certificate, and whether plain http redirects
 * to https.
 */

/** An answer to check, with its text if it is a page. */
interface CheckedAnswer {
  readonly headers: Headers
  readonly html?: string
}

interface Finding {
  readonly rule: string
  readonly points: number
}

type Policy = ReadonlyMap<string, readonly string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafeInline = ["'unsafe-inline'", 'data:']
const passive = ['img-src', 'media-src']
const insecure = (source: string) => /^(http|ftp):/.test(source)

/** `null` for a header that names a directive twice. */
function policyIn(header: string): Policy | null {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name, sources] as const)
  const policy = new Map(directives)
  return policy.size === directives.length ? policy : null
}

/** Sources of a kind, without an `'unsafe-inline'` that a nonce or hash makes browsers ignore. */
function sourcesOf(policy: Policy, kind: string): readonly string[] {
  const sources = policy.get(kind) ?? policy.get('default-src') ?? ['*']
  const named = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return named ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function contentPolicy({ headers }: CheckedAnswer): number {
  const policy = policyIn(headers.get('content-security-policy') ?? '')
  if (!policy || policy.size === 0) return -25
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((kind) => sourcesOf(policy, kind)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  const all = (of: (directive: string) => boolean) => [...policy].filter(([name]) => of(name)).flatMap(([, sources]) => sources)
  if (script.some((source) => [...broad, ...unsafeInline].includes(source)) || object.some((source) => broad.includes(source))) return -20
  if (all((name) => !passive.includes(name)).some(insecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (all((name) => passive.includes(name)).some(insecure)) return -10
  if (style.some((source) => [...broad, ...unsafeInline].includes(source))) return 0
  const nothingElse = policy.get('default-src')?.join() === "'none'"
  const ownForms = ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '')
  return nothingElse && ownForms ? 10 : 5
}

function cookies({ headers }: CheckedAnswer): number {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  const has = (attribute: RegExp) => (cookie: string) => attribute.test(cookie)
  const secure = has(/;\s*secure(;|$)/)
  const session = has(/^[^=]*(login|sess)/)
  if (set.length === 0) return 0
  if (set.some((cookie) => session(cookie) && !secure(cookie))) return -40
  if (set.some((cookie) => session(cookie) && !has(/;\s*httponly(;|$)/)(cookie))) return -30
  if (!set.every(secure) || set.some(has(/;\s*samesite=(?!lax|strict)/))) return -20
  return set.every(has(/;\s*samesite=(lax|strict)/)) ? 5 : 0
}

function scripts({ html = '' }: CheckedAnswer): number {
  const loaded = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const foreign = loaded.filter(([, src = '']) => /^([a-z]+:)?\/\//.test(src))
  const unproved = foreign.filter(([tag]) => !/\sintegrity="/.test(tag))
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return unproved.length > 0 ? -50 : -20
  if (unproved.length > 0) return -5
  return loaded.length > 0 && loaded.every(([tag]) => /\sintegrity="/.test(tag)) ? 5 : 0
}

function transport({ headers }: CheckedAnswer): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= 15_768_000 ? 0 : -10
}

function framing({ headers }: CheckedAnswer): number {
  const ancestors = policyIn(headers.get('content-security-policy') ?? '')?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

const named = (value: string | null, points: Readonly<Record<string, number>>, missing: number, unknown: number): number =>
  value === null ? missing : (points[value.trim().toLowerCase()] ?? unknown)

const privateReferrer = { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 }

const rules: Readonly<Record<string, (seen: CheckedAnswer) => number>> = {
  'content security policy': contentPolicy,
  cookies,
  'cross-origin sharing': ({ headers }) =>
    headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  'strict transport security': transport,
  'referrer policy': ({ headers }) => named(headers.get('referrer-policy'), privateReferrer, 0, -5),
  'integrity of scripts': scripts,
  'content type options': ({ headers }) => named(headers.get('x-content-type-options'), { nosniff: 0 }, -5, -5),
  framing,
  'cross-origin resource policy': ({ headers }) =>
    named(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }, 0, -5),
}

/** Points that each rule adds or deducts. */
const findingsIn = (seen: CheckedAnswer): Finding[] => Object.entries(rules).map(([rule, points]) => ({ rule, points: points(seen) }))

/** 100 minus deductions; bonus points count only from 90 upwards. */
function scoreOf(seen: CheckedAnswer): number {
  const points = findingsIn(seen).map((finding) => finding.points)
  const sum = (of: readonly number[]) => of.reduce((total, next) => total + next, 0)
  const base = Math.max(0, 100 + sum(points.filter((each) => each < 0)))
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : base
}

/** The required score, of at most 135. */
const minScore = 110
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

  test('the build exists, so that its files can be requested', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  test(`every page, call and file scores ${minScore} or more, loses no points, and allows no other origin`, async () => {
    for (const [what, [path, init = {}]] of Object.entries(answers)) {
      const answer = await server.fetch(path, { ...init, headers: { ...foreign, ...(init.headers as Record<string, string>) } })
      const text = await answer.text()
      const seen = { headers: answer.headers, html: answer.headers.get('content-type')?.startsWith('text/html') ? text : '' }
      expect({ what, taken: findingsIn(seen).filter(({ points }) => points < 0) }).toEqual({ what, taken: [] })
      expect(scoreOf(seen), what).toBeGreaterThanOrEqual(minScore)
      const policy = answer.headers.get('content-security-policy')
      expect({ what, policy }).toEqual({ what, policy: expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/) })
      expect([what, [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([what, []])
    }
  })

  test.each(['/api/me', '/api/auth/sign-in/email', '/functions/v1/generate-posts', '/'])(
    'a preflight of another origin for %s gets no CORS header',
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
  ])('another site cannot change anything through a visitor’s browser: %s', async (_, cookies) => {
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
