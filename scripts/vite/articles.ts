import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { wordsOf } from '#app/site/words.ts'
import { type Article, type ArticleSummary, blogDescription } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { type ArticleSlug, absoluteUrl, articlePath, articleSlugs, rssPath, site } from '#contract/paths.ts'
import { escapeMarkup, partFrontMatter, renderMarkdown } from '#scripts/vite/markdown.ts'
import { type BuiltFile, makePicture } from '#scripts/vite/pictures.ts'

/** The blog as RSS 2.0: front matter and address of each article. Addresses start with `siteOrigin`. */
export function rssOf(articles: readonly ArticleSummary[]): string {
  const items = articles.map(({ slug, title, excerpt, category, date }) => {
    const address = absoluteUrl(articlePath(slug))
    return [
      '<item>',
      `<title>${escapeMarkup(title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<description>${escapeMarkup(excerpt)}</description>`,
      `<category>${escapeMarkup(category)}</category>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      '</item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeMarkup(`${brand.name} blog`)}</title>`,
    `<link>${absoluteUrl(site.blog)}</link>`,
    `<description>${escapeMarkup(blogDescription)}</description>`,
    '<language>en-gb</language>',
    `<atom:link href="${absoluteUrl(rssPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Folder of the articles; see contract/paths.ts for their names. */
export const articlesFolder = 'content/blog'

/** Words per minute that people read on a screen. */
const readingSpeed = 200

/** Minimum length of a word in the search index. */
const shortestWord = 2

export interface Blog {
  /** In the order of `articleSlugs`. */
  readonly articles: readonly Article[]
  /** Pictures, and the search index. */
  readonly files: readonly BuiltFile[]
  /** The address of the search index: a JSON object with the distinct words of each article, by slug. */
  readonly wordsAddress: string
}

interface ReadArticle {
  readonly article: Article
  readonly files: readonly BuiltFile[]
  readonly words: string
}

/** For the reading time: counts 'don't' and 'well-known' as one word, unlike the search index. */
const countWords = (text: string): number => text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length

async function readArticle(folder: string, slug: ArticleSlug): Promise<ReadArticle> {
  const file = join(folder, `${slug}.md`)
  const { head, markdown } = partFrontMatter(file, await readFile(file, 'utf8'))
  const files: BuiltFile[] = []
  const pictureOf = async (source: string, alt: string) => {
    const picture = await makePicture(source, alt)
    files.push(...picture.files)
    return picture.picture
  }
  const { alt, ...fields } = head
  try {
    const { html, sections, text } = await renderMarkdown(markdown, (href, about) => pictureOf(join(folder, slug, href), about))
    const picture = await pictureOf(join(folder, `${slug}.svg`), alt)
    const readingTime = Math.ceil(countWords(text) / readingSpeed)
    const indexWords = [...new Set(wordsOf(text))].filter(({ length }) => length >= shortestWord)
    return { article: { slug, ...fields, readingTime, picture, html, sections }, files, words: indexWords.toSorted().join(' ') }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/**
 * Reads all articles and creates their pictures.
 * @throws Error with the file and the fault
 */
export async function readBlog(folder: string = articlesFolder): Promise<Blog> {
  const read = await Promise.all(articleSlugs.map((slug) => readArticle(folder, slug)))
  const index = Buffer.from(JSON.stringify(Object.fromEntries(read.map(({ article, words }) => [article.slug, words]))))
  const name = `assets/blog-words-${createHash('sha256').update(index).digest('hex').slice(0, 10)}.json`
  return {
    articles: read.map(({ article }) => article),
    files: [...read.flatMap(({ files }) => files), { name, content: index }],
    wordsAddress: `/${name}`,
  }
}

const name = 'virtual:articles'
const resolved = `\0${name}`

interface Built {
  /** The text of the virtual module. */
  readonly module: string
  readonly files: readonly BuiltFile[]
}

const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

async function build(): Promise<Built> {
  const { articles, files, wordsAddress } = await readBlog()
  return {
    module: `export const articles = ${json(articles)}\nexport const wordsAddress = ${json(wordsAddress)}`,
    files: [...files, { name: rssPath.slice(1), content: Buffer.from(rssOf(articles)) }],
  }
}

/** Reads the articles again after an edit. */
function follow({ watcher, environments }: ViteDevServer, forget: () => void): void {
  watcher.add(articlesFolder)
  watcher.on('all', (_, path) => {
    if (!path.includes(articlesFolder)) return
    forget()
    for (const { moduleGraph } of Object.values(environments)) {
      const module = moduleGraph.getModuleById(resolved)
      if (module) moduleGraph.invalidateModule(module)
    }
  })
}

/**
 * `import { articles } from 'virtual:articles'`: the articles of content/blog, for the loaders of prerendered pages. Pictures, search index
 * and feed become files of the build; in development they are served from memory.
 */
export const articles = (): Plugin => {
  let reading: Promise<Built> | undefined
  let building = false
  const built = () => {
    reading ??= build()
    return reading
  }
  return {
    name: 'articles',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const { name: fileName, content } of (await built()).files) this.emitFile({ type: 'asset', fileName, source: content })
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? (await built()).module : undefined),
    configureServer(server) {
      follow(server, () => {
        reading = undefined
      })
      server.middlewares.use((request, response, next) => {
        const wanted = request.url?.slice(1)
        built()
          .then(({ files }) => files.find(({ name: fileName }) => fileName === wanted))
          .then((file) => (file ? response.end(file.content) : next()))
          .catch(next)
      })
    },
  }
}
