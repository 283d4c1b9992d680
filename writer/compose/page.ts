import type { PostLength } from '#contract/options.ts'
import type { Desk, Unit } from '#writer/compose/desk.ts'
import { atMost, type MoveId } from '#writer/compose/frameworks.ts'
import { moves } from '#writer/compose/moves.ts'

export interface Paragraph extends Unit {
  /** A line of a list stands close to the next. */
  readonly item?: true
}

/** The room of a text. */
export interface Room {
  readonly length: PostLength
  /** Words of the whole text, both ends included. */
  readonly words: { readonly min: number; readonly max: number }
  /** X's weighted characters of the text with its line breaks, without hashtags; absent when the text may run over into a thread. */
  readonly maxWeight?: number
}

/** Between two paragraphs. */
const breakWeight = 2
/** How often the topic may be named: a reader hears an echo sooner in a short text. */
const mentionsAllowed: Readonly<Record<PostLength, number>> = { short: 1, medium: 2, standard: 3, long: 4 }
/** Moves that a line which brings the topic back may follow: it sums up a general thought. */
const bridged: ReadonlySet<MoveId | undefined> = new Set(['body', 'reasoning', 'contrast'])

/** A text on its way. Whatever is added keeps it within its room; the last line is counted from the start. */
export class Page {
  readonly paragraphs: Paragraph[] = []
  words: number
  readonly #room: Room
  readonly #desk: Desk
  readonly #made = new Map<MoveId, number>()
  #weight: number
  #mentions: number
  #last: MoveId | undefined

  constructor(desk: Desk, room: Room, ending: Unit) {
    this.#desk = desk
    this.#room = room
    this.words = ending.words
    this.#weight = ending.weight + breakWeight
    this.#mentions = ending.names ? 1 : 0
  }

  /** Adds a paragraph if there is room for it. */
  add(unit: Paragraph): boolean {
    if (!this.#holds([unit]) || (unit.names && this.#mentions >= mentionsAllowed[this.#room.length])) return false
    this.#write(unit)
    return true
  }

  /** Makes a move as fully as the room up to `limit` words allows. */
  make(move: MoveId, limit: number): boolean {
    if (move === 'items' || (this.#made.get(move) ?? 0) >= (atMost[move] ?? Number.POSITIVE_INFINITY)) return false
    if (move === 'bridge' && !bridged.has(this.#last)) return false
    const fitting = moves[move](this.#desk).filter(({ words }) => this.words + words <= limit)
    if (!fitting.reverse().some((unit) => this.add(unit))) return false
    this.#made.set(move, (this.#made.get(move) ?? 0) + 1)
    this.#last = move
    this.#desk.proceed(move)
    return true
  }

  /** Writes a list in the first of the ways that fits. */
  list(ways: readonly (readonly Unit[])[]): boolean {
    const way = ways.find((items) => this.#holds(items))
    for (const item of way ?? []) this.#write({ ...item, item: true })
    this.#desk.proceed('items')
    return way !== undefined
  }

  #holds(units: readonly Unit[]): boolean {
    const words = units.reduce((sum, unit) => sum + unit.words, this.words)
    const weight = units.reduce((sum, unit) => sum + unit.weight + breakWeight, this.#weight)
    return words <= this.#room.words.max && weight <= (this.#room.maxWeight ?? Number.POSITIVE_INFINITY)
  }

  #write(unit: Paragraph): void {
    this.paragraphs.push(unit)
    this.words += unit.words
    this.#weight += unit.weight + breakWeight
    if (unit.names) this.#mentions++
  }
}
