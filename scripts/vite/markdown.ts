import { Marked, Renderer, type RendererObject, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { wordsOf } from '#app/site/words.ts'
import type { Section } from '#contract/articles.ts'
import { sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import type { MadePicture } from '#scripts/vite/pictures.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and XML, for content and double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Runs a function on the content of a file. @throws Error with the file and the fault */
export async function withFile<Result>(file: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Replaces each placeholder `{{name}}` by its value. @throws Error for one without a value */
export const fillIn = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${placeholder} has no value`)
    return String(value)
  })

/** Parses YAML with all values as strings. @throws Error with each invalid field */
export function readYaml<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(parse(text, { schema: 'failsafe' }))
  if (!success) throw new Error(z.prettifyError(error))
  return data
}

const block = /^---\n([\s\S]*?)\n---\n/

/** Splits a Markdown file into front matter and text. @throws Error with each invalid field */
export function partHead<Schema extends z.ZodType>(source: string, schema: Schema): { head: z.infer<Schema>; markdown: string } {
  const text = source.replaceAll('\r\n', '\n')
  const match = block.exec(text)
  if (!match?.[1]) throw new Error('it must begin with front matter between lines of ---')
  return { head: readYaml(match[1], schema), markdown: text.slice(match[0].length) }
}

interface Rendered {
  readonly html: string
  /** The `##` headings, in order. */
  readonly sections: readonly Section[]
  /** The plain text without markup, addresses and pictures. */
  readonly text: string
}

/** The width of the text column in app/styles/prose.css, and on a narrow screen. */
const textSizes = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** Creates ids from the text of headings; a repeated heading gets a number. */
function headingIds(): (title: string) => string {
  const counts = new Map<string, number>()
  return (title) => {
    const id = wordsOf(title).join('-')
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return before === 0 ? id : `${id}-${before + 1}`
  }
}

/** Whether an address is a page of this site, or a part of the page that links to it. */
export function leadsSomewhere(href: string): boolean {
  const { host, pathname } = new URL(href, 'https://same.invalid')
  return href.startsWith('#') || (href.startsWith('/') && host === 'same.invalid' && [...sitePaths, ...appPaths].includes(pathname))
}

/** The attributes of a link to a page of this site, or to another site over https. @throws Error for anything else */
function linkAttributes(href: string): string {
  if (href.startsWith('https://')) return `href="${escapeMarkup(href)}" rel="noopener"`
  if (!leadsSomewhere(href)) throw new Error(`the link to '${href}' leads nowhere`)
  return `href="${escapeMarkup(href)}"`
}

const pictureHtml = ({ alt, width, height, avif, src }: MadePicture) =>
  [
    '<picture>',
    avif ? `<source type="image/avif" srcset="${avif}" sizes="${textSizes}">` : '',
    `<img src="${src}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`,
    '</picture>',
  ].join('')

/** A screenshot that leads to its widest file: on a phone its words are too small to read in the page. */
function figureHtml(picture: MadePicture): string {
  const widest = picture.avif?.split(', ').at(-1)?.split(' ')[0]
  return widest ? `<a href="${widest}">${pictureHtml(picture)}</a>` : pictureHtml(picture)
}

const isImage = (token: Token | undefined): token is Tokens.Image => token?.type === 'image'

/** A text token without children. */
const isReadable = (token: Token): token is Tokens.Text => ['text', 'escape', 'codespan'].includes(token.type) && !('tokens' in token)

const pictureIn = (pictures: ReadonlyMap<string, MadePicture>, { href }: Tokens.Image): MadePicture => {
  const picture = pictures.get(href)
  if (!picture) throw new Error(`the picture '${href}' was not made`)
  return picture
}

/** The rules of this site. Adds each ## heading to `sections`. Its methods throw for content that is not allowed. */
function siteRenderer(pictures: ReadonlyMap<string, MadePicture>, sections: Section[]): RendererObject {
  const idOf = headingIds()
  /** The heading of the column of a cell. */
  const columns = new Map<Tokens.TableCell, string>()
  return {
    heading({ tokens, depth, text }) {
      if (depth !== 2 && depth !== 3) throw new Error(`the heading '${text}' must be ## or ###`)
      const title = this.parser.parseInline(tokens, this.parser.textRenderer)
      const id = idOf(title)
      if (depth === 2) sections.push({ id, title })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      return `<a ${linkAttributes(href)}>${this.parser.parseInline(tokens)}</a>`
    },
    image: (token) => pictureHtml(pictureIn(pictures, token)),
    /** An image in its own paragraph becomes a figure with its title as caption. */
    paragraph({ tokens: [only, ...others] }) {
      if (!isImage(only) || others.length > 0) return false
      const caption = only.title ? `<figcaption>${escapeMarkup(only.title)}</figcaption>` : ''
      return `<figure>${figureHtml(pictureIn(pictures, only))}${caption}</figure>\n`
    },
    /** A table is in a scrollable box that can be focused with the keyboard. */
    table(token) {
      for (const row of token.rows) for (const [at, cell] of row.entries()) columns.set(cell, token.header[at]?.text ?? '')
      return `<div class="table-box" role="group" aria-label="Table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`
    },
    /** Narrow screens show some tables without their head: each cell names its column. */
    tablecell(cell) {
      const html = Renderer.prototype.tablecell.call(this, cell)
      const column = columns.get(cell)
      return column ? html.replace('<td', `<td data-column="${escapeMarkup(column)}"`) : html
    },
    html({ raw }) {
      throw new Error(`HTML is not rendered: '${raw.trim()}'`)
    },
  }
}

/**
 * Renders Markdown as HTML.
 * @param pictureOf creates the picture for an address and alternative text
 * @throws Error for HTML, headings other than ## and ###, broken links, and pictures without alternative text
 */
export async function renderMarkdown(markdown: string, pictureOf: (href: string, alt: string) => Promise<MadePicture>): Promise<Rendered> {
  const pictures = new Map<string, MadePicture>()
  const sections: Section[] = []
  const texts: string[] = []
  // Not `marked.parse`, which asks readers of an error to report it to the library.
  const marked = new Marked({ renderer: siteRenderer(pictures, sections) })
  const tokens = marked.lexer(markdown)
  const reading = marked.walkTokens(tokens, async (token) => {
    if (isReadable(token)) texts.push(token.text)
    if (!isImage(token)) return
    if (!token.text) throw new Error(`the picture '${token.href}' needs a text that says what it shows`)
    pictures.set(token.href, await pictureOf(token.href, token.text))
  })
  await Promise.all(reading)
  return { html: marked.parser(tokens), sections, text: texts.join(' ') }
}
