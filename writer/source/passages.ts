import { splitSentences } from '#writer/builtin/sentences.ts'

/** One sentence of a source, word for word. */
export interface SourcePassage {
  readonly text: string
  /** UTF-16 units from the source's start. */
  readonly at: number
  /** Whether it stands alone on its line, is short and has no end mark. */
  readonly isHeading: boolean
  /** Its place among the sentences of its paragraph, from 0. */
  readonly place: number
}

/** UTF-16 units of a passage: captions without punctuation would be one sentence. */
const most = { passage: 320, heading: 90 } as const
const softEnd = /[,;:،؛、，；：–—]\s|\s/gu

/** A sentence that is too long in pieces, at its clauses or words. */
function pieces(sentence: string): string[] {
  const found: string[] = []
  let rest = sentence
  while (rest.length > most.passage) {
    const ends = Array.from(rest.slice(0, most.passage).matchAll(softEnd), ({ index, 0: end }) => ({
      at: index + end.length,
      soft: end.length > 1,
    }))
    const clause = ends.findLast(({ at, soft }) => soft && at > most.passage / 2)
    const end = clause?.at ?? ends.at(-1)?.at ?? most.passage
    found.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...found, rest].map((piece) => piece.trim()).filter(Boolean)
}

/** A line of a price list or of opening hours says something, however short it is. */
const price =
  /(?:\p{Sc}|(?<!\p{L})(?:Rs\.?|INR|USD|EUR|GBP|US\$|R\$|CHF|AED|SAR|PKR|BDT)\s?)\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|(?:rupees?|dollars?|euros?|pounds?|Euro|reais|rublos?|rubl[ei]|руб\p{L}{0,4}|₽|रुपये?|रु\.?|টাকা|روپے|ريال\p{L}{0,2}|درهم\p{L}{0,2}|元|円|块|원|INR|USD|EUR|GBP|CHF|AED)(?![\p{L}\p{M}]))/iu
export const saysPrice = (text: string): boolean => price.test(text)

const endsSentence = /[.!?…।॥。！？؟۔:]["”’»)\]」』]?$/u

/** The label of an item of a list. A number is one only beside the item with the number before or after it: `3. May` is a date. */
const bullet = /^[•‣◦▪●∙·*–—-]\s+(?=\S)/u
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/u
const numberOf = (line: string | undefined) => Number(numbered.exec(line ?? '')?.[1] ?? Number.NaN)

/** UTF-16 units of the label of an item; 0 when the line is none. */
function labelLength(lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  const number = numberOf(line)
  const isCounted = numberOf(lines[at - 1]) === number - 1 || numberOf(lines[at + 1]) === number + 1
  return (isCounted ? numbered : bullet).exec(line)?.[0].length ?? 0
}

/**
 * The sentences of a text of any language, in order. Items of lists are no headings, and their labels are no part of them.
 * @param hasHeadings false when no line has an end mark, such as in speech that a program wrote down
 */
export function passagesOf(text: string, hasHeadings = true): SourcePassage[] {
  const found: SourcePassage[] = []
  const lines = text.split('\n')
  let lineAt = 0
  for (const [at, line] of lines.entries()) {
    let from = labelLength(lines, at)
    const isItem = from > 0 || (at > 0 && saysPrice(line))
    const sentences = splitSentences(line.slice(from)).flatMap(pieces)
    const isAlone = sentences.length === 1 && line.length <= most.heading && !endsSentence.test(line.trim())
    const isHeading = hasHeadings && !isItem && isAlone
    for (const [place, sentence] of sentences.entries()) {
      const start = line.indexOf(sentence, from)
      from = start + sentence.length
      found.push({ text: sentence, at: lineAt + start, isHeading, place })
    }
    lineAt += line.length + 1
  }
  return found
}

const alike: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '‘': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '\n': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

/** One letter for each letter, so that offsets stay: models change quotation marks, dashes and spaces. */
const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? ''
    const lower = (alike[letter] ?? letter).toLowerCase()
    return lower.length === 1 ? lower : letter
  }).join('')

/** What a text says in these words, exactly as it has them; undefined when it does not. */
export function foundIn(text: string, words: string): string | undefined {
  const sought = folded(words.normalize('NFC').replace(/\s+/gu, ' ').trim())
  const at = sought === '' ? -1 : folded(text).indexOf(sought)
  return at < 0 ? undefined : text.slice(at, at + sought.length)
}
