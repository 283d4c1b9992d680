import type { LanguageCode } from '#contract/options.ts'
import { readsRightToLeft, rightToLeftLetters } from './language.ts'

/** Which attribute of `w:lang` a language belongs to, its tag there, and a font that has its letters on Windows. */
const writing: Readonly<Record<LanguageCode, { slot: 'val' | 'eastAsia' | 'bidi'; tag: string; font?: string }>> = {
  en: { slot: 'val', tag: 'en-US' },
  hi: { slot: 'bidi', tag: 'hi-IN', font: 'Nirmala UI' },
  es: { slot: 'val', tag: 'es-ES' },
  fr: { slot: 'val', tag: 'fr-FR' },
  de: { slot: 'val', tag: 'de-DE' },
  ar: { slot: 'bidi', tag: 'ar-SA', font: 'Arial' },
  pt: { slot: 'val', tag: 'pt-BR' },
  bn: { slot: 'bidi', tag: 'bn-BD', font: 'Nirmala UI' },
  sa: { slot: 'bidi', tag: 'sa-IN', font: 'Nirmala UI' },
  ru: { slot: 'val', tag: 'ru-RU' },
  it: { slot: 'val', tag: 'it-IT' },
  ja: { slot: 'eastAsia', tag: 'ja-JP', font: 'Yu Gothic' },
  zh: { slot: 'eastAsia', tag: 'zh-CN', font: 'Microsoft YaHei' },
  ko: { slot: 'eastAsia', tag: 'ko-KR', font: 'Malgun Gothic' },
  ur: { slot: 'bidi', tag: 'ur-PK', font: 'Arial' },
}
const fontSlot = { val: 'ascii', eastAsia: 'eastAsia', bidi: 'cs' } as const

/** Control characters, halves of pairs and the two non-characters: a document that holds one does not open. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML. */
export const xmlText = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

const right = `[${rightToLeftLetters}]`
const left = `[\\p{L}--${right}]`
/** Stretches that run against their line: from their first letter to their last, a hashtag's or handle's sign included. */
const againstLeft = new RegExp(`(${right}(?:[^${left}]*${right})?\\p{M}*)`, 'v')
const againstRight = new RegExp(`([#@]?${left}(?:[^${right}]*[${left}\\p{N}])?\\p{M}*)`, 'v')

interface Style {
  /** Of `word/styles.xml`; the body's own when absent. */
  readonly style?: string
  readonly language: LanguageCode | null
}

function run(text: string, rightToLeft: boolean, language: LanguageCode | null): string {
  const known = language && writing[language]
  const font = known?.font ? `<w:rFonts w:${fontSlot[known.slot]}="${known.font}"/>` : ''
  const lang = known ? `<w:lang w:${known.slot}="${known.tag}"/>` : ''
  const properties = `${font}${rightToLeft ? '<w:rtl/>' : ''}${lang}`
  const words = xmlText(text).replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
}

/** One line as a paragraph in its own direction, cut into runs where the direction changes. */
export function paragraph(line: string, { style, language }: Style): string {
  const rightToLeft = readsRightToLeft(line, language)
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${rightToLeft ? '<w:bidi/>' : ''}`
  // The odd pieces are those that the pattern caught.
  const runs = line
    .split(rightToLeft ? againstRight : againstLeft)
    .map((piece, at) => piece && run(piece, rightToLeft === (at % 2 === 0), language))
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs.join('')}</w:p>`
}

/** A text as paragraphs, a line each: empty lines stay, as they would be posted. */
export function* paragraphs(text: string, language: LanguageCode | null): Generator<string> {
  for (const line of text.split(/\r\n?|[\n\u2028\u2029]/)) yield paragraph(line, { language })
}
