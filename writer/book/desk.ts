import type { Tone } from '#contract/options.ts'
import type { Label } from '#writer/book/label.ts'
import { type BookMatter, matterOf } from '#writer/book/matter.ts'
import { type Deck, deckOf } from '#writer/compose/deck.ts'
import { render, slotsOf } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import { countedWords, weightOf } from '#writer/compose/size.ts'
import type { Lesson, Material, Myth, Objection } from '#writer/domains/material.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'
import type { FramedPiece, PhraseBook } from '#writer/languages/phrase-book.ts'

/** One or more whole sentences that stay together, with what they measure. */
export interface BookUnit {
  readonly text: string
  readonly words: number
  /** X's weighted characters. */
  readonly weight: number
}

export interface BookSetting {
  readonly book: PhraseBook
  readonly label: Label
  readonly tone: Tone
  readonly random: Random
  /** Words of the longest sentence that is taken; any when absent. */
  readonly longest?: number
  /** A long text goes on with what can be said of anything when its field has said it all. */
  readonly goesOn?: true
}

/** How much readier a line of the tone is taken than one that suits every tone. */
const ownWeight = 2

type PieceKey = 'lessons' | 'myths' | 'objections' | 'moments' | 'questions' | 'wins'
interface Pieces {
  readonly lessons: Lesson
  readonly myths: Myth
  readonly objections: Objection
  readonly moments: string
  readonly questions: string
  readonly wins: string
}

/** The desk for one text from a phrase book: every line and every piece of material is drawn once. */
export class BookDesk {
  readonly setting: BookSetting
  readonly matter: BookMatter
  readonly #decks = new Map<string, Deck<unknown>>()
  readonly #said = new Set<string>()
  readonly #values: Readonly<Record<string, string>>
  /** A question or a sentence has no bare label that a line could build on. */
  readonly #quotedOnly: boolean

  constructor(setting: BookSetting) {
    this.setting = setting
    const { label, book } = setting
    this.matter = matterOf(label, book)
    this.#values = { topic: apart(label.text, book.marks.gap), quoted: label.quoted }
    this.#quotedOnly = label.kind !== 'name'
  }

  /** A line with its slots filled; null when the topic does not go with it. */
  say(line: Line, extra: Readonly<Record<string, string>> = {}): string | null {
    if (this.#quotedOnly && line.includes('{topic}')) return null
    const values = { ...this.#values, ...extra }
    if (slotsOf(line).some((slot) => values[slot] === undefined)) return null
    return closed(render(line, values, this.setting.random), this.setting.book.marks.gap)
  }

  /** The next line of a list that can be said; null when none is left. `name` tells the lists apart. */
  next(name: string, lines: ByTone | readonly Line[], extra?: Readonly<Record<string, string>>): string | null {
    const deck = this.#deck(name, () => this.#lines(lines)) as Deck<Line>
    for (let line = deck.draw(); line !== undefined; line = deck.draw()) {
      const said = this.#set(line, extra)
      if (said !== null) return said
    }
    return null
  }

  /** A line around a piece, if it reads well and says nothing that has been said. */
  #set(line: Line, piece: Readonly<Record<string, string>> = {}): string | null {
    if (colon.test(line) && colon.test(piece.x ?? '')) return null
    const said = this.say(line, piece)
    return said !== null && this.#isFine(said) ? said : null
  }

  /** Whether no sentence of it is too long or has been said; from then on they have. */
  #isFine(text: string): boolean {
    const { longest = Number.POSITIVE_INFINITY, book, label } = this.setting
    const sentences = text.split(betweenSentences)
    // A label that asks or was cut ends like a sentence, and may be named again and again.
    const named = sentenceKey(label.text)
    const keys = sentences.map(sentenceKey).filter((key) => key.length >= refrain && key !== named)
    if (keys.some((key) => this.#said.has(key))) return false
    if (longest < Number.POSITIVE_INFINITY && sentences.some((sentence) => countedWords(sentence, book.language) > longest)) return false
    for (const key of keys) this.#said.add(key)
    return true
  }

  /** The next piece of the matter's material. */
  piece<Key extends PieceKey>(key: Key): Pieces[Key] | undefined {
    const { book, random, goesOn } = this.setting
    const of = (name: string, material: Material) =>
      this.#deck(`${name} ${key}`, () => deckOf(material[key] as readonly Pieces[Key][], random)) as Deck<Pieces[Key]>
    const own = of('material', this.matter.material).draw()
    return own ?? (goesOn && this.matter.known ? of('general', book.general).draw() : undefined)
  }

  tools(): Material['tools'] {
    return this.matter.material.tools
  }

  /** A piece of material with its own alternatives and slots filled. */
  written(text: Line): string | null {
    return this.say(text)
  }

  /** A sentence or a step set into a frame of its kind, or into words of the tone. */
  framed(piece: FramedPiece, text: Line): string | null {
    const { book, random } = this.setting
    const said = this.written(text)
    if (said === null) return null
    const toned = reasoned.has(piece) && random.chance(tonedShare)
    const name = toned ? 'says' : `frame ${piece}`
    const lines = toned ? book.posts.says : book.posts.frames[piece]
    return this.#around(name, lines, this.asPiece(said)) ?? this.next(name, lines, this.asPiece(said))
  }

  /** Frames are used again when all have been; a bare one is often passed over, because it says a sentence as every other text does. */
  #around(name: string, lines: ByTone | readonly Line[], piece: Readonly<Record<'X' | 'x', string>>): string | null {
    for (let fresh = 0; fresh < 2; fresh++) {
      const deck = this.#deck(name, () => this.#lines(lines, 'wording')) as Deck<Line>
      for (let line = deck.draw(); line !== undefined; line = deck.draw()) {
        if (bareFrame.test(line) && this.setting.random.chance(passedOver)) continue
        const said = this.#set(line, piece)
        if (said !== null) return said
      }
      this.#decks.delete(name)
    }
    return null
  }

  /** Two sentences that belong together, in one of the frames for them. */
  paired(name: 'myth' | 'objection', one: Line, other: Line): string | null {
    const [said, answer] = [this.written(one), this.written(other)]
    if (said === null || answer === null) return null
    const { X: Y = '', x: y = '' } = this.asPiece(answer)
    return this.next(`frame ${name}`, this.setting.book.posts.frames[name], { ...this.asPiece(said), Y, y })
  }

  /** `{X}` and `{x}` of a text: by itself, and as it reads on after a colon. */
  asPiece(text: string): Readonly<Record<'X' | 'x', string>> {
    return { X: capital(text), x: this.setting.book.marks.afterColon === 'lower' ? small(text) : text }
  }

  /** Things in a row: "a, b und c". */
  row(things: readonly string[]): string {
    const [between, last] = this.setting.book.marks.row
    return things.length > 1 ? `${things.slice(0, -1).join(between)}${last}${things.at(-1)}` : (things[0] ?? '')
  }

  /** A number in the digits that the language's readers count in. */
  numeral(number: number): string {
    return new Intl.NumberFormat(`en-u-nu-${this.setting.book.marks.numerals ?? 'latn'}`).format(number)
  }

  join(...sentences: readonly string[]): string {
    return sentences.filter(Boolean).join(this.setting.book.marks.gap)
  }

  unit(text: string): BookUnit {
    return { text, words: countedWords(text, this.setting.book.language), weight: weightOf(text) }
  }

  #lines(lines: ByTone | readonly Line[], pile: 'matter' | 'wording' = 'matter'): Deck<Line> {
    const { tone, random } = this.setting
    if (isList(lines)) return deckOf(lines, random, pile)
    const [ownLines, anyLines] = [lines[tone] ?? [], lines.any ?? []]
    const own = deckOf(ownLines, random, pile)
    const any = deckOf(anyLines, random, pile)
    const share = (ownLines.length * ownWeight) / (ownLines.length * ownWeight + anyLines.length)
    return { draw: () => (random.chance(share) ? (own.draw() ?? any.draw()) : (any.draw() ?? own.draw())) }
  }

  #deck(name: string, make: () => Deck<unknown>): Deck<unknown> {
    const known = this.#decks.get(name)
    if (known) return known
    const made = make()
    this.#decks.set(name, made)
    return made
  }
}

/** One colon, or dash in its place, to a sentence. */
const colon = /[:：]| – /
const bareFrame = /^\{X\}\.?$/
/** How often a bare frame is passed over. */
const passedOver = 0.8

/** Letters below which a sentence may come again. */
const refrain = 12
/** A sentence is the same in quotation marks. */
const quoteMarks = /[\p{Pi}\p{Pf}"「」『』]/gu
const endMark = /(?<![.!?…。！？।॥؟۔])[.!?…。！？।॥؟۔]+$/u
const betweenSentences = /(?<=[.!?…。！？।॥؟۔])\s*/u
const sentenceKey = (sentence: string): string => sentence.toLowerCase().replace(quoteMarks, '').replace(endMark, '')

/** Pieces that words of a tone go before; what one sees or has achieved is no remark. */
const reasoned: ReadonlySet<FramedPiece> = new Set(['why', 'how', 'mistake'])
/** How often a sentence of the field is said in the words of the tone rather than in a plain frame. */
const tonedShare = 0.45

const isList = (lines: ByTone | readonly Line[]): lines is readonly Line[] => Array.isArray(lines)

const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u

/** In scripts without spaces a label in Latin letters stands off from the text around it. */
const apart = (label: string, gap: string): string => (gap === '' && latinOnly.test(label) ? ` ${label} ` : label)

/** Without a space at the ends or beside a full-width mark. */
const closed = (text: string, gap: string): string =>
  gap === ''
    ? text
        .replace(/ *([，。？！：；、」”）]) */gu, '$1')
        .replace(/([「“（]) +/gu, '$1')
        .trim()
    : text

/** A capital at the start; a word that has one inside ("iPhone") is left as it is. */
export function capital(text: string): string {
  const [first = ''] = /^\S+/u.exec(text) ?? []
  return /\p{Lu}/u.test(first) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Small at the start; an abbreviation keeps its capitals. */
function small(text: string): string {
  const [first = ''] = /^[^\s,.:;!?]+/u.exec(text) ?? []
  if (first.length > 1 && first === first.toUpperCase()) return text
  const [, opening = '', letter = ''] = /^([¿¡]*)(.?)/su.exec(text) ?? []
  return opening + letter.toLowerCase() + text.slice(opening.length + letter.length)
}
