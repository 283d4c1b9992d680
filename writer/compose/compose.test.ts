import { expect, test } from 'vitest'
import { countWords } from '#contract/measure.ts'
import { toneIds } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { deckOf, toned } from '#writer/compose/deck.ts'
import { render } from '#writer/compose/line.ts'
import { createRandom } from '#writer/compose/random.ts'
import { weightOf, wordsIn } from '#writer/compose/size.ts'

test('the same seed gives the same stream, a neighbouring seed a different one', () => {
  const stream = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next)
  expect(stream(1)).toEqual(stream(1))
  expect(stream(1)).not.toEqual(stream(2))
})

test('a weighted pick never takes what weighs nothing', () => {
  const random = createRandom(4)
  const picks = Array.from({ length: 500 }, () => random.weighted(['never', 'rarely', 'often'], [0, 1, 9]))
  expect(picks).not.toContain('never')
  expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(400)
})

test('a deck gives each card once', () => {
  const deck = deckOf([1, 2, 3, 4], createRandom(7))
  expect([deck.draw(), deck.draw(), deck.draw(), deck.draw()].sort()).toEqual([1, 2, 3, 4])
  expect(deck.draw()).toBeUndefined()
})

test("a toned deck gives the tone's own lines and those for every tone, never another tone's", () => {
  const deck = toned({ any: ['a', 'b'], casual: ['c'], formal: ['f'] }, 'casual', createRandom(3), 2)
  expect([deck.draw(), deck.draw(), deck.draw(), deck.draw()].sort()).toEqual(['a', 'b', 'c', undefined])
  expect(toneIds).toContain('formal')
})

test('a line fills its slots, picks one alternative and begins its sentences with a capital', () => {
  const random = createRandom(1)
  expect(render('{I} like {topic}. {I} [do|do].', { I: 'we', topic: 'bread' }, random)).toBe('We like bread. We do.')
  expect(() => render('{missing}', {}, random)).toThrow(RangeError)
})

test('words and weight are counted as the checks count them', () => {
  for (const topic of awkwardTopics) {
    const text = `One thing about ${topic.slice(0, 200)}, e.g. 3.5 or 1,000 well-kept "things": it's fine.`
    expect(wordsIn(text, 'en'), text).toBe(countWords(text, 'en'))
    if (!/https?:|www\.|\.\p{L}{2,}/u.test(topic))
      expect(weightOf(text.normalize('NFC')), text).toBeGreaterThanOrEqual(measures.weighted(text))
  }
})
