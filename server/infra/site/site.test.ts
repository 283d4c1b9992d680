import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absoluteUrl, appPages, notFoundPath, paths, redirects, siteOrigin, sitePaths } from '#contract/paths.ts'
import { openSite, type Site } from '#server/infra/site/site.ts'

const script = "document.documentElement.classList.add('dark')"
const style = 'body{color:black}'
const data = '<script type="application/ld+json">{"name":"Postwright"}</script>'
const shell = '<meta property="csp-nonce" nonce="__NONCE__"><script nonce="__NONCE__">boot()</script>'
const code = 'export const answer = 42\n'.repeat(200)

describe('the built site', () => {
  let folder: string
  let site: Site

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-site-'))
    const files: Record<string, string> = {
      '__spa-fallback.html': shell,
      'inserted-styles.json': JSON.stringify(["'sha256-inserted'"]),
      'assets/app-abc.js': code,
      'site.js': 'console.log(1)',
      'favicon.svg': '<svg/>',
      'sitemap.xml': `<loc>${absoluteUrl('/')}</loc>`,
      'robots.txt': `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      ...Object.fromEntries(
        [...sitePaths, notFoundPath].map((path) => [
          join(path, 'index.html'),
          `<style>${style}</style><script>${script}</script>${data}<link rel="canonical" href="${absoluteUrl(path)}"><h1>${path}</h1>`,
        ]),
      ),
      ...Object.fromEntries(appPages.map((path) => [join(path, 'index.html'), `${shell}<h1>${path}</h1>`])),
    }
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    site = (await openSite(folder, 'http://localhost:3000')) as Site
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Hono().use(compress()).route('/', site).request(path, { headers, method })
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  test('a folder without a complete build has no site', async () => {
    expect(await openSite(join(folder, 'nowhere'), 'http://localhost:3000')).toBeNull()
    const half = await mkdtemp(join(tmpdir(), 'postwright-half-'))
    await writeFile(join(half, '__spa-fallback.html'), shell)
    expect(await openSite(half, 'http://localhost:3000')).toBeNull()
    await rm(half, { recursive: true })
  })

  test.each(sitePaths)('%s is its prerendered page, whose inline script and style sheet are allowed by their hash only', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<h1>${path}</h1>`)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policyOf(response)).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policyOf(response)).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
    expect(policyOf(response)).not.toContain('unsafe')
  })

  test('app screens are the app document, with a new nonce for its scripts and styles in each response', async () => {
    const [one, two] = [await get(paths.history), await get(`${paths.history}/`)]
    const nonces = [one, two].map((response) => /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(response))?.[1])
    expect(new Set(nonces).size).toBe(2)
    expect(await one.text()).toBe(shell.replaceAll('__NONCE__', nonces[0] ?? ''))
    expect(policyOf(one)).toContain(`style-src 'self' 'nonce-${nonces[0]}' 'sha256-inserted';`)
    expect(one.headers.get('cache-control')).toBe('no-store')
  })

  test.each(appPages)('%s is its own document of the app, with a nonce', async (path) => {
    const response = await get(`${path}?from=%2Fdashboard`)
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? ''
    expect(await response.text()).toBe(`${shell}<h1>${path}</h1>`.replaceAll('__NONCE__', nonce))
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(Object.entries(redirects))('%s redirects to %s with its query, without JavaScript', async (from, to) => {
    const response = await get(`${from}/?tab=usage`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${to}${to.includes('?') ? '&' : '?'}tab=usage`])
  })

  test.each([
    ['/FEATURES', '/features'],
    ['/Blog/Content-Analytics-Tools/?x=Y', '/blog/content-analytics-tools?x=Y'],
    ['/DashBoard/History', '/dashboard/history'],
  ])('%s redirects to %s permanently: paths are lower case', async (from, to) => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  test.each([
    '/nowhere',
    '/NOWHERE',
    notFoundPath,
    '/index.html',
    '/__spa-fallback.html',
    '/inserted-styles.json',
    '/..%2f..%2fpackage.json',
  ])('%s is the not-found page, with status 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<h1>${notFoundPath}</h1>`)
  })

  test('/dashboard/nowhere is the app, which shows its own not-found screen, with status 404', async () => {
    const response = await get('/dashboard/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('boot()')
  })

  test('a new build does not change the files of a running server', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'postwright-site-'))
    await cp(folder, copy, { recursive: true })
    const served = (await openSite(copy, 'http://localhost:3000')) as Site
    await rm(copy, { recursive: true })
    const response = await served.request('/assets/app-abc.js')
    expect([response.status, await response.text()]).toEqual([200, code])
  })

  test('a missing asset, such as one of an older build, is a plain 404, not a page', async () => {
    const response = await get('/assets/app-old.js')
    expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  })

  test('hashed files are immutable, others are revalidated and answered with 304 while unchanged', async () => {
    expect((await get('/assets/app-abc.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const first = await get('/site.js')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await get('/site.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('text is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
    const response = await get('/assets/app-abc.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(code.length / 10)
    expect(decompress(bytes).toString()).toBe(code)
  })

  test('a page is compressed with Brotli, with its content policy, and revalidated in that encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(Buffer.from(await first.clone().arrayBuffer())).toString()).toBe(await (await get('/')).text())
    const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.get('etag') ?? '' })
    expect([first.headers.get('content-encoding'), again.status, policyOf(again)]).toEqual(['br', 304, policyOf(await get('/'))])
  })

  test('a 304 response for a page has its content policy', async () => {
    const first = await get('/')
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, policyOf(again)]).toEqual([304, policyOf(first)])
  })

  test('an encoding that the client refuses is not used', async () => {
    const response = await get('/assets/app-abc.js', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(code)
  })

  test('the response to HEAD has no body', async () => {
    const response = await get('/assets/app-abc.js', {}, 'HEAD')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '',
    ])
  })

  test.each([
    ['/', 'https://words.example/pen', 'href="https://words.example/"'],
    ['/sitemap.xml', 'https://words.example', '<loc>https://words.example/</loc>'],
    ['/robots.txt', 'http://localhost:3000', 'Sitemap: http://localhost:3000/sitemap.xml'],
  ])('%s contains absolute URLs with the public origin', async (path, appUrl, address) => {
    const served = (await openSite(folder, appUrl)) as Site
    const text = await (await served.request(path)).text()
    expect(text).toContain(address)
    expect(text).not.toContain(siteOrigin)
  })

  test('over https the policy upgrades http URLs in a page', async () => {
    const secure = (await openSite(folder, 'https://words.example')) as Site
    expect(policyOf(await secure.request('/'))).toContain('upgrade-insecure-requests')
  })
})
