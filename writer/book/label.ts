import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { upperFirst } from '#writer/topic/casing.ts'
import { cleanTopic } from '#writer/topic/clean.ts'
import { cutAtWord } from '#writer/topic/cut.ts'

/**
 * A topic as a label, in whatever language it was typed:
 * - `name`: a few words that name something;
 * - `question`: what the person asks;
 * - `news`: a sentence of the person's own.
 */
export interface Label {
  readonly raw: string
  readonly kind: 'name' | 'question' | 'news'
  /** The label without end marks, at most eleven words and 60 UTF-16 units (24 in scripts without spaces). */
  readonly text: string
  /** The label in the language's quotation marks; a question keeps its mark. */
  readonly quoted: string
  /** A question or news as one clean sentence with its end mark, to open a text with; `null` for a name. */
  readonly opening: string | null
  /** Somebody suffers: the tone asked for gives way. */
  readonly grave: boolean
  readonly emoji: readonly string[]
  /** The words it is made of, without the smallest. */
  readonly words: readonly string[]
}

const spacedMax = 60
const unspacedMax = 24
const wordsMax = 11
/** The longest sentence of a person that opens a text, in UTF-16 units. */
const openingMax = 110
/** A sentence of a person's own has so many words at least; a shorter one names something: "my first marathon". */
const newsWords = 5

const sentence = /[^.!?…。！？।॥؟۔]+(?:[.!?…]+(?=\s|$)|[。！？।॥؟۔]+)?/gu
const questionMark = /[?？؟]\s*$/u
const fullStop = /[.!。！।॥۔]\s*$/u
const endMarks = /(?<![\s.!?…。！？।॥؟۔,;:،؛、，])[\s.!?…。！？।॥؟۔,;:،؛、，]+$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const segmenters = new Map<string, Intl.Segmenter>()
function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

const remembered = new Map<string, Label>()
const memory = 500

/** A topic read as a label. The last few hundred answers are remembered. */
export function labelOf(raw: string, book: PhraseBook): Label {
  const key = `${book.language} ${raw}`
  const known = remembered.get(key)
  if (known) return known
  const label = read(raw, book)
  if (remembered.size >= memory) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(key, label)
  return label
}

function read(raw: string, book: PhraseBook): Label {
  const { text, emoji } = cleanTopic(raw)
  const [first = ''] = cleaned(raw).match(sentence) ?? []
  const said = first.trim() || text
  const bare = said
    .replace(endMarks, '')
    .replace(/^[¿¡\s]+/, '')
    .replaceAll('"', '')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  const words = wordsOf(bare, book.language)
  const kind = kindOf(said, words, book)
  const shown = bare === '' ? emoji.slice(0, 3).join('') || '…' : shortened(bare, words, book.topics.small)
  const mark = kind === 'question' && shown === bare ? questionEnd(book) : ''
  const [open, close] = book.marks.quotes
  const whole = bare.length <= openingMax && kind !== 'name'
  return {
    raw,
    kind: kind !== 'name' && !whole ? 'name' : kind,
    text: shown,
    quoted: `${open}${kind === 'question' && mark && book.language === 'es' ? '¿' : ''}${kind === 'name' ? shown : upperFirst(shown)}${mark}${close}`,
    opening: whole ? opened(bare, kind, book) : null,
    grave: isGrave(raw, book),
    emoji,
    words: words.filter((word) => !book.topics.small.includes(word.toLowerCase())),
  }
}

/** Without links, handles and markup, but with its marks. */
const cleaned = (raw: string): string =>
  raw
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => {
      const { text } = cleanTopic(line)
      const [mark = ''] = /(?<![.!?…。！？।॥؟۔])[.!?…。！？।॥؟۔]+\s*$/u.exec(line) ?? []
      return text === '' ? '' : `${text}${mark.trim().slice(0, 1)}`
    })
    .filter(Boolean)
    .join(' ')

function kindOf(said: string, words: readonly string[], { topics, language }: PhraseBook): Label['kind'] {
  const [first = ''] = words
  const lower = said.toLowerCase().replace(/^[¿¡\s"]+/, '')
  const asks = topics.asking.some((word) =>
    inPlace.has(language) ? holds(lower, word, topics.found) : topics.found === 'anywhere' ? lower.startsWith(word) : isWord(lower, word),
  )
  if (questionMark.test(said) || (asks && first !== '' && words.length > 2)) return 'question'
  const own = topics.own.some(
    (word) => words.some((one) => one.toLowerCase() === word) || (topics.found === 'anywhere' && lower.startsWith(word)),
  )
  const enough = words.length >= newsWords + (language === 'ja' || language === 'zh' ? 1 : 0)
  return own && enough && (fullStop.test(said) || words.length > newsWords) ? 'news' : 'name'
}

/** Languages that leave a question word where the answer would stand. */
const inPlace: ReadonlySet<PhraseBook['language']> = new Set(['hi', 'ur', 'bn', 'sa', 'ja', 'zh', 'ko'])

/** Whether a text begins with a word, and not only with its letters. */
const isWord = (text: string, word: string): boolean => text.startsWith(word) && !/^[\p{L}\p{M}]/u.test(text.slice(word.length))

function shortened(bare: string, words: readonly string[], small: readonly string[]): string {
  const isUnspaced = unspaced.test(bare)
  const within = !isUnspaced && words.length > wordsMax ? bare.slice(0, nth(bare, words, wordsMax)).trimEnd() : bare
  const cut = isUnspaced ? wholeWords(within, words) : cutAtWord(within, spacedMax)
  return cut === bare ? bare : `${withoutSmallEnd(cut, small)}…`
}

/** Without small words at its end: a label that stops at "without a" stops a word or two too late. */
function withoutSmallEnd(cut: string, small: readonly string[]): string {
  const text = cut.replace(endMarks, '')
  const [last = ''] = /(?<=\s)\S+$/u.exec(text) ?? []
  return last !== '' && small.includes(last.toLowerCase()) ? withoutSmallEnd(text.slice(0, -last.length), small) : text
}

/** As many whole words as a label in a script without spaces holds. */
function wholeWords(text: string, words: readonly string[]): string {
  if (text.length <= unspacedMax) return text
  const count = words.findIndex((_, at) => nth(text, words, at + 1) > unspacedMax)
  return text.slice(0, count > 0 ? nth(text, words, count) : unspacedMax)
}

/** Where the words up to a place end. */
function nth(text: string, words: readonly string[], place: number): number {
  let at = 0
  for (const word of words.slice(0, place)) at = text.indexOf(word, at) + word.length
  return at
}

const questionMarks: Readonly<Partial<Record<PhraseBook['language'], string>>> = { ar: '؟', ur: '؟', ja: '？', zh: '？', fr: '\u202f?' }
const questionEnd = ({ language }: PhraseBook): string => questionMarks[language] ?? '?'

function opened(bare: string, kind: Label['kind'], book: PhraseBook): string {
  const whole = upperFirst(bare)
  if (kind === 'question') return `${book.language === 'es' ? '¿' : ''}${whole}${questionEnd(book)}`
  return `${whole}${book.marks.stop}`
}

function isGrave(raw: string, { topics }: PhraseBook): boolean {
  const lower = raw.normalize('NFC').toLowerCase()
  return topics.grave.some((word) => holds(lower, word, topics.found))
}

/** Whether a lower-case text holds a word of a vocabulary; at word start, one that ends in a space is a whole word and no beginning. */
export function holds(text: string, word: string, found: PhraseBook['topics']['found']): boolean {
  if (found === 'anywhere') return text.includes(word)
  const letters = word.trimEnd()
  const isLetter = (at: number) => /[\p{L}\p{M}]/u.test(text[at] ?? '')
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1)) {
    if (!isLetter(at - 1) && (letters === word || !isLetter(at + letters.length))) return true
  }
  return false
}
