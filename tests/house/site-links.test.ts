import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { site, sitePaths } from '#contract/paths.ts'
import { openSite, type Site } from '#server/platform/site/site.ts'

const origin = 'https://words.example'
const nowhere = '/no/such/page'

/** Where pages may send their readers: the operator's own pages and letter box, and what articles cite. */
const elsewhere = [`mailto:${brand.supportEmail}`, ...brand.socialLinks.map(({ url }) => url), 'https://support.google.com/youtube/answer/']

/** What one address answers. All links are whole addresses. */
interface Answer {
  readonly status: number
  /** Where a redirect leads. */
  readonly leadsOn: string | null
  /** Everything that it names: links, pictures, scripts, sheets, fonts. */
  readonly links: readonly string[]
  /** Those of them that a reader can press. */
  readonly pressed: readonly string[]
  readonly ids: ReadonlySet<string>
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Where each kind of text names addresses. What names our origin is one wherever it stands: in structured data, feeds, the sitemap. */
const named: Readonly<Record<string, (text: string) => string[]>> = {
  'text/html': (text) => [
    ...all(text, /\s(?:href|src|action|data-search-words)="([^"]*)"/gi),
    ...all(text, /\s(?:image)?srcset="([^"]*)"/gi).flatMap((set) => set.split(/,\s*/).map((one) => one.split(' ')[0] ?? '')),
    ...all(text, /url\(["']?([^"')]+)/g),
  ],
  'text/css': (text) => all(text, /url\(["']?([^"')]+)/g),
  'application/manifest+json': (text) => all(text, /"(?:src|id|start_url)":"([^"]*)"/g),
}
const whole = new RegExp(`(${RegExp.escape(origin)}[^\\s"<>\\\\]*)`, 'g')

async function ask(server: Site, address: string): Promise<Answer> {
  const response = await server.request(address)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const text = /^text|json|xml/.test(type) ? await response.text() : ''
  const resolve = (links: string[]) =>
    links.map((link) => new URL(link.replaceAll('&amp;', '&'), address).href).filter((link) => !link.startsWith('data:'))
  return {
    status: response.status,
    leadsOn: response.headers.get('location'),
    links: resolve([...(named[type]?.(text) ?? []), ...all(text, whole)]),
    pressed: type === 'text/html' ? resolve(all(text, /<a\s(?:[^>]*\s)?href="([^"]*)"/g)) : [],
    ids: new Set(all(text, /\sid="([^"]*)"/g)),
  }
}

const isOurs = (link: string) => new URL(link).origin === origin
const withoutFragment = (link: string) => link.split('#')[0] ?? ''

const answers = new Map<string, Answer>()
/** Every link of every answer, with the address that names it. */
const links = () => [...answers].flatMap(([from, answer]) => [...new Set(answer.links)].map((to) => ({ from, to })))

/** Asks for everything that the site names, and for all that this names in turn. Other origins are never asked. */
beforeAll(async () => {
  const server = (await openSite(join(import.meta.dirname, '../../build/client'), origin)) as Site
  const waiting = [site.home, '/sitemap.xml', '/robots.txt', nowhere].map((path) => origin + path)
  for (const address of waiting) {
    if (answers.has(address)) continue
    const answer = await ask(server, address)
    answers.set(address, answer)
    waiting.push(...answer.links.filter(isOurs).map(withoutFragment))
  }
})

test('every page, picture, script, sheet and font that the site names is there, at the address it is named by', () => {
  const broken = ({ status, leadsOn }: Answer) => status !== 200 || leadsOn !== null
  const wrong = links().filter(
    ({ from, to }) => isOurs(to) && withoutFragment(to) !== from && broken(answers.get(withoutFragment(to)) as Answer),
  )
  expect(wrong).toEqual([])
  expect(answers.get(origin + nowhere)?.status).toBe(404)
  for (const start of ['/assets/', '/share/', '/icon-', '/signup', '/dashboard', '/rss.xml'])
    expect([...answers.keys()].some((address) => address.startsWith(origin + start))).toBe(true)
})

test('every link to a place in a page finds that place', () => {
  const places = links().filter(({ to }) => isOurs(to) && new URL(to).hash !== '')
  const missing = places.filter(({ to }) => !answers.get(withoutFragment(to))?.ids.has(decodeURIComponent(new URL(to).hash.slice(1))))
  expect(places.length).toBeGreaterThan(sitePaths.length)
  expect(missing).toEqual([])
})

test('who presses links from the home page on comes to every page', () => {
  const reached = new Set([`${origin}/`])
  for (const address of reached) for (const link of answers.get(address)?.pressed.filter(isOurs) ?? []) reached.add(withoutFragment(link))
  expect(sitePaths.filter((path) => !reached.has(origin + path))).toEqual([])
})

test("links that leave the site lead to the operator's own pages, or to what an article cites", () => {
  const leaving = links().filter(({ to }) => !isOurs(to))
  expect(leaving.length).toBeGreaterThan(0)
  expect(leaving.filter(({ to }) => !elsewhere.some((start) => to.startsWith(start)))).toEqual([])
})
