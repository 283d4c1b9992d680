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

const endsSentence = /[.!?…।॥。！？؟۔:]["”’»)\]」』]?$/u

/** The sentences of a text of any language, in order. */
export function passagesOf(text: string): SourcePassage[] {
  const found: SourcePassage[] = []
  let lineAt = 0
  for (const line of text.split('\n')) {
    const sentences = splitSentences(line).flatMap(pieces)
    const isHeading = sentences.length === 1 && line.length <= most.heading && !endsSentence.test(line.trim())
    let from = 0
    for (const [place, sentence] of sentences.entries()) {
      const at = line.indexOf(sentence, from)
      from = at + sentence.length
      found.push({ text: sentence, at: lineAt + at, isHeading, place })
    }
    lineAt += line.length + 1
  }
  return found
}

const alike: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '’': "'", '‘': "'", '`': "'", '–': '-', '—': '-', '‑': '-' },
  ...{ '\n': ' ', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ' },
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
