import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitePaths } from '#contract/paths.ts'

/** What a prerendered page says of itself in its head. */
export interface PrerenderedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The section an article stands in, and its calendar day (2026-11-21); unset on other pages. */
  readonly section: string | undefined
  readonly published: string | undefined
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (escaped: string) => escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const metaIn = (html: string, property: string): string | undefined => {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : plain(content)
}

/**
 * Every site page of a build, in the order of `sitePaths`.
 * @param folder `build/client`
 * @throws Error when a page has no title or description to share
 */
export const readPrerendered = (folder: string): Promise<PrerenderedPage[]> =>
  Promise.all(
    sitePaths.map(async (path) => {
      const html = await readFile(join(folder, path, 'index.html'), 'utf8')
      const [title, description] = [metaIn(html, 'og:title'), metaIn(html, 'og:description')]
      if (!title || !description) throw new Error(`${path} has no title or no description: its route exports a meta made by siteMeta`)
      return { path, title, description, section: metaIn(html, 'article:section'), published: metaIn(html, 'article:published_time') }
    }),
  )
