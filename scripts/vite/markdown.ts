import { Lexer, Marked, Parser, Renderer, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { wordsOf } from '#app/site/words.ts'
import type { Picture, Section } from '#contract/articles.ts'
import { sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and XML, for content and double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Maximum length of an excerpt, which is also the meta description; search engines cut it there. */
const excerptMax = 160

const FrontMatter = z.strictObject({
  title: z.string().min(1).max(80),
  excerpt: z.string().min(1).max(excerptMax),
  category: z.string().min(1).max(30),
  date: z.iso.date(),
  /** Alternative text of the article's picture. */
  alt: z.string().min(1),
})

const block = /^---\n([\s\S]*?)\n---\n/

/** Parses YAML with all values as strings. @throws Error with the file */
function readYaml(file: string, text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe' })
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Splits a Markdown file into front matter and text.
 * @param file its name, for messages
 * @param fields schema of the front matter
 * @throws Error with the file and the invalid field
 */
export function partHead<Fields extends z.ZodObject>(
  file: string,
  source: string,
  fields: Fields,
): { head: z.infer<Fields>; markdown: string } {
  const text = source.replaceAll('\r\n', '\n')
  const match = block.exec(text)
  if (!match?.[1]) throw new Error(`${file}: it must begin with ${Object.keys(fields.shape).join(', ')} between lines of ---`)
  const { success, data, error } = fields.safeParse(readYaml(file, match[1]))
  if (!success)
    throw new Error(
      `${file}: ${error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')}`,
    )
  return { head: data, markdown: text.slice(match[0].length) }
}

/** Front matter and text of an article. @throws Error with the file and the invalid field */
export const partFrontMatter = (file: string, source: string) => partHead(file, source, FrontMatter)

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

const isKnown = (path: string) => sitePaths.includes(path) || appPaths.includes(path)

/** The attributes of a link to a page of this site, or to another site over https. @throws Error for anything else */
function linkAttributes(href: string): string {
  if (href.startsWith('https://')) return `href="${escapeMarkup(href)}" rel="noopener"`
  const { host, pathname } = new URL(href, 'https://same.invalid')
  if (href.startsWith('#') || (href.startsWith('/') && host === 'same.invalid' && isKnown(pathname))) return `href="${escapeMarkup(href)}"`
  throw new Error(`the link to '${href}' leads nowhere`)
}

const pictureHtml = ({ alt, width, height, avif, webp, src }: Picture) =>
  [
    '<picture>',
    `<source type="image/avif" srcset="${avif}" sizes="${textSizes}">`,
    `<source type="image/webp" srcset="${webp}" sizes="${textSizes}">`,
    `<img src="${src}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`,
    '</picture>',
  ].join('')

const isImage = (token: Token | undefined): token is Tokens.Image => token?.type === 'image'

/** A text token without children. */
const isReadable = (token: Token): token is Tokens.Text => ['text', 'escape', 'codespan'].includes(token.type) && !('tokens' in token)

/** Renders with the rules of this site and collects the sections. @throws Error for content that is not allowed */
class PageRenderer extends Renderer {
  readonly sections: Section[] = []
  readonly #pictures: ReadonlyMap<string, Picture>
  readonly #idOf = headingIds()

  constructor(pictures: ReadonlyMap<string, Picture>) {
    super()
    this.#pictures = pictures
  }

  override heading({ tokens, depth, text }: Tokens.Heading): string {
    if (depth !== 2 && depth !== 3) throw new Error(`the heading '${text}' must be ## or ###`)
    const title = this.parser.parseInline(tokens, this.parser.textRenderer)
    const id = this.#idOf(title)
    if (depth === 2) this.sections.push({ id, title })
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }

  override link({ href, tokens }: Tokens.Link): string {
    return `<a ${linkAttributes(href)}>${this.parser.parseInline(tokens)}</a>`
  }

  override image({ href }: Tokens.Image): string {
    const picture = this.#pictures.get(href)
    if (!picture) throw new Error(`the picture '${href}' was not made`)
    return pictureHtml(picture)
  }

  /** An image in its own paragraph becomes a figure with its title as caption. */
  override paragraph(token: Tokens.Paragraph): string {
    const [only, ...others] = token.tokens
    if (!isImage(only) || others.length > 0) return super.paragraph(token)
    const caption = only.title ? `<figcaption>${escapeMarkup(only.title)}</figcaption>` : ''
    return `<figure>${this.image(only)}${caption}</figure>\n`
  }

  /** A table is in a scrollable box that can be focused with the keyboard. */
  override table(token: Tokens.Table): string {
    return `<div class="table-box" role="group" aria-label="Table" tabindex="0">${super.table(token)}</div>\n`
  }

  override html({ raw }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`HTML is not rendered: '${raw.trim()}'`)
  }
}

/** A token and its descendants. */
const withInner = (tokens: readonly Token[]): Token[] => {
  const all: Token[] = []
  new Marked().walkTokens([...tokens], (token) => {
    all.push(token)
  })
  return all
}

/**
 * Renders Markdown as HTML.
 * @param pictureOf creates the picture for an address and alternative text
 * @throws Error for HTML, headings other than ## and ###, broken links, and pictures without alternative text
 */
export async function renderMarkdown(markdown: string, pictureOf: (href: string, alt: string) => Promise<Picture>): Promise<Rendered> {
  const tokens = new Lexer().lex(markdown)
  const parts = withInner(tokens)
  const pictures = new Map<string, Picture>()
  for (const { href, text } of parts.filter(isImage)) {
    if (!text) throw new Error(`the picture '${href}' needs a text that says what it shows`)
    pictures.set(href, await pictureOf(href, text))
  }
  const renderer = new PageRenderer(pictures)
  const html = Parser.parse(tokens, { renderer })
  return {
    html,
    sections: renderer.sections,
    text: parts
      .filter(isReadable)
      .map(({ text }) => text)
      .join(' '),
  }
}
