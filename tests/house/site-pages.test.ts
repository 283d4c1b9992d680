import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { featuresMessages } from '#app/features/site/features-messages.ts'
import { sessionMessages } from '#app/features/site/frame-messages.ts'
import { pricingMessages } from '#app/features/site/pricing-messages.ts'
import { brand } from '#contract/brand.ts'
import { contactMessages } from '#contract/contact-messages.ts'
import { noOperator, type Operator } from '#contract/operator.ts'
import { languageCodes } from '#contract/options.ts'
import {
  absoluteUrl,
  appPages,
  articlePath,
  articleSlugs,
  chatPath,
  notFoundPath,
  openApiPath,
  paths,
  sharePicturePath,
  site,
  siteOrigin,
  sitePaths,
} from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { openSite, type Site } from '#server/infra/site/site.ts'

const build = join(import.meta.dirname, '../../build/client')
const read = (file: string) => readFileSync(join(build, file), 'utf8')
const htmlOf = (path: string) => read(join(path, 'index.html'))

const origin = 'https://words.example'
const operator: Operator = {
  supportEmail: 'help@shop.example',
  operatorName: 'Rao & Sons',
  operatorAddress: '12 MG Road, Pune',
  governingLaw: 'India, with the courts of Pune',
  taxId: 'GSTIN 27ABCDE1234F1Z5',
  socialLinks: [{ label: 'X', url: 'https://x.com/shop' }],
  cardCurrencies: 'USD, INR',
  dollarCards: 'USD, INR',
}

/** Bytes, gzipped (issue 5). */
const islandLimit = 12_000
/** Characters that search engines show of a description, and of which it makes use. */
const descriptionLength = { least: 50, most: 160 }

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const one = (text: string, pattern: RegExp): string => {
  const [found, ...more] = all(text, pattern)
  if (found === undefined || more.length > 0) throw new Error(`${pattern} stands ${more.length + (found === undefined ? 0 : 1)} times`)
  return found
}

const meta = (html: string, name: string) => one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

/** Metadata that search engines and social networks read. */
const metadataOf = (path: string) => {
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

/** A PNG has its width and height in the first chunk. */
const sizeOf = (file: string) => {
  const png = readFileSync(join(build, file))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe.each(sitePaths)('%s', (path) => {
  const html = htmlOf(path)

  test('loads one script and no code of the app', () => {
    expect(all(html, /<script[^>]*\ssrc="([^"]*)"/g)).toEqual(['/site.js'])
    expect(all(html, /<link rel="(modulepreload|stylesheet)"/g)).toEqual([])
  })

  test('loads nothing from another origin', () => {
    const requested = all(html, /<(?:script|link|img|source|iframe|video|audio)\b[^>]*?\s(?:src|srcset|href)="([^"]*)"/gi).flatMap(
      (value) => value.split(/,\s+/),
    )
    expect(requested.filter((address) => !/^(?:\/(?!\/)|#)/.test(address) && !address.startsWith(siteOrigin))).toEqual([])
  })

  test('has no style attribute, which the content policy would block', () => {
    expect(all(html, /(<[a-z][^>]*\sstyle="[^"]*")/g)).toEqual([])
  })

  test('invites nobody to sign up who is signed in', () => {
    const forVisitors = /<(a|span)\b[^>]*\sdata-when="(?:signed-out|not-held)"[^>]*>[\s\S]*?<\/\1>/g
    const read = one(html, /<body[^>]*>([\s\S]*)<\/body>/g).replace(forVisitors, '')
    const invitations = [sessionMessages.signUpFree, pricingMessages.startFree]
    expect(invitations.filter((words) => read.includes(words))).toEqual([])
  })

  test('names its own address and a share image of the stated size', () => {
    const { canonical, ogUrl, ogImage } = metadataOf(path)
    expect([canonical, ogUrl, ogImage]).toEqual([absoluteUrl(path), absoluteUrl(path), absoluteUrl(sharePicturePath(path))])
    const size = sizeOf(sharePicturePath(path))
    expect(size).toEqual({ width: 1200, height: 630 })
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual([String(size.width), String(size.height)])
  })

  test('has valid structured data for search engines', () => {
    const { '@context': context, '@graph': things } = JSON.parse(one(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
    expect(context).toBe('https://schema.org')
    expect(things.length).toBeGreaterThan(0)
    expect(things.filter((thing: object) => !('@type' in thing))).toEqual([])
  })
})

test.each(sitePaths)('%s has a title that says more than its name, with the brand once, and a description of a useful length', (path) => {
  const { title, description } = metadataOf(path)
  expect(title.split(brand.name)).toHaveLength(2)
  expect(title.replace(brand.name, '').length).toBeGreaterThanOrEqual(wordy.has(path) ? 30 : 5)
  expect(plainText(description).length).toBeGreaterThanOrEqual(descriptionLength.least)
  expect(plainText(description).length).toBeLessThanOrEqual(descriptionLength.most)
})

/** The pages that people search for and whose name is one word. */
const wordy: ReadonlySet<string> = new Set([site.home, site.features, site.pricing, site.blog, site.help])
const plainText = (escaped: string) => escaped.replace(/&(?:amp|quot|#x27|lt|gt);/g, '"')

test('the titles of the home page and the price list say what is offered, and for how much', () => {
  expect(metadataOf(site.home).title).toBe(`Social media post generator in ${languageCodes.length} languages · Postwright`)
  expect(metadataOf(site.pricing).title).toBe('Pricing: free plan, Basic $9, Pro $39 · Postwright')
})

test('the headings of the feature and price pages say more than their names', () => {
  const heading = (path: string) => one(htmlOf(path), /<h1[^>]*>([^<]*)<\/h1>/g)
  expect([heading(site.features), heading(site.pricing)]).toEqual([featuresMessages.heading, pricingMessages.heading])
  for (const path of [site.features, site.pricing]) expect(heading(path).split(' ').length).toBeGreaterThan(3)
})

test('titles and descriptions are unique', () => {
  const pages = sitePaths.map(metadataOf)
  for (const fact of ['title', 'description', 'ogTitle'] as const)
    expect(new Set(pages.map((page) => page[fact])).size).toBe(sitePaths.length)
})

test('the script of the site pages is small and imports only that of the try-out, and only where there is one', () => {
  const island = read('site.js')
  const imported = all(island, /\bimport\s*\(?[`"']([^`"']*)/g)
  expect(imported).toEqual([expect.stringMatching(/^\.\/assets\/site-try-out-/)])
  expect(island.match(/\bimport\b(?!\.meta)/g)).toHaveLength(imported.length)
  for (const script of ['site.js', ...imported]) expect(gzipSync(read(script)).length).toBeLessThanOrEqual(islandLimit)
})

test('every showcase of the features page has a sample and a link to sign up', () => {
  const showcases = all(htmlOf(site.features), /<section id="[^"]*"([\s\S]*?)<\/section>/g)
  expect(showcases).toHaveLength(5)
  expect(showcases.filter((html) => !html.includes('<figure') || !html.includes(`href="${paths.signUp}"`))).toEqual([])
})

test('the sitemap lists exactly the site pages', () => {
  expect(all(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g)).toEqual(sitePaths.map(absoluteUrl))
})

test('robots.txt closes the calls of the API, and no page: a crawler that may not read one does not find its noindex', () => {
  const robots = read('robots.txt')
  const closed = all(robots, /^Disallow: (.+)$/gm)
  expect(closed).toEqual(['/api/', '/functions/'])
  const pages = [...sitePaths, ...appPaths]
  expect(pages.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})

test.each([join(notFoundPath, 'index.html'), '__spa-fallback.html', ...appPages.map((path) => join(path, 'index.html'))])(
  '%s stays out of search results',
  (file) => {
    expect(meta(read(file), 'robots')).toBe('noindex')
  },
)

test('the web manifest and every page name icons that exist in the stated size, and the app links the manifest', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string }[] }
  const drawn = icons.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => `${sizeOf(src).width}x${sizeOf(src).height}`)).toEqual(drawn.map(({ sizes }) => sizes))
  const linked = all(htmlOf('/'), /<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)
  expect(linked).toHaveLength(3)
  expect(one(read('__spa-fallback.html'), /<link rel="manifest" href="([^"]*)"/g)).toBe('/manifest.webmanifest')
  expect([...linked, ...icons.map(({ src }) => src)].filter((file) => !existsSync(join(build, file)))).toEqual([])
})

/** Components of `app/ui` that these files use, transitively. */
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

test('the style sheet of the site pages scans exactly the components that they use', () => {
  const listed = one(readFileSync('app/styles/site-pages.css', 'utf8'), /@source "\.\.\/ui\/\{([^}]*)\}\.tsx"/g)
  const used = piecesOf(globSync('app/{routes,features}/site/**/*.tsx').filter((file) => !file.includes('.test.')))
  expect(listed.split(',').map((name) => `app/ui/${name}.tsx`)).toEqual([...used].sort())
})

/** The names that a text has after a dot or a bracket: classes and attributes in the selectors of a style sheet. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set(all(css, /[.[]((?:\\.|[\w-])+)/g).map((name) => name.replaceAll(/\\(.)/g, '$1')))
const sheetOf = (html: string) => one(html, /<style>([\s\S]*?)<\/style>/g)

test('the smaller style sheet of the blog has every rule of the other one that its pages need', () => {
  const whole = namesIn(sheetOf(htmlOf(site.home)))
  const offers = namesIn(readFileSync('app/styles/offers.css', 'utf8')).difference(namesIn(readFileSync('app/styles/site.css', 'utf8')))
  for (const path of [site.blog, ...articleSlugs.map(articlePath)]) {
    const html = htmlOf(path)
    const [sheet, body] = [namesIn(sheetOf(html)), one(html, /<body[^>]*>([\s\S]*)<\/body>/g)]
    const classes = all(body, /\sclass="([^"]*)"/g).flatMap((value) => value.replaceAll('&amp;', '&').split(/\s+/))
    const attributes = all(body, /\s(data-[\w-]+)/g)
    expect(classes.filter((name) => whole.has(name) && !sheet.has(name))).toEqual([])
    expect([...classes, ...attributes].filter((name) => offers.has(name))).toEqual([])
  }
})

/** Bytes that a server sends on a new connection before the first answer of the browser, and those of them that are headers. */
const [firstFlight, headers] = [14_600, 1_150]

test.each([site.blog, ...articleSlugs.map(articlePath)])('%s is in the first flight of a connection', (path) => {
  expect(brotliCompressSync(htmlOf(path)).length).toBeLessThanOrEqual(firstFlight - headers)
})

describe('as it is served', () => {
  let served: Site
  beforeAll(async () => {
    served = (await openSite(build, origin, noOperator)) as Site
  })

  test.each([...sitePaths, '/nowhere'])(
    'the content policy of %s contains the hash of every inline script and style, and nothing unsafe',
    async (path) => {
      const response = await served.request(path)
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

  /** What the pages of a server say: home, contact and the legal texts. */
  const textOf = async (server: Site) =>
    (
      await Promise.all(
        [site.home, site.contact, site.terms, site.privacy, site.refunds].map(async (path) => (await server.request(path)).text()),
      )
    ).join()

  test('the facts of the operator are on its pages, and those that are not set leave no trace', async () => {
    const named = await textOf((await openSite(build, origin, operator)) as Site)
    const unnamed = await textOf(served)
    for (const fact of [
      'help@shop.example',
      'Rao &#38; Sons',
      '12 MG Road, Pune',
      'India, with the courts of Pune',
      'GSTIN 27ABCDE1234F1Z5',
      'https://x.com/shop',
    ])
      expect([fact, named.includes(fact), unnamed.includes(fact)]).toEqual([fact, true, false])
    expect(named + unnamed).not.toContain('{{')
    expect(unnamed).not.toMatch(/mailto:|null|undefined/)
  })

  test('without a support address no page promises an email, and the contact page says who to ask instead', async () => {
    const { runBy, nobodyNamed, showEmail } = contactMessages
    const contactOf = async (facts: Partial<Operator>) =>
      (await ((await openSite(build, origin, { ...noOperator, ...facts })) as Site).request(site.contact)).text()
    for (const path of sitePaths)
      expect([path, /(?<!What you )\bemail us\b/i.test(await (await served.request(path)).text())]).toEqual([path, false])

    const unnamed = await contactOf({})
    expect(unnamed).toContain(nobodyNamed)
    expect(unnamed).toContain(`href="${chatPath}"`)
    expect(unnamed).not.toContain(showEmail)
    const named = await contactOf({ operatorName: 'Asha Rao', operatorAddress: '12 MG Road, Pune' })
    expect(named.replace(/<[^>]+>/g, '')).toContain(runBy.replace(/<.*>/, 'Asha Rao, 12 MG Road, Pune'))
    expect(named).not.toContain(nobodyNamed)
    const reachable = await contactOf({ supportEmail: 'help@shop.example', operatorName: 'Asha Rao' })
    expect(reachable).toContain(showEmail)
    expect(reachable).not.toMatch(/This site is run by|no support email/)
  })

  test.each([
    ['no card can pay', {}, pricingMessages.leadPayManual, true],
    ['cards pay in rupees', { cardCurrencies: 'INR' }, pricingMessages.leadPayRupees, true],
    ['cards pay in dollars', { cardCurrencies: 'USD, INR', dollarCards: 'USD, INR' }, pricingMessages.leadPay, false],
  ])('where %s, the price list says in which currency people pay', async (_, facts, lead, billed) => {
    const server = (await openSite(build, origin, { ...noOperator, ...facts })) as Site
    const html = (await (await server.request(site.pricing)).text()).replaceAll('<!-- -->', '')
    const { leadPay, leadPayRupees, leadPayManual, billedAs } = pricingMessages
    expect([leadPay, leadPayRupees, leadPayManual].filter((words) => html.includes(words))).toEqual([lead])
    const amounts = ['₹750', '₹3,200', '₹7,500', '₹32,000'].map((price) => billedAs({ price }))
    expect(amounts.map((words) => html.includes(words))).toEqual(amounts.map(() => billed))
    expect(html).toContain('$7.50 a month')
  })

  test('the price list leads nobody who is signed in to the sign-up, also before its script is loaded', async () => {
    const html = await (await served.request(site.pricing)).text()
    const links = all(html, /(<a [^>]*href="\/signup"[^>]*>)/g)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/data-when="(?:signed-out|not-held)"/.test(link))).toEqual([])
  })

  test.each([site.terms, site.privacy, site.refunds])(
    'the table of contents of %s leads only to sections that this server shows',
    async (path) => {
      const html = await (await served.request(path)).text()
      const ids = all(html, /\sid="([^"]*)"/g)
      const sections = all(html, /\shref="#([^"]*)"/g)
      expect(sections.length).toBeGreaterThan(5)
      expect(sections.filter((id) => !ids.includes(id))).toEqual([])
    },
  )

  test.each(['/sitemap.xml', '/robots.txt', '/rss.xml'])('%s names only addresses of its own origin', async (path) => {
    const text = await (await served.request(path)).text()
    expect(text).toContain(`${origin}/`)
    expect(text).not.toContain(siteOrigin)
  })
})

/** Publishers of studies, help pages and reports that articles link to. */
const sources = [
  'https://doi.org/10.',
  'https://support.google.com/',
  'https://help.x.com/',
  'https://docs.x.com/',
  'https://www.linkedin.com/help/',
  'https://newsroom.tiktok.com/',
  'https://www.facebook.com/legal/',
  'https://support.reddithelp.com/',
  'https://pib.gov.in/',
  'https://variety.com/',
  'https://www.theverge.com/',
  'https://www.cnet.com/',
  'https://petapixel.com/',
  'https://ppc.land/',
  'https://www.socialmediatoday.com/',
  'https://www.socialsamosa.com/',
  'https://www.fonearena.com/',
  'https://knowgoodwords.com/',
  'https://www.heylist.com/',
  'https://dipnahorra.com/',
  'https://monitoryt.com/',
  'https://zeenews.india.com/',
]

describe('links of the site', () => {
  const nowhere = '/no/such/page'

  /** Allowed external links: the operator's pages and email address, and sources of articles. */
  const elsewhere = [`mailto:${operator.supportEmail}`, ...operator.socialLinks.map(({ url }) => url), ...sources]

  /** The answer of one address. All links are absolute. */
  interface Answer {
    readonly status: number
    /** Target of a redirect. */
    readonly leadsOn: string | null
    /** Everything that it refers to: links, images, scripts, style sheets, fonts. */
    readonly links: readonly string[]
    /** The links among them that a visitor can follow. */
    readonly pressed: readonly string[]
    readonly ids: ReadonlySet<string>
  }

  /** How to find addresses in each content type. Text with our origin is always an address: in structured data, feeds, the sitemap. */
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
      links: resolve([...(named[type]?.(text) ?? []), ...all(text.replace(/<pre[^>]* data-example=[\s\S]*?<\/pre>/g, ''), whole)]),
      pressed: type === 'text/html' ? resolve(all(text, /<a\s(?:[^>]*\s)?href="([^"]*)"/g)) : [],
      ids: new Set(all(text, /\sid="([^"]*)"/g)),
    }
  }

  /** Answered by the server itself and not by the build. */
  const notBuilt: readonly string[] = [openApiPath]
  const isOurs = (link: string) => new URL(link).origin === origin && !notBuilt.includes(new URL(link).pathname)
  const withoutFragment = (link: string) => link.split('#')[0] ?? ''

  const answers = new Map<string, Answer>()
  /** Every link of every answer, with its source. */
  const links = () => [...answers].flatMap(([from, answer]) => [...new Set(answer.links)].map((to) => ({ from, to })))

  /** Crawls everything that the site refers to. Other origins are never requested. */
  beforeAll(async () => {
    const server = (await openSite(build, origin, operator)) as Site
    const waiting = [site.home, '/sitemap.xml', '/robots.txt', nowhere].map((path) => origin + path)
    for (const address of waiting) {
      if (answers.has(address)) continue
      const answer = await ask(server, address)
      answers.set(address, answer)
      waiting.push(...answer.links.filter(isOurs).map(withoutFragment))
    }
  })

  test('every page, image, script, style sheet and font that the site refers to exists at that address', () => {
    const broken = ({ status, leadsOn }: Answer) => status !== 200 || leadsOn !== null
    const wrong = links().filter(
      ({ from, to }) => isOurs(to) && withoutFragment(to) !== from && broken(answers.get(withoutFragment(to)) as Answer),
    )
    expect(wrong).toEqual([])
    expect(answers.get(origin + nowhere)?.status).toBe(404)
    for (const start of ['/assets/', '/share/', '/icon-', '/signup', '/dashboard', '/rss.xml'])
      expect([...answers.keys()].some((address) => address.startsWith(origin + start))).toBe(true)
  })

  test('every link with a fragment finds its element', () => {
    const places = links().filter(({ to }) => isOurs(to) && new URL(to).hash !== '')
    const missing = places.filter(({ to }) => !answers.get(withoutFragment(to))?.ids.has(decodeURIComponent(new URL(to).hash.slice(1))))
    expect(places.length).toBeGreaterThan(sitePaths.length)
    expect(missing).toEqual([])
  })

  test('every page can be reached by links from the home page', () => {
    const reached = new Set([`${origin}/`])
    for (const address of reached) for (const link of answers.get(address)?.pressed.filter(isOurs) ?? []) reached.add(withoutFragment(link))
    expect(sitePaths.filter((path) => !reached.has(origin + path))).toEqual([])
  })

  test("external links lead to the operator's own pages or to a source of an article", () => {
    const leaving = links().filter(({ to }) => new URL(to).origin !== origin)
    expect(leaving.length).toBeGreaterThan(0)
    expect(leaving.filter(({ to }) => !elsewhere.some((start) => to.startsWith(start)))).toEqual([])
  })
})
