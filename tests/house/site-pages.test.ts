import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { absoluteUrl, notFoundPath, sharePicturePath, siteOrigin, sitePaths } from '#contract/paths.ts'
import { openSite, type Site } from '#server/platform/site/site.ts'

const build = join(import.meta.dirname, '../../build/client')
const read = (file: string) => readFileSync(join(build, file), 'utf8')
const htmlOf = (path: string) => read(join(path, 'index.html'))

const origin = 'https://words.example'

/** Bytes, gzipped (issue 5). */
const islandLimit = 12_000
const descriptionLimit = 160

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const one = (text: string, pattern: RegExp): string => {
  const [found, ...more] = all(text, pattern)
  if (found === undefined || more.length > 0) throw new Error(`${pattern} stands ${more.length + (found === undefined ? 0 : 1)} times`)
  return found
}

const meta = (html: string, name: string) => one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

/** What finders and sharers read of a page. */
const facts = (path: string) => {
  const html = htmlOf(path)
  return {
    title: one(html, /<title>([^<]*)<\/title>/g),
    description: meta(html, 'description'),
    canonical: one(html, /<link rel="canonical" href="([^"]*)"/g),
    ogTitle: meta(html, 'og:title'),
    ogUrl: meta(html, 'og:url'),
    ogImage: meta(html, 'og:image'),
  }
}

/** A PNG says its width and height in its first chunk. */
const sizeOf = (file: string) => {
  const png = readFileSync(join(build, file))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe.each(sitePaths)('%s', (path) => {
  const html = htmlOf(path)

  test('loads one script, and nothing of the app', () => {
    expect(all(html, /<script[^>]*\ssrc="([^"]*)"/g)).toEqual(['/site.js'])
    expect(all(html, /<link rel="(modulepreload|stylesheet)"/g)).toEqual([])
  })

  test('asks no other origin for anything', () => {
    const asked = all(html, /<(?:script|link|img|source|iframe|video|audio)\b[^>]*?\s(?:src|srcset|href)="([^"]*)"/gi).flatMap((value) =>
      value.split(/,\s+/),
    )
    expect(asked.filter((address) => !/^(?:\/(?!\/)|#)/.test(address) && !address.startsWith(siteOrigin))).toEqual([])
  })

  test('has no style attribute, which the content policy would hold back', () => {
    expect(all(html, /(<[a-z][^>]*\sstyle="[^"]*")/g)).toEqual([])
  })

  test('names its own address and a picture of the size that it says', () => {
    const { canonical, ogUrl, ogImage, description } = facts(path)
    expect([canonical, ogUrl, ogImage]).toEqual([absoluteUrl(path), absoluteUrl(path), absoluteUrl(sharePicturePath(path))])
    const size = sizeOf(sharePicturePath(path))
    expect(size).toEqual({ width: 1200, height: 630 })
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual([String(size.width), String(size.height)])
    expect(description.length).toBeLessThanOrEqual(descriptionLimit)
  })

  test('tells finders what it is in structured data that can be read', () => {
    const { '@context': context, '@graph': things } = JSON.parse(one(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
    expect(context).toBe('https://schema.org')
    expect(things.length).toBeGreaterThan(0)
    expect(things.filter((thing: object) => !('@type' in thing))).toEqual([])
  })
})

test('no two pages share a title or a description', () => {
  const pages = sitePaths.map(facts)
  for (const fact of ['title', 'description', 'ogTitle'] as const)
    expect(new Set(pages.map((page) => page[fact])).size).toBe(sitePaths.length)
})

test('the script of the site pages is small and whole', () => {
  const island = read('site.js')
  expect(gzipSync(island).length).toBeLessThanOrEqual(islandLimit)
  expect(island).not.toMatch(/\bimport\s*[("'{*\w]/)
})

test('the sitemap lists exactly the site pages', () => {
  expect(all(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g)).toEqual(sitePaths.map(absoluteUrl))
})

test('robots.txt lets finders read every site page, and names the sitemap', () => {
  const robots = read('robots.txt')
  const closed = all(robots, /^Disallow: (.+)$/gm)
  expect(closed).toContain('/dashboard')
  expect(sitePaths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})

test.each([join(notFoundPath, 'index.html'), '__spa-fallback.html'])('%s stays out of search results', (file) => {
  expect(meta(read(file), 'robots')).toBe('noindex')
})

test('the web manifest and every page name icons that are there, in the size they say, and the app names the manifest', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string }[] }
  const drawn = icons.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => `${sizeOf(src).width}x${sizeOf(src).height}`)).toEqual(drawn.map(({ sizes }) => sizes))
  const linked = all(htmlOf('/'), /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)
  expect(linked).toHaveLength(3)
  expect(one(read('__spa-fallback.html'), /<link rel="manifest" href="([^"]*)"/g)).toBe('/manifest.webmanifest')
  expect([...linked, ...icons.map(({ src }) => src)].filter((file) => !existsSync(join(build, file)))).toEqual([])
})

/** Pieces of `app/ui` that these files are made of, however deep. */
function piecesOf(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    const folder = file.startsWith('app/ui/') ? 'app/ui/' : '#none/'
    const imports = all(readFileSync(file, 'utf8'), /from '([^']+\.tsx)'/g).map((to) =>
      to.replace(/^#app\//, 'app/').replace(/^\.\//, folder),
    )
    const found = imports.filter((to) => to.startsWith('app/ui/') && !known.has(to))
    for (const piece of found) known.add(piece)
    piecesOf(found, known)
  }
  return known
}

test('the sheet of the site pages reads every piece they are made of, and no other', () => {
  const listed = one(readFileSync('app/styles/site-pages.css', 'utf8'), /@source "\.\.\/ui\/\{([^}]*)\}\.tsx"/g)
  const used = piecesOf(globSync('app/{routes,features}/site/**/*.tsx').filter((file) => !file.includes('.test.')))
  expect(listed.split(',').map((name) => `app/ui/${name}.tsx`)).toEqual([...used].sort())
})

describe('as it is served', () => {
  let site: Site
  beforeAll(async () => {
    site = (await openSite(build, origin)) as Site
  })

  test.each([...sitePaths, '/nowhere'])(
    '%s carries in its policy the hash of every inline script and sheet, and nothing unsafe',
    async (path) => {
      const response = await site.request(path)
      const html = await response.text()
      const inline = all(html, /<(?:script(?! type="application\/ld\+json")(?![^>]*\ssrc=)|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g)
      const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(hashes.length).toBeGreaterThanOrEqual(2)
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
      expect(policy).not.toContain('unsafe')
      expect(html).not.toContain(siteOrigin)
    },
  )

  test.each(['/sitemap.xml', '/robots.txt', '/rss.xml'])('%s names no address but those of the origin', async (path) => {
    const text = await (await site.request(path)).text()
    expect(text).toContain(`${origin}/`)
    expect(text).not.toContain(siteOrigin)
  })
})
