import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { articleSlugs } from '#contract/paths.ts'
import { articlesFolder, type Blog, readBlog, rssOf } from '#scripts/vite/articles.ts'
import { makePicture } from '#scripts/vite/pictures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><rect width="9" height="9"/></svg>'
const article = (words: number) =>
  `---\ntitle: Looms & <threads>\nexcerpt: Short\ncategory: Writing\ndate: 2026-11-21\nupdated: 2026-11-23\nrelated: [${articleSlugs.slice(0, 2)}]\nalt: A loom\n---\n${'Warp '.repeat(words)}\n`

let folder: string
let blog: Blog

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-articles-'))
  for (const [at, slug] of articleSlugs.entries()) {
    await writeFile(join(folder, `${slug}.md`), article(200 + at))
    await writeFile(join(folder, `${slug}.svg`), svg)
  }
  blog = await readBlog(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const built = (address: string) => blog.files.find(({ name }) => `/${name}` === address)

test('articles are in the order of the list', () => {
  expect(blog.articles.map(({ slug }) => slug)).toEqual(articleSlugs)
})

test('the reading time is 200 words per minute, rounded up', () => {
  expect(blog.articles.slice(0, 2).map(({ readingTime }) => readingTime)).toEqual([1, 2])
})

test('a drawing is a file of the build as it is', () => {
  const [{ picture }] = blog.articles as [Blog['articles'][number]]
  expect(picture).toMatchObject({ alt: 'A loom', width: 1200, height: 675, avif: null })
  expect(String(built(picture.src)?.content)).toBe(svg)
})

test('every width of a screenshot is a file of the build, with its format and aspect ratio', async () => {
  const file = join(folder, 'loom.png')
  await sharp(Buffer.from(svg)).png().toFile(file)
  const { picture, files } = await makePicture(file, 'A loom')
  expect(picture).toMatchObject({ alt: 'A loom', width: 1200, height: 675 })

  const contentOf = (address: string) => files.find(({ name }) => `/${name}` === address)?.content
  const offered = picture.avif?.split(', ').map((each) => each.split(' ') as [string, string]) ?? []
  expect(offered.map(([, width]) => width)).toEqual(['320w', '480w', '680w', '800w', '1200w'])
  for (const [address, width] of offered) {
    const made = await sharp(contentOf(address)).metadata()
    expect([made.mediaType, `${made.width}w`]).toEqual(['image/avif', width])
  }
  expect(await sharp(contentOf(picture.src)).metadata()).toMatchObject({ mediaType: 'image/webp', width: 680 })
})

test('the search index has every word of an article once', () => {
  const words = JSON.parse(String(built(blog.wordsAddress)?.content))

  expect(Object.keys(words)).toEqual([...articleSlugs])
  expect(words[articleSlugs[0]]).toBe('warp')
})

test('the feed has every article, escaped', () => {
  const feed = rssOf(blog.articles)

  expect(feed.match(/<item>/g)).toHaveLength(articleSlugs.length)
  expect(feed).toContain('<title>Looms &amp; &lt;threads&gt;</title>')
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
})

describe('an invalid article fails the build, and the message has its file', () => {
  const [slug] = articleSlugs
  const broken = async (markdown: string) => {
    await writeFile(join(folder, `${slug}.md`), markdown)
    return readBlog(folder)
  }

  test('for a broken link', async () => {
    await expect(broken(`${article(1)}\n[there](/nowhere)\n`)).rejects.toThrow(`${slug}.md: the link to '/nowhere' leads nowhere`)
  })

  test('for a missing picture', async () => {
    await expect(broken(`${article(1)}\n![A loom](./none.png)\n`)).rejects.toThrow(`${slug}.md: `)
  })
})

/** Words that an article of this blog holds (issue 5), and the minutes that those take. */
const shortest = Math.ceil(700 / 200)
const longest = Math.ceil(1_200 / 200)

const named = (ending: string) => globSync(`${articlesFolder}/*${ending}`).map((file) => basename(file, ending))

test('every article of the list exists with its picture, and there are no other files', () => {
  expect(named('.md').toSorted()).toEqual(articleSlugs.toSorted())
  expect(named('.svg').toSorted()).toEqual(articleSlugs.toSorted())
})

describe('the articles', () => {
  let articles: readonly Article[]

  beforeAll(async () => {
    articles = (await readBlog()).articles
  })

  test('have between 700 and 1,200 words', () => {
    expect(articles.filter(({ readingTime }) => readingTime < shortest || readingTime > longest).map(({ slug }) => slug)).toEqual([])
  })

  test('have at least three sections', () => {
    expect(articles.filter(({ sections }) => sections.length < 3).map(({ slug }) => slug)).toEqual([])
  })

  test('were not changed before they were published', () => {
    expect(articles.filter(({ date, updated = date }) => updated < date).map(({ slug }) => slug)).toEqual([])
  })

  test('lead to two or three others, each once', () => {
    for (const { slug, related } of articles) expect(new Set([slug, ...related]).size).toBe(related.length + 1)
    expect(articles.filter(({ related }) => related.length < 2).map(({ slug }) => slug)).toEqual([])
  })

  test('link the studies and reports that they name', () => {
    expect(articles.flatMap(({ html }) => html.match(/href="https:\/\/doi\.org\//g) ?? [])).toHaveLength(9)
    const unlinked = articles.filter(({ slug, html }) => slug !== 'a-demo-to-postwright' && !html.includes('href="https://'))
    expect(unlinked.map(({ slug }) => slug)).toEqual([])
  })

  test('have different texts', () => {
    expect(new Set(articles.flatMap(({ title, excerpt }) => [title, excerpt])).size).toBe(2 * articles.length)
  })
})
