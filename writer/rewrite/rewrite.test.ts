import { describe, expect, test } from 'vitest'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { blocksOf, joined, sameWords, shareSentence } from '#writer/rewrite/blocks.ts'
import { easiest } from '#writer/rewrite/easiest.ts'
import { belowLead, leadOf, withLeadOf } from '#writer/rewrite/lead.ts'
import { lengthened, spareParagraphs } from '#writer/rewrite/lengthen.ts'
import { hookFaults, repeatedItemFaults, simplerFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { seedsFrom } from '#writer/rewrite/seeds.ts'
import { shortened } from '#writer/rewrite/shorten.ts'
import { texts } from '#writer/rewrite/texts.fixture.ts'

const paragraphsOf = (text: string) => text.split('\n\n')
const wordsIn = (language: LanguageCode) => (text: string) => countWords(text, language)
const within = (language: LanguageCode, min: number, max: number) => ({ words: wordsIn(language), range: { min, max } })

describe.each(texts)('in %s', (language, text) => {
  const paragraphs = paragraphsOf(text)
  const [first = '', one = '', , , last = ''] = paragraphs
  const words = wordsIn(language)

  test('a text is put together again as it was', () => expect(joined(blocksOf(text, language))).toBe(text))

  test('shortened by a paragraph, the last before the end goes', () => {
    const without = paragraphs.toSpliced(3, 1).join('\n\n')
    const made = shortened(text, within(language, words(without), words(text) - 1), language)
    expect(made).toBe(without)
  })

  test('shortened as far as it goes, the first line and the end stay', () => {
    const bare = `${first}\n\n${last}`
    expect(shortened(text, within(language, words(bare), words(bare)), language)).toBe(bare)
  })

  test('where a paragraph is too much to lose, its last sentence goes', () => {
    const bare = words(`${first}\n\n${last}`)
    const made = shortened(`${first}\n\n${one}\n\n${last}`, within(language, bare + 1, bare + words(one) - 1), language)
    expect(made).toBe(`${first}\n\n${one.slice(0, made?.split('\n\n')[1]?.length)}\n\n${last}`)
    expect(words(made ?? '')).toBeLessThan(words(`${first}\n\n${one}\n\n${last}`))
  })

  test('a range that no part of the text is in gives nothing', () =>
    expect(shortened(text, within(language, 0, words(last) - 1), language)).toBeNull())

  test('lengthened, what is new stands before the end, and no sentence twice', () => {
    const [, , two = '', three = ''] = paragraphs
    const short = `${first}\n\n${one}\n\n${last}`
    const made = lengthened(short, [one, two, two, three], within(language, words(text), words(text)), language)
    expect(made).toBe(text)
  })

  test('without enough that is new it is not lengthened', () =>
    expect(lengthened(text, [one, one], within(language, words(text) + 1, 9999), language)).toBeNull())

  test('another first line, the rest word for word', () => {
    const other = `${last}!!\n\n${one}`
    expect(withLeadOf(`${one}\n\n${last}`, `${first}\n\n${last}`, language)).toBe(`${one}\n\n${last}`)
    expect(belowLead(text, language)).toBe(paragraphs.slice(1).join('\n\n'))
    expect(withLeadOf(other, text, language)).toBeNull()
  })

  test('a text in one paragraph is taken apart at its sentences', () => {
    const single = paragraphs.join(/\s/u.test(one) ? ' ' : '')
    expect(leadOf(single, language)).toBe(first)
    expect(joined(blocksOf(single, language))).toBe(single)
  })
})

test('a quoted claim is never left without what is said of it', () => {
  const myth = 'People say: “Any oil will do.” Household oil flies off within a ride.'
  const text = `Old bikes last.\n\n${myth}\n\nWhere do you start?`
  expect(shortened(text, within('en', 8, 17), 'en')).toBeNull()
  expect(shortened(text, within('en', 5, 17), 'en')).toBe('Old bikes last.\n\nWhere do you start?')
})

test('what is announced stays with what announces it', () => {
  const text = 'Old bikes last.\n\nThree steps:\n\n1. Oil\n2. Wipe\n3. Spin\n\nA thought.\n\nWhere do you start?'
  expect(shortened(text, within('en', 7, 17), 'en')).toBe(text.replace('A thought.\n\n', ''))
  expect(shortened(text, within('en', 7, 11), 'en')).toBe('Old bikes last.\n\nWhere do you start?')
})

test('a first line that announces a list is only replaced by one that announces as many', () => {
  const own = 'Three steps:\n\n1. Oil\n2. Wipe\n3. Spin\n\nWhere do you start?'
  expect(withLeadOf('Two ways:\n\n1. Now\n2. Later\n\nEnd?', own, 'en')).toBeNull()
  expect(withLeadOf('A thought.\n\nMore.', own, 'en')).toBeNull()
  expect(withLeadOf('My three:\n\n1. Now\n2. Later\n3. Never\n\nEnd?', own, 'en')).toBe(own.replace('Three steps:', 'My three:'))
})

test('a first line that differs by its emoji alone is the same one', () => {
  expect(withLeadOf('Old bikes last. ✌️\n\nMore.', 'Old bikes last.\n\nWhere do you start?', 'en')).toBeNull()
  expect(sameWords('Old bikes 👩🏽‍🔧 last', 'old bikes last!')).toBe(true)
})

test('further paragraphs are those that neither the first line nor the end asked for', () => {
  expect(spareParagraphs('Lead.\n\nPromised.\n\nSpare.\n\n• a\n• b\n\nEnd?', 'en')).toEqual(['Spare.'])
})

test('two texts share a sentence whatever its case and marks', () => {
  expect(shareSentence('Oil the chain. Then ride.', 'oil the chain!', 'en')).toBe(true)
  expect(shareSentence('Oil the chain.', 'Oil the chain daily.', 'en')).toBe(false)
})

test('of several results the one with the shortest sentences is the simplest', () => {
  expect(easiest(['One long sentence that goes on and on.', 'Short. One.', 'A bit longer here.'], (text) => text, 'en')).toBe('Short. One.')
  expect(easiest([], String, 'en')).toBeNull()
})

test('the same seed gives the same tries, no two of them alike', () => {
  expect(seedsFrom(7, 50)).toEqual(seedsFrom(7, 50))
  expect(new Set(seedsFrom(7, 50)).size).toBe(50)
})

describe('what a rewrite promises', () => {
  const earlier = 'Old bikes last.\n\nOil the chain. Wipe it first. True the wheel. Cut it square.\n\nWhere do you start?'
  test('another hook: a new first line, and the rest as it was', () => {
    expect(hookFaults('caption', earlier.replace('Old bikes last.', 'Listen to the chain.'), earlier, 'en')).toEqual([])
    expect(hookFaults('caption', earlier, earlier, 'en')).toMatchObject([
      { rule: 'rewrite', message: expect.stringContaining('same first line') },
    ])
    expect(hookFaults('caption', 'Listen.\n\nSomething else. And more of it.\n\nEnd?', earlier, 'en')).toMatchObject([
      { rule: 'rewrite', message: expect.stringContaining('more than its first line') },
    ])
  })
  test('simpler: no longer sentences than before, unless they are easy anyway', () => {
    const long = 'When you oil the chain of an old bicycle you should always wipe it with a dry and clean cloth first.'
    expect(simplerFaults('caption', 'Oil the chain. Wipe it first.', long, 'en')).toEqual([])
    expect(simplerFaults('caption', long, 'Oil the chain. Wipe it first.', 'en')).toMatchObject([{ rule: 'rewrite' }])
  })
  test('a text that did not change is no rewrite', () => {
    expect(unchangedFaults('caption', `${earlier} `, earlier)).toHaveLength(1)
    expect(unchangedFaults('caption', `${earlier} More.`, earlier)).toEqual([])
  })
  test('others: none of the earlier items', () => {
    expect(repeatedItemFaults('titles', ['New', 'old one!'], ['Old one', 'Older'])).toMatchObject([{ field: 'titles.1' }])
  })
})
