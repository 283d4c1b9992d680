import { Readability } from '@mozilla/readability'
import { Parser } from 'htmlparser2'
import { parseHTML } from 'linkedom'
import { DocumentError } from './document-error.ts'

/** Elements of a page, and how deep they are nested; more is no article. The libraries take too much memory and time for them. */
const limits = { elements: 40_000, depth: 250 } as const
/** Articles are longer; a shorter find is replaced by all text of the page. UTF-16 units. */
const leastArticle = 200

const skipped: ReadonlySet<string> = new Set(
  'head title script style noscript template svg math iframe object nav footer form button select textarea dialog'.split(' '),
)
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(' '),
)

/** The text of HTML, each block on a line of its own; without navigation, forms, scripts and hidden elements. */
export function textOfHtml(html: string): string {
  let text = ''
  const hidden: string[] = []
  const parser = new Parser(
    {
      onopentag(name, { hidden: isHidden, 'aria-hidden': ariaHidden, style = '' }) {
        const hides = skipped.has(name) || isHidden !== undefined || ariaHidden === 'true' || /display\s{0,3}:\s{0,3}none/i.test(style)
        if (hidden.length > 0 || hides) hidden.push(name)
        if (!inline.has(name)) text += '\n'
      },
      ontext(piece) {
        if (hidden.length === 0) text += piece.replace(/\s+/gu, ' ')
      },
      onclosetag(name) {
        hidden.pop()
        if (!inline.has(name)) text += '\n'
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return text
}

/** @throws DocumentError tooLarge */
function checkSize(html: string): void {
  let [elements, depth] = [0, 0]
  const parser = new Parser({
    onopentagname() {
      if (++elements > limits.elements || ++depth > limits.depth) throw new DocumentError('tooLarge')
    },
    onclosetag() {
      depth--
    },
  })
  parser.end(html)
}

const pageTags = ['html', 'head', 'body'].map((name) => new RegExp(`<${name}[\\s>]`, 'iu'))

/** A page with the tags that HTML allows to leave out: the small DOM does not add them, and finds no article without. */
function withAllTags(html: string): string {
  if (pageTags.every((tag) => tag.test(html))) return html
  const title = /<title[^>]{0,200}>([^<]{0,1000})/iu.exec(html)?.[1] ?? ''
  const rest = html.replace(/<!doctype[^>]{0,500}>|<\/?(?:html|head|body)(?:\s[^>]{0,2000})?>/giu, '')
  return `<html><head><title>${title}</title></head><body>${rest}</body></html>`
}

/** The article of a page, or all of its text where no article is found. @throws DocumentError tooLarge */
export function readHtml(html: string): { title: string; text: string } {
  checkSize(html)
  const { document } = parseHTML(withAllTags(html))
  const article = new Readability(document as unknown as Document, { maxElemsToParse: limits.elements }).parse()
  const text = article?.content ? textOfHtml(article.content) : ''
  const title = (article?.title ?? document.title ?? '').trim()
  return { title, text: text.trim().length >= leastArticle ? text : textOfHtml(html) }
}
