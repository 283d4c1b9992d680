import type { Complexity, LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import { Desk, type Unit } from '#writer/compose/desk.ts'
import { firstLine, lastLine } from '#writer/compose/ends.ts'
import { followingMoves, type MoveId, promised, registerOf, suits } from '#writer/compose/frameworks.ts'
import { listOf } from '#writer/compose/lists.ts'
import { matterOf } from '#writer/compose/matter.ts'
import { Page, type Paragraph, type Room } from '#writer/compose/page.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { graverNews, isNews, voiceOf } from '#writer/compose/voice.ts'
import { wording } from '#writer/compose/worded.ts'
import { meaningOf } from '#writer/domains/meaning.ts'
import { type FrameworkId, frameworkIds, type GrammarBook } from '#writer/languages/grammar-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

export interface Assignment extends Room {
  readonly book: GrammarBook
  readonly topic: Topic
  readonly platform: PostPlatform
  readonly tone: Tone
  readonly complexity: Complexity
  readonly language: LanguageCode
}

export interface Draft {
  readonly framework: FrameworkId
  readonly close: 'question' | 'call'
  readonly paragraphs: readonly Paragraph[]
  readonly words: number
}

/** Drafts tried before the assignment is declared impossible; a try costs tens of microseconds. */
const tries = 400
/** Tries with the turn's own part of every pile, before any part will do. */
const triesInTurn = 60

/**
 * A text that keeps within its room. Frameworks are tried by how well they suit; a draft that does not come out within
 * the bounds is thrown away. Throws a RangeError when nothing fits, which no topic of at most nine words causes.
 */
export function draft(assignment: Assignment, inTurn: Random): Draft {
  const { book, topic, platform } = assignment
  const matter = matterOf(topic)
  const footing = { voice: voiceOf(topic), ...matter, material: wording(inTurn)(matter.material) }
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = attempt < triesInTurn ? inTurn : createRandom(inTurn.int(2 ** 32))
    const framework = chosenFramework(assignment, random)
    const setting = {
      ...assignment,
      ...footing,
      framework,
      random,
      register: registerOf(framework, footing),
      // A short text has no room to explain.
      explained: assignment.length !== 'short' && meaningOf(topic) !== null && (framework === 'question' || framework === 'talk'),
      comments: book.comments(platform),
    }
    const made = attempted(framework, new Desk(setting), assignment)
    if (made) return made
  }
  throw new RangeError('No draft fits the asked length')
}

/** How often what the person gave decides the framework. News always does: advice beside it misses the point. */
const given = { question: 0.75, list: 0.85 }

function chosenFramework({ topic, platform, tone, length }: Assignment, random: Random): FrameworkId {
  const matter = matterOf(topic)
  if (matter.grave && (topic.statement || topic.own)) return 'quiet'
  if (isNews(topic)) return 'news'
  if (matter.opinion) return 'question'
  if (topic.ask && random.chance(given.question)) return 'question'
  if (topic.list && length !== 'short' && random.chance(given.list)) return 'list'
  // A bare word that nobody has material on is explained.
  if (!matter.known && meaningOf(topic)) return 'talk'
  const occasion = { platform, tone, length, voice: voiceOf(topic), ...matter }
  const possible = (id: FrameworkId) => (id === 'news' || id === 'quiet' ? false : id !== 'question' || topic.ask !== null)
  return random.weighted(
    frameworkIds,
    frameworkIds.map((id) => (possible(id) ? suits(id, occasion) : 0)),
  )
}

/** One draft; null when it does not come out. */
function attempted(id: FrameworkId, desk: Desk, room: Assignment): Draft | null {
  const { words, length, platform } = room
  const items = id === 'list' ? listOf(desk, length) : null
  if (items && items.count < 2) return null
  const opening = firstLine(id, desk, { length, items: items?.count ?? 0 })
  if (!opening) return null
  const worthKeeping = (id === 'list' || id === 'lesson') && length !== 'short'
  const plain = length === 'short' && opening.unit.words > 6
  const ending = lastLine(desk, { platform, call: id === 'question', plain, worthKeeping })
  if (!ending) return null
  const page = new Page(desk, room, ending.unit)
  if (!page.add(opening.unit)) return null
  desk.bare = announces(opening.unit) || promised[id].length > 0
  const owed = opening.keepsPromise ? [] : owedMoves(id, desk, room)
  if (!owed.every((move) => (items ? page.list(items.ways) : page.make(move, words.max)))) return null
  fill(page, desk, id, room)
  const isWhole = page.words >= words.min && page.words <= words.max && !(announces(opening.unit) && page.paragraphs.length < 2)
  if (!isWhole || repeats(page.paragraphs, ending.unit)) return null
  return { framework: id, close: ending.kind, paragraphs: [...page.paragraphs, ending.unit], words: page.words }
}

/** A first line that ends in a colon needs something after it. */
const announces = ({ text }: Unit) => text.endsWith(':')

/** What the first line promised; a short answer has no room for more than the answer itself. */
const owedMoves = (id: FrameworkId, { setting: { register } }: Desk, { length }: Room): readonly MoveId[] =>
  id === 'question' && length === 'short' ? (register === 'practice' ? ['lesson'] : []) : promised[id]

/** Where between its least and its most words a text ends: nearer the least, because readers stay to the end of short ones. */
const aimFrom = 0.05
const aimSpread = 0.37
/** Moves that find no room before the filling ends, and remarks tried to close what is missing. */
const missesAllowed = 10
const remarksTried = 12

/** Adds what follows until the aim is reached, then closes what is missing with remarks. */
function fill(page: Page, desk: Desk, id: FrameworkId, room: Room): void {
  const { min, max } = room.words
  const { random, register, known, complexity, book, topic } = desk.setting
  const sober = graverNews(topic) !== null
  const following = followingMoves(id, { register, known, sober, explained: desk.setting.explained })
  const order = complexity === 'advanced' ? withReasoning(following) : following
  const aim = min + Math.round((max - min) * (aimFrom + aimSpread * random.next()))
  const limit = Math.min(max, Math.max(aim + 8, min + 6))
  let misses = 0
  for (let at = 0; page.words < aim && misses < missesAllowed; at++) if (!page.make(order[at % order.length] ?? 'body', limit)) misses++
  if (id === 'quiet' || (id === 'news' && sober)) return
  for (let left = remarksTried; page.words < min && left > 0; left--) {
    const aside = desk.next('asides', book.asides)
    if (!aside) return
    page.add(aside)
  }
}

const withReasoning = (order: readonly MoveId[]): readonly MoveId[] =>
  order.flatMap((move): MoveId[] => (move === 'body' ? ['reasoning', 'body'] : [move]))

const sentenceEnd = /(?<=[.!?。！？।]["”»」]?)\s+/u

/** Whether a sentence stands twice. */
function repeats(paragraphs: readonly Unit[], ending: Unit): boolean {
  const sentences = [...paragraphs, ending].flatMap(({ text }) => text.toLowerCase().split(sentenceEnd))
  return new Set(sentences).size < sentences.length
}
