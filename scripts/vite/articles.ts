import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { blogMessages } from '#app/features/site/blog-messages.ts'
import { wordsOf } from '#app/site/words.ts'
import type { Article, ArticleSummary } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { type ArticleSlug, absoluteUrl, articlePath, articleSlugs, rssPath, site } from '#contract/paths.ts'
import { type BuiltFile, buildData } from '#scripts/vite/build-data.ts'
import { escapeMarkup, partHead, renderMarkdown, withFile } from '#scripts/vite/markdown.ts'
import { makePicture } from '#scripts/vite/pictures.ts'

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
    `<description>${escapeMarkup(blogMessages.description)}</description>`,
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

/** Maximum length of an excerpt, which is also the meta description; search engines cut it there. */
const excerptMax = 160

/** The front matter of an article. */
export const ArticleHead = z.strictObject({
  title: z.string().min(1).max(80),
  excerpt: z.string().min(1).max(excerptMax),
  category: z.string().min(1).max(30),
  date: z.iso.date(),
  /** When what it says was last changed. */
  updated: z.iso.date().optional(),
  related: z.array(z.enum(articleSlugs)).min(2).max(3),
  /** Alternative text of the article's picture. */
  alt: z.string().min(1),
})

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
  const source = await readFile(file, 'utf8')
  const files: BuiltFile[] = []
  const pictureOf = async (path: string, alt: string) => {
    const made = await makePicture(path, alt)
    files.push(...made.files)
    return made.picture
  }
  return withFile(file, async () => {
    const { head, markdown } = partHead(source, ArticleHead)
    const { alt, ...fields } = head
    const { html, sections, text } = await renderMarkdown(markdown, (href, about) => pictureOf(join(folder, slug, href), about))
    const picture = await pictureOf(join(folder, `${slug}.svg`), alt)
    const readingTime = Math.ceil(countWords(text) / readingSpeed)
    const indexWords = [...new Set(wordsOf(text))].filter(({ length }) => length >= shortestWord)
    return { article: { slug, ...fields, readingTime, picture, html, sections }, files, words: indexWords.toSorted().join(' ') }
  })
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

/**
 * `import { articles } from 'virtual:articles'`: the articles of content/blog, for the loaders of prerendered pages. Pictures, search index
 * and feed become files of the build.
 */
export const articles = () =>
  buildData(
    'articles',
    async () => {
      const { files, ...exports } = await readBlog()
      return { exports, files: [...files, { name: rssPath.slice(1), content: rssOf(exports.articles) }] }
    },
    `${articlesFolder}/**`,
  )
