import type { Complexity, LanguageCode, PostLength, PostPlatform, Tone } from '#contract/options.ts'
import { Desk, type Unit } from '#writer/compose/desk.ts'
import { firstLine, lastLine } from '#writer/compose/ends.ts'
import { atMost, followingMoves, type MoveId, promised, registerOf, suits } from '#writer/compose/frameworks.ts'
import { inquiryItems, listItems, moves } from '#writer/compose/moves.ts'
import type { Random } from '#writer/compose/random.ts'
import { generalFor, materialFor } from '#writer/domains/general.ts'
import type { Lesson, Material } from '#writer/domains/material.ts'
import { type FrameworkId, frameworkIds, type PhraseBook, type Voice } from '#writer/languages/phrase-book.ts'
import { isDestination, isReflection } from '#writer/topic/cues.ts'
import type { Topic } from '#writer/topic/topic.ts'

export interface Assignment {
  readonly book: PhraseBook
  readonly topic: Topic
  readonly platform: PostPlatform
  readonly tone: Tone
  readonly complexity: Complexity
  readonly language: LanguageCode
  readonly length: PostLength
  /** Words of the whole text, both ends included. */
  readonly words: { readonly min: number; readonly max: number }
  /** X's weighted characters of the text with its line breaks, without hashtags; absent when the text may run over into a thread. */
  readonly maxWeight?: number
}

export interface Paragraph extends Unit {
  /** A line of a list stands close to the next. */
  readonly item?: true
}

export interface Draft {
  readonly framework: FrameworkId
  readonly close: 'question' | 'call'
  readonly paragraphs: readonly Paragraph[]
  readonly words: number
}

/** Drafts tried before the assignment is declared impossible; a try costs tens of microseconds. */
const tries = 400
/** Between two paragraphs. */
const breakWeight = 2

export function voiceOf({ form, phrase, statement }: Topic): Voice {
  if (form === 'opaque') return 'opaque'
  const mine = /(?:^|\s)(?:my|our)(?=\s|$)/i.test(phrase) || (statement !== null && /^(?:I|We|My|Our|Just|Finally)\b/.test(statement))
  return mine ? 'own' : form
}

/**
 * A text that keeps within the asked words and weight. Frameworks are tried by how well they suit; a draft that does
 * not come out within the bounds is thrown away. Throws a RangeError when nothing fits, which no topic of at most nine words causes.
 */
export function draft(assignment: Assignment, random: Random): Draft {
  const voice = voiceOf(assignment.topic)
  const { material, known } = materialOf(assignment.topic, voice)
  for (let attempt = 0; attempt < tries; attempt++) {
    const framework = chosenFramework(assignment, voice, known, random)
    const { book, topic, tone, complexity, language, platform } = assignment
    const register = registerOf(framework, voice, known)
    const comments = book.comments(platform)
    const desk = new Desk({ book, topic, voice, register, known, comments, tone, complexity, language, material, random })
    const made = attempted(framework, desk, assignment)
    if (made) return made
  }
  throw new RangeError('No draft fits the asked length')
}

const materials = new WeakMap<Topic, { readonly material: Material; readonly known: boolean }>()

/** What can be said of a topic, found once for each. */
function materialOf(topic: Topic, voice: Voice): { readonly material: Material; readonly known: boolean } {
  const found = materials.get(topic)
  if (found) return found
  const { own, known: matched } = materialFor(topic)
  const known = matched && !isDestination(topic) && !isReflection(topic)
  const usable = known || !matched ? own : generalFor(topic)
  const made = { material: voice === 'activity' ? usable : withoutTopic(usable, topic), known }
  materials.set(topic, made)
  return made
}

/** Without what speaks of the topic as something anybody could do. */
function withoutTopic(material: Material, { core }: Topic): Material {
  const clean = (text: string) => !text.includes(core)
  return {
    ...material,
    lessons: material.lessons.filter(({ step, exercise, how }) => [step, exercise, how].every(clean)),
    questions: material.questions.filter(clean),
  }
}

function chosenFramework(assignment: Assignment, voice: Voice, known: boolean, random: Random): FrameworkId {
  const { topic, platform, tone, length } = assignment
  if (topic.statement && random.chance(0.7)) return 'news'
  if (topic.ask && random.chance(0.55)) return 'question'
  if (topic.list && length !== 'short' && random.chance(0.85)) return 'list'
  const weights = frameworkIds.map((id) =>
    (id === 'news' && !topic.statement) || (id === 'question' && !topic.ask) ? 0 : suits(id, { platform, tone, length, voice, known }),
  )
  return random.weighted(frameworkIds, weights)
}

/** A text on its way, with the room that is left. */
interface Page {
  readonly paragraphs: Paragraph[]
  words: number
  weight: number
  mentions: number
  /** How often each move has been made, and the last one. */
  readonly made: Map<MoveId, number>
  last?: MoveId
}

function attempted(id: FrameworkId, desk: Desk, assignment: Assignment): Draft | null {
  const { words, length, platform } = assignment
  const { random, known, voice } = desk.setting
  const items = id === 'list' ? listOf(desk, assignment, known || voice === 'activity') : null
  if (items && items.count < 2) return null
  const opening = firstLine(id, desk, { length, items: items?.count ?? 0 })
  if (!opening) return null
  const worthKeeping = (id === 'list' || id === 'lesson') && length !== 'short'
  const plain = length === 'short' && opening.unit.words > 6
  const ending = lastLine(desk, { platform, call: id === 'question', plain, worthKeeping })
  if (!ending) return null
  const page: Page = {
    paragraphs: [],
    words: ending.unit.words,
    weight: ending.unit.weight + breakWeight,
    mentions: ending.unit.names ? 1 : 0,
    made: new Map(),
  }
  if (!add(page, opening.unit, assignment)) return null
  desk.bare = announces(opening.unit) || promised[id].length > 0
  const must = opening.keepsPromise ? [] : id === 'question' && length === 'short' ? shortAnswer(desk) : promised[id]
  for (const move of must) {
    if (!(items ? addItems(page, items.ways, assignment) : addMove(page, desk, move, assignment, words.max))) return null
    desk.bare = false
    desk.underWay = true
  }
  const aim = words.min + Math.round((words.max - words.min) * (0.05 + 0.37 * random.next()))
  fill(page, desk, followingMoves(id, desk.setting.register, known), assignment, aim)
  if (page.words < words.min || page.words > words.max) return null
  if (announces(opening.unit) && page.paragraphs.length < 2) return null
  if (repeats(page.paragraphs, ending.unit)) return null
  return { framework: id, close: ending.kind, paragraphs: [...page.paragraphs, ending.unit], words: page.words }
}

/** A first line that ends in a colon needs something after it. */
const announces = ({ text }: Unit) => text.endsWith(':')

/** There is no room for more than the answer itself. */
const shortAnswer = ({ setting: { register } }: Desk): readonly MoveId[] => (register === 'practice' ? ['lesson'] : [])

/** Adds what follows until the aim is reached, then closes what is missing with remarks. */
function fill(page: Page, desk: Desk, following: readonly MoveId[], assignment: Assignment, aim: number): void {
  const { min, max } = assignment.words
  const order = desk.setting.complexity === 'advanced' ? withReasoning(following) : following
  let misses = 0
  for (let at = 0; page.words < aim && misses < 10; at++) {
    const move = order[at % order.length] ?? 'body'
    if (!addMove(page, desk, move, assignment, Math.min(max, Math.max(aim + 8, min + 6)))) misses++
    else {
      desk.bare = false
      desk.underWay = true
    }
  }
  for (let left = 12; page.words < min && left > 0; left--) {
    const aside = desk.next('asides', desk.setting.book.asides)
    if (aside) add(page, aside, assignment)
    else break
  }
}

const withReasoning = (order: readonly MoveId[]): readonly MoveId[] =>
  order.flatMap((move) => (move === 'body' ? ['reasoning', 'body'] : [move]))

/** How often the topic may be named: a reader hears an echo sooner in a short text. */
const mentionsAllowed = ({ length }: Assignment): number => ({ short: 1, medium: 2, standard: 3, long: 4 })[length]

function add(page: Page, unit: Paragraph, assignment: Assignment): boolean {
  const fits =
    page.words + unit.words <= assignment.words.max &&
    page.weight + unit.weight + breakWeight <= (assignment.maxWeight ?? Number.POSITIVE_INFINITY)
  if (!fits || (unit.names && page.mentions >= mentionsAllowed(assignment))) return false
  page.paragraphs.push(unit)
  page.words += unit.words
  page.weight += unit.weight + breakWeight
  if (unit.names) page.mentions++
  return true
}

/** Moves that a line which brings the topic back may follow: it sums up a general thought. */
const bridged: ReadonlySet<MoveId | undefined> = new Set(['body', 'reasoning', 'contrast'])

/** Makes a move as fully as the room up to `limit` words allows. */
function addMove(page: Page, desk: Desk, move: MoveId, assignment: Assignment, limit: number): boolean {
  if (move === 'items' || (page.made.get(move) ?? 0) >= (atMost[move] ?? Number.POSITIVE_INFINITY)) return false
  if (move === 'bridge' && !bridged.has(page.last)) return false
  const fitting = moves[move](desk).filter(({ words }) => page.words + words <= limit)
  if (![...fitting].reverse().some((unit) => add(page, unit, assignment))) return false
  page.made.set(move, (page.made.get(move) ?? 0) + 1)
  page.last = move
  return true
}

interface ListOf {
  readonly count: number
  /** The lines of the list from the fullest way of writing them to the shortest. */
  readonly ways: readonly (readonly Unit[])[]
}

/** A list of lessons, or of questions where there is no advice: as many as the topic asks for, else three to five by length. */
function listOf(desk: Desk, { topic, length }: Assignment, advice: boolean): ListOf {
  const asked = topic.list?.count
  const count = asked && asked >= 2 && asked <= 8 ? asked : length === 'long' ? 3 + desk.setting.random.int(3) : 3
  if (!advice) {
    const items = inquiryItems(desk, count)
    return { count: items.length, ways: [items] }
  }
  const lessons: Lesson[] = []
  for (let next = desk.lessons.draw(); next && lessons.length < count; next = desk.lessons.draw()) lessons.push(next)
  const fullest = desk.setting.random.shuffle(['how', 'why', 'step'] as const)
  return { count: lessons.length, ways: [...fullest, 'step' as const].map((depth) => listItems(desk, lessons, depth)) }
}

/** Writes the list as fully as the room allows. */
function addItems(page: Page, ways: readonly (readonly Unit[])[], { words, maxWeight = Number.POSITIVE_INFINITY }: Assignment): boolean {
  const way = ways.find(
    (items) =>
      page.words + items.reduce((sum, item) => sum + item.words, 0) <= words.max &&
      page.weight + items.reduce((sum, item) => sum + item.weight + breakWeight, 0) <= maxWeight,
  )
  for (const item of way ?? []) {
    page.paragraphs.push({ ...item, item: true })
    page.words += item.words
    page.weight += item.weight + breakWeight
  }
  return way !== undefined
}

const sentenceEnd = /(?<=[.!?。！？।]["”»」]?)\s+/u

/** Whether a sentence stands twice. */
function repeats(paragraphs: readonly Unit[], ending: Unit): boolean {
  const sentences = [...paragraphs, ending].flatMap(({ text }) => text.toLowerCase().split(sentenceEnd))
  return new Set(sentences).size < sentences.length
}
