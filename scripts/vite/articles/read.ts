import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '#app/site/words.ts'
import type { Article } from '#contract/articles.ts'
import { type ArticleSlug, articleSlugs } from '#contract/paths.ts'
import { partFrontMatter } from '#scripts/vite/articles/front-matter.ts'
import { renderMarkdown } from '#scripts/vite/articles/markdown.ts'
import { type BuiltFile, makePicture } from '#scripts/vite/articles/pictures.ts'

/** Where the articles stand; see contract/paths.ts for their names. */
export const articlesFolder = 'content/blog'

/** Words a minute that people read on a screen. */
const readingSpeed = 200

/** Shorter ones say nothing about a text. */
const shortestWord = 2

export interface Blog {
  /** In the order of `articleSlugs`. */
  readonly articles: readonly Article[]
  /** Pictures, and the words of each article for the search. */
  readonly files: readonly BuiltFile[]
  /** The address of those words: a JSON object of slugs, each with its words, every word once. */
  readonly wordsAddress: string
}

interface ReadArticle {
  readonly article: Article
  readonly files: readonly BuiltFile[]
  readonly words: string
}

/** Unlike the search, which takes them apart, a reader counts 'don't' and 'well-known' once. */
const countWords = (text: string): number => text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length

async function readArticle(folder: string, slug: ArticleSlug): Promise<ReadArticle> {
  const file = join(folder, `${slug}.md`)
  const { head, markdown } = partFrontMatter(file, await readFile(file, 'utf8'))
  const files: BuiltFile[] = []
  const pictureOf = async (source: string, alt: string) => {
    const made = await makePicture(source, alt)
    files.push(...made.files)
    return made.picture
  }
  const { alt, ...said } = head
  try {
    const { html, sections, text } = await renderMarkdown(markdown, (href, about) => pictureOf(join(folder, slug, href), about))
    const picture = await pictureOf(join(folder, `${slug}.svg`), alt)
    const readingTime = Math.ceil(countWords(text) / readingSpeed)
    const known = [...new Set(wordsOf(text))].filter(({ length }) => length >= shortestWord)
    return { article: { slug, ...said, readingTime, picture, html, sections }, files, words: known.toSorted().join(' ') }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/**
 * Reads every article and makes its pictures.
 * @throws Error that names the file and what is wrong with it
 */
export async function readBlog(folder: string = articlesFolder): Promise<Blog> {
  const read = await Promise.all(articleSlugs.map((slug) => readArticle(folder, slug)))
  const words = Buffer.from(JSON.stringify(Object.fromEntries(read.map(({ article, words: known }) => [article.slug, known]))))
  const name = `assets/blog-words-${createHash('sha256').update(words).digest('hex').slice(0, 10)}.json`
  return {
    articles: read.map(({ article }) => article),
    files: [...read.flatMap(({ files }) => files), { name, content: words }],
    wordsAddress: `/${name}`,
  }
}
