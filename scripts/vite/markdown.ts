import { Lexer, Marked, Parser, Renderer, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { wordsOf } from '#app/site/words.ts'
import type { Picture, Section } from '#contract/articles.ts'
import { sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML and XML, between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** An excerpt is also the description that finders show, which they cut after about this many characters. */
const excerptMax = 160

const FrontMatter = z.strictObject({
  title: z.string().min(1).max(80),
  excerpt: z.string().min(1).max(excerptMax),
  category: z.string().min(1).max(30),
  date: z.iso.date(),
  /** Says what the article's picture shows. */
  alt: z.string().min(1),
})

const block = /^---\n([\s\S]*?)\n---\n/

/** Every value as text, whatever it looks like. @throws Error that names the file */
function readYaml(file: string, text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe' })
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Parts a Markdown file into what its head says and its text.
 * @param file its name, for messages
 * @param fields those of its head
 * @throws Error that names the file and the field at fault
 */
export function partHead<Fields extends z.ZodObject>(
  file: string,
  source: string,
  fields: Fields,
): { head: z.infer<Fields>; markdown: string } {
  const text = source.replaceAll('\r\n', '\n')
  const found = block.exec(text)
  if (!found?.[1]) throw new Error(`${file}: it must begin with ${Object.keys(fields.shape).join(', ')} between lines of ---`)
  const { success, data, error } = fields.safeParse(readYaml(file, found[1]))
  if (!success)
    throw new Error(
      `${file}: ${error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')}`,
    )
  return { head: data, markdown: text.slice(found[0].length) }
}

/** The head and the text of an article. @throws Error that names the file and the field at fault */
export const partFrontMatter = (file: string, source: string) => partHead(file, source, FrontMatter)

interface Rendered {
  readonly html: string
  /** The `##` headings, in order. */
  readonly sections: readonly Section[]
  /** What is read: the text without its markup, addresses and pictures. */
  readonly text: string
}

/** The width of the column of text in app/styles/prose.css, and of a narrow screen without its margins. */
const textSizes = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** Names headings after their words; a second one of the same words gets a number. */
function headingIds(): (title: string) => string {
  const given = new Map<string, number>()
  return (title) => {
    const id = wordsOf(title).join('-')
    const before = given.get(id) ?? 0
    given.set(id, before + 1)
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

/** A piece of text with nothing inside it. */
const isReadable = (token: Token): token is Tokens.Text => ['text', 'escape', 'codespan'].includes(token.type) && !('tokens' in token)

/** Renders by the rules of this site, and notes the sections it passes. @throws Error for what a page may not hold */
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

  /** A picture that stands alone is a figure, with its title as caption. */
  override paragraph(token: Tokens.Paragraph): string {
    const [only, ...others] = token.tokens
    if (!isImage(only) || others.length > 0) return super.paragraph(token)
    const caption = only.title ? `<figcaption>${escapeMarkup(only.title)}</figcaption>` : ''
    return `<figure>${this.image(only)}${caption}</figure>\n`
  }

  /** A wide table scrolls inside a box of its own, which the keyboard reaches too. */
  override table(token: Tokens.Table): string {
    return `<div class="table-box" role="group" aria-label="Table" tabindex="0">${super.table(token)}</div>\n`
  }

  override html({ raw }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`HTML is not rendered: '${raw.trim()}'`)
  }
}

/** The token and all that stand in it. */
const withInner = (tokens: readonly Token[]): Token[] => {
  const all: Token[] = []
  new Marked().walkTokens([...tokens], (token) => {
    all.push(token)
  })
  return all
}

/**
 * Renders Markdown as the text of a page.
 * @param pictureOf makes the picture at an address that the text names, with its alternative text
 * @throws Error for HTML, other headings than ## and ###, links that lead nowhere, and pictures without alternative text
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
