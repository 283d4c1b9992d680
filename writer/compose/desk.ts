import type { Complexity, LanguageCode, Tone } from '#contract/options.ts'
import { type Deck, deckOf, rankedDeck, toned } from '#writer/compose/deck.ts'
import type { MoveId } from '#writer/compose/frameworks.ts'
import { render, slotsOf } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import { weightOf, wordsIn } from '#writer/compose/size.ts'
import type { Lesson, Material } from '#writer/domains/material.ts'
import type { ByTone, FrameworkId, GrammarBook, Line, PieceId, Register, Voice } from '#writer/languages/grammar-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** One or more whole sentences that stay together, with what they measure. */
export interface Unit {
  readonly text: string
  readonly words: number
  /** X's weighted characters. */
  readonly weight: number
  /** It names the topic. */
  readonly names: boolean
}

export interface Setting {
  readonly book: GrammarBook
  readonly topic: Topic
  readonly voice: Voice
  readonly register: Register
  readonly framework: FrameworkId
  /** A domain pack knows the field: its material speaks of the topic itself. */
  readonly known: boolean
  /** Somebody suffers. */
  readonly grave: boolean
  /** What the topic asks for is explained in the text. */
  readonly explained: boolean
  /** Where readers answer: "in the comments". */
  readonly comments: string
  readonly tone: Tone
  readonly complexity: Complexity
  readonly language: LanguageCode
  readonly material: Material
  readonly random: Random
}

/** Words of the longest sentence that each complexity takes. */
const longestSentence: Readonly<Record<Complexity, number>> = { simple: 16, moderate: 26, advanced: 45 }

/** How much readier the pieces closest to the topic are drawn: an answer must be one, other texts may wander. */
export const nearTopic = 1.7
const closeToTopic = 4

/** The tone is heard most in the first and the last line; between them it colours and does not shout. */
const endsWeight = 4
const bodyWeight = 2

/** The writer's desk for one text: lines and material, each drawn once. */
export class Desk {
  readonly setting: Setting
  readonly #values: Readonly<Record<string, string>>
  readonly #frames = new Map<PieceId, Deck<Line>>()
  readonly #decks = new Map<string, Deck<Line>>()
  readonly lessons: Deck<Lesson>
  /** While true, pieces stand bare: the first line has announced them. */
  bare = false
  /** Something stands after the first line. */
  underWay = false
  /** A step has been given already. */
  advised = false

  constructor(setting: Setting) {
    this.setting = setting
    this.#values = { ...setting.book.slots(setting.topic), comments: setting.comments }
    this.lessons = rankedDeck(setting.material.lessons, setting.random, setting.framework === 'question' ? closeToTopic : nearTopic)
  }

  /** What the first line announced stands; from here on thoughts are linked. */
  proceed(move: MoveId): void {
    this.advised ||= move === 'lesson' || move === 'items'
    this.bare = false
    this.underWay = true
  }

  /** A text measured. */
  unit(text: string): Unit {
    return { text, words: wordsIn(text, this.setting.language), weight: weightOf(text), names: text.toLowerCase().includes(this.#named) }
  }

  get #named(): string {
    return this.setting.topic.phrase.toLowerCase()
  }

  /** A line of the book as the tone says it; null when a slot has no value or a sentence is too long for the complexity. */
  say(line: Line, extra: Readonly<Record<string, string>> = {}): Unit | null {
    const { book, topic, tone, random, complexity } = this.setting
    if (!book.accepts(line, topic)) return null
    const values = { ...this.#values, ...extra }
    if (slotsOf(line).some((slot) => values[slot] === undefined)) return null
    const unit = this.unit(render(tuned(book, line, tone), values, random))
    return unit.words > longestSentence[complexity] && !/[.!?]["”]? \S/.test(unit.text) ? null : unit
  }

  /** The next line of a named deck that can be said. */
  next(name: string, lines: ByTone | readonly Line[], extra?: Readonly<Record<string, string>>): Unit | null {
    const deck = this.#deck(name, lines)
    for (let line = deck.draw(); line !== undefined; line = deck.draw()) {
      const unit = this.say(line, extra)
      if (unit) return unit
    }
    return null
  }

  #deck(name: string, lines: ByTone | readonly Line[]): Deck<Line> {
    const known = this.#decks.get(name)
    if (known) return known
    const { tone, random } = this.setting
    const made = isList(lines) ? deckOf(lines, random) : toned(lines, tone, random, name === 'body' ? bodyWeight : endsWeight)
    this.#decks.set(name, made)
    return made
  }

  /** A piece of material inside one of its frames; a step comes without an end mark, all else with one. */
  framed(piece: PieceId, text: string, answer = ''): Unit {
    const { book, random, tone } = this.setting
    const spoken = tuned(book, text, tone)
    const reply = tuned(book, answer, tone)
    const upper = spoken.charAt(0).toUpperCase() + spoken.slice(1)
    const values = { X: upper, x: joining(book, spoken), Y: reply, y: joining(book, reply) }
    const frame = this.#frame(piece, `${spoken} ${reply}`)
    return this.unit(render(tuned(book, frame, tone), values, random))
  }

  /** A frame that has not been used yet and suits the piece; the plainest when it stands bare or nothing suits. */
  #frame(piece: PieceId, text: string): Line {
    const { book, random } = this.setting
    const plainest = book.frames[piece][0] ?? '{X}'
    if (this.bare) return plainest
    const deck = this.#frames.get(piece) ?? deckOf(book.frames[piece], random, 'wording')
    this.#frames.set(piece, deck)
    for (let frame = deck.draw(); frame !== undefined; frame = deck.draw()) if (book.suitsFrame(frame, text)) return frame
    return plainest
  }
}

const isList = (lines: ByTone | readonly Line[]): lines is readonly Line[] => Array.isArray(lines)

/** Several units as one paragraph. */
export const joined = (desk: Desk, ...units: readonly Unit[]): Unit => desk.unit(units.map(({ text }) => text).join(' '))

const joinings = new Map<string, string>()

/** A sentence as it reads on after a colon. */
export function joining(book: GrammarBook, sentence: string): string {
  const known = joinings.get(sentence)
  if (known !== undefined) return known
  if (joinings.size >= tunesKept) joinings.clear()
  const made = book.afterColon(sentence)
  joinings.set(sentence, made)
  return made
}

const tunes = new Map<string, string>()
/** Lines and material are few and come again and again; their tuned forms are kept. */
const tunesKept = 20_000

export function tuned(book: GrammarBook, text: string, tone: Tone): string {
  const key = `${book.language} ${tone} ${text}`
  const known = tunes.get(key)
  if (known !== undefined) return known
  if (tunes.size >= tunesKept) tunes.clear()
  const made = book.tune(text, tone)
  tunes.set(key, made)
  return made
}
