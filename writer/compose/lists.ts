import type { PostLength } from '#contract/options.ts'
import { type Desk, joining, tuned, type Unit } from '#writer/compose/desk.ts'
import { manner, sentenceStart } from '#writer/compose/moves.ts'
import type { Lesson } from '#writer/domains/material.ts'

export interface ListOf {
  readonly count: number
  /** The lines of the list, in one way of writing them or another; the last way is the shortest. */
  readonly ways: readonly (readonly Unit[])[]
}

/** The most lines that an asked count may have: more do not fit the longest post. */
const mostItems = 8

/** A list of steps, or of questions where there is no advice: as many as the topic asks for, else three to five by length. */
export function listOf(desk: Desk, length: PostLength): ListOf {
  const { topic, random, known, voice } = desk.setting
  const asked = topic.list?.count
  const count = asked && asked >= 2 && asked <= mostItems ? asked : length === 'long' ? 3 + random.int(3) : 3
  if (!known && voice !== 'activity') {
    const items = inquiryItems(desk, count)
    return { count: items.length, ways: [items] }
  }
  const lessons = Array.from({ length: count }, () => desk.lessons.draw()).filter((lesson) => lesson !== undefined)
  const depths = [...random.shuffle(['how', 'why', 'step'] as const), 'step' as const]
  return { count: lessons.length, ways: depths.map((depth) => stepItems(desk, lessons, depth)) }
}

/** Questions worth asking, as the lines of a list. */
function inquiryItems(desk: Desk, count: number): readonly Unit[] {
  const { book, random, tone } = desk.setting
  return random
    .shuffle(book.inquiries)
    .slice(0, count)
    .map((line, at) => desk.unit(`${at + 1}. ${tuned(book, line, tone)}`))
}

/** Steps as the lines of a list, all of the same depth: the step alone, with its reason, or with how it is done. */
function stepItems(desk: Desk, lessons: readonly Lesson[], depth: 'step' | 'why' | 'how'): readonly Unit[] {
  const { book, tone, random } = desk.setting
  const tied = random.chance(0.6)
  return lessons.map((next, at) => {
    const step = `${at + 1}. ${sentenceStart(tuned(book, next.step, tone))}`
    if (depth === 'step') return desk.unit(`${step}.`)
    const more = tuned(book, depth === 'how' ? manner(desk, next.how) : next.why, tone)
    return desk.unit(depth === 'why' && tied ? `${step}: ${joining(book, more)}` : `${step}. ${more}`)
  })
}
