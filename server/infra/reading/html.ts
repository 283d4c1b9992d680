import { Readability } from '@mozilla/readability'
import { Parser } from 'htmlparser2'
import { parseHTML } from 'linkedom'
import type { SourceRemark } from '#contract/sources.ts'
import { DocumentError } from './document-error.ts'
import { readHtmlText } from './html-text.ts'
import { hiddenClassesOf, isLeftOut, struckElements } from './html-visibility.ts'

/** Elements of a page, and how deep they are nested; more is no article. The libraries take too much memory and time for them. */
const limits = { elements: 40_000, depth: 250 } as const
/** Articles are longer; a shorter find is replaced by all text of the page. UTF-16 units. */
const leastArticle = 200

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

/** What the small DOM offers, of which the server has no types. */
interface SmallElement {
  readonly tagName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
  remove(): void
}
interface SmallDocument {
  readonly title: string
  querySelectorAll(selector: string): Iterable<SmallElement>
}

/** Removes what nobody sees, and dialogs above the page, so that they are not taken for the article. */
function removeLeftOut(document: SmallDocument, hiddenClasses: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll('[hidden], [aria-hidden], [style], [class], [id], [role]')) {
    const name = element.tagName.toLowerCase()
    const attributes = Object.fromEntries(Array.from(element.attributes, (one) => [one.name, one.value]))
    // Forms may contain the whole page; what is in them is left out later. Struck out text is left out later too, with a remark.
    if (!struckElements.has(name) && isLeftOut(name === 'form' ? 'div' : name, attributes, hiddenClasses)) element.remove()
  }
}

/** Lines with a figure that the search for the article threw away: prices and hours in tables. */
const missingRows = (rows: readonly string[], text: string) => rows.filter((row) => /\p{N}/u.test(row) && !text.includes(row))

/** The article of a page, or all of its text where no article is found. @throws DocumentError tooLarge */
export function readHtml(html: string): { title: string; text: string; remarks: readonly SourceRemark[] } {
  checkSize(html)
  const hiddenClasses = hiddenClassesOf(html)
  const parsed = parseHTML(withAllTags(html)).document
  const small = parsed as unknown as SmallDocument
  removeLeftOut(small, hiddenClasses)
  const { title } = small
  const article = new Readability(parsed as unknown as Document, { maxElemsToParse: limits.elements }).parse()
  const found = article?.content ? readHtmlText(article.content, hiddenClasses) : undefined
  const whole = readHtmlText(html, hiddenClasses)
  const isArticle = found !== undefined && found.text.trim().length >= leastArticle
  const { text, isStruck } = isArticle ? found : whole
  return {
    title: (article?.title ?? title ?? '').trim(),
    text: isArticle ? [text, ...missingRows(whole.rows, text)].join('\n') : text,
    remarks: isStruck ? ['struck'] : [],
  }
}
