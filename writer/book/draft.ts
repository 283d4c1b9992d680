import type { Complexity, PostLength, PostPlatform, Tone } from '#contract/options.ts'
import { BookDesk, type BookSetting, type BookUnit } from '#writer/book/desk.ts'
import { closing, type Ending, firstLine } from '#writer/book/ends.ts'
import type { Label } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { items, type Move, moves } from '#writer/book/moves.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import type { PhraseBook, PostFramework } from '#writer/languages/phrase-book.ts'

export interface BookAssignment {
  readonly book: PhraseBook
  readonly label: Label
  readonly platform: PostPlatform
  readonly tone: Tone
  readonly length: PostLength
  readonly complexity: Complexity
  readonly words: { readonly min: number; readonly max: number }
  /** X's weighted characters of the text with its line breaks, without hashtags; absent when it may run over into a thread. */
  readonly maxWeight?: number
  /** A first line of the asked length needs no more. */
  readonly mayStandAlone?: true
}

export interface BookParagraph extends BookUnit {
  readonly item?: true
}

export interface BookDraft {
  readonly framework: PostFramework
  readonly close: Ending['kind']
  readonly paragraphs: readonly BookParagraph[]
}

/** Words of the longest sentence that each complexity takes. */
const longestSentence: Readonly<Record<Complexity, number>> = { simple: 22, moderate: 34, advanced: 60 }

/** Drafts tried before the assignment is declared impossible. */
const tries = 400
/** Tries with the turn's own part of every pile, before any part will do. */
const triesInTurn = 80
/** Tries that open with the person's own sentence. */
const triesWithOpening = 200
/** Tries with a last line; then a first line may do by itself. */
const triesWithEnding = 300

/** A post that keeps within its room. Throws a RangeError when nothing fits, which the tests show of no book. */
export function bookDraft(assignment: BookAssignment, inTurn: Random): BookDraft {
  const longest = longestSentence[assignment.complexity]
  const { book, tone } = assignment
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = attempt < triesInTurn ? inTurn : createRandom(inTurn.int(2 ** 32))
    // A sentence of the person's own may be too long to open a short text; then it is named.
    const label = attempt < triesWithOpening ? assignment.label : { ...assignment.label, opening: null }
    const room = { ...assignment, label, ...(attempt >= triesWithEnding && { mayStandAlone: true as const }) }
    const made = attempted(chosenFramework(room, random), { book, label, tone, random, longest }, room)
    if (made) return made
  }
  throw new RangeError(`No draft in ${assignment.book.language} fits the asked length`)
}

/** What each framework is worth by length and platform; 1 where nothing stands. */
const weights: Readonly<
  Record<'unknown' | 'short' | 'long' | 'twitter' | 'linkedin' | 'instagram' | 'tiktok', Partial<Record<PostFramework, number>>>
> = {
  unknown: { lesson: 0.5, list: 0.5, exercise: 0.4 },
  short: { talk: 4, lesson: 3, list: 0, myth: 0, objection: 0 },
  long: { list: 0.6 },
  twitter: { lesson: 2, myth: 1.5, mistake: 1.5 },
  linkedin: { lesson: 2, mistake: 1.5, list: 1.5, contrast: 1.5 },
  instagram: { moment: 2, list: 1.5, exercise: 1.5 },
  tiktok: { mistake: 1.5, exercise: 1.5, myth: 1.5 },
}

const ofKnown: readonly PostFramework[] = ['talk', 'lesson', 'mistake', 'list', 'myth', 'objection', 'moment', 'exercise']
const ofUnknown: readonly PostFramework[] = ['talk', 'talk', 'contrast', 'lesson', 'myth', 'objection', 'list', 'exercise']

function chosenFramework({ book, label, length, platform }: BookAssignment, random: Random): PostFramework {
  if (label.grave) return 'quiet'
  if (label.opening !== null) return label.kind === 'news' ? 'news' : 'asked'
  const { known } = matterOf(label, book)
  const possible = known ? ofKnown : ofUnknown
  const worth = (id: PostFramework) =>
    (known ? 1 : (weights.unknown[id] ?? 1)) * (weights[length as 'short']?.[id] ?? 1) * (weights[platform as 'twitter']?.[id] ?? 1)
  return random.weighted(possible, possible.map(worth))
}

/** What the first line promises comes right after it. */
const promised: Readonly<Partial<Record<PostFramework, Move>>> = {
  lesson: 'lesson',
  mistake: 'mistake',
  myth: 'myth',
  objection: 'objection',
  moment: 'moment',
  exercise: 'exercise',
  contrast: 'contrast',
}

const following: Readonly<Record<'known' | 'unknown' | 'asked' | 'askedUnknown' | 'news' | 'quiet', readonly Move[]>> = {
  known: ['lesson', 'mistake', 'win', 'lesson', 'myth', 'moment', 'lesson', 'exercise', 'objection', 'mistake', 'tools', 'lesson'],
  unknown: ['body', 'lesson', 'body', 'contrast', 'body', 'mistake', 'body', 'myth', 'lesson', 'objection', 'body'],
  asked: ['asked', 'lesson', 'asked', 'lesson', 'mistake', 'lesson', 'myth', 'lesson'],
  askedUnknown: ['asked', 'asked', 'body', 'asked', 'contrast', 'body', 'asked', 'body', 'asked'],
  news: ['news', 'news', 'news'],
  quiet: ['quiet'],
}

function followingMoves(id: PostFramework, known: boolean): readonly Move[] {
  if (id === 'news' || id === 'quiet') return following[id]
  if (id === 'asked') return following[known ? 'asked' : 'askedUnknown']
  return following[known ? 'known' : 'unknown']
}

/** Moves that wear off within one text. */
const atMost: Readonly<Partial<Record<Move, number>>> = { contrast: 1, exercise: 1, moment: 1, myth: 1, objection: 1, tools: 1, win: 2 }

/** A text on its way; the last line is counted from the start. */
class Page {
  readonly paragraphs: BookParagraph[] = []
  words: number
  #weight: number
  readonly #room: BookAssignment

  constructor(room: BookAssignment, ending: BookUnit) {
    this.#room = room
    this.words = ending.words
    this.#weight = ending.weight + 2
  }

  add(...units: readonly BookParagraph[]): boolean {
    const words = units.reduce((sum, unit) => sum + unit.words, this.words)
    const weight = units.reduce((sum, unit) => sum + unit.weight + 2, this.#weight)
    if (words > this.#room.words.max || weight > (this.#room.maxWeight ?? Number.POSITIVE_INFINITY)) return false
    this.paragraphs.push(...units)
    this.words = words
    this.#weight = weight
    return true
  }
}

/** Where between its least and its most words a text ends: nearer the least. */
const aimFrom = 0.08
const aimSpread = 0.4
/** Moves in a row that find no room before the text is finished. */
const missesAllowed = 8

function attempted(id: PostFramework, setting: BookSetting, room: BookAssignment): BookDraft | null {
  const desk = new BookDesk(setting)
  const opening = firstLine(id, desk)
  const ending = closing(id, desk, room)
  if (!opening || !ending) return null
  const page = new Page(room, ending.unit)
  if (!page.add(opening)) return alone(id, opening, ending, room)
  const owed = promised[id]
  const list = id === 'list' ? items(desk, room.length) : []
  if (id === 'list' && (list.length < 2 || !page.add(...list))) return null
  const announces = /[:：]$/u.test(opening.text)
  if (owed && !make(owed, desk, page, room.words.max)) return null
  fill(page, desk, id, room)
  const { min, max } = room.words
  if (page.words < min || page.words > max || (announces && page.paragraphs.length < 2)) return null
  const paragraphs = [...page.paragraphs, ending.unit]
  return repeats(paragraphs) ? null : { framework: id, close: ending.kind, paragraphs }
}

/** The first line by itself, above all the person's own sentence, where a short text has no room for more. */
function alone(id: PostFramework, opening: BookUnit, { kind }: Ending, { words, label, mayStandAlone }: BookAssignment): BookDraft | null {
  const fits = opening.words >= words.min && opening.words <= words.max
  return fits && (mayStandAlone || label.opening === opening.text) ? { framework: id, close: kind, paragraphs: [opening] } : null
}

/** Makes a move as fully as the room up to `limit` words allows. */
function make(move: Move, desk: BookDesk, page: Page, limit: number): boolean {
  return moves[move](desk)
    .filter(({ words }) => page.words + words <= limit)
    .reverse()
    .some((unit) => page.add(unit))
}

function fill(page: Page, desk: BookDesk, id: PostFramework, { words: { min, max } }: BookAssignment): void {
  const { random } = desk.setting
  const order = followingMoves(id, desk.matter.known)
  const from = id === 'quiet' || id === 'news' || id === 'asked' ? 0 : random.int(3)
  const aim = min + Math.round((max - min) * (aimFrom + aimSpread * random.next()))
  const made = new Map<Move, number>(promised[id] ? [[promised[id], 1]] : [])
  for (let at = from, misses = 0; page.words < aim && misses < missesAllowed; at++) {
    const move = order[at % order.length] as Move
    const times = made.get(move) ?? 0
    if (times >= (atMost[move] ?? Number.POSITIVE_INFINITY) || !make(move, desk, page, Math.min(max, Math.max(aim + 10, min + 8)))) misses++
    else {
      made.set(move, times + 1)
      misses = 0
    }
  }
}

const sentenceEnd = /(?<=[.!?…。！？।॥؟۔])\s*/u

/** Whether a sentence stands twice. */
function repeats(paragraphs: readonly BookUnit[]): boolean {
  const sentences = paragraphs.flatMap(({ text }) => text.toLowerCase().split(sentenceEnd).filter(Boolean))
  return new Set(sentences).size < sentences.length
}
