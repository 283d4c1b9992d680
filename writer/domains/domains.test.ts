import { describe, expect, test } from 'vitest'
import { readings } from '#tests/support/readings.ts'
import { fieldsOf, packFor } from '#writer/domains/match.ts'
import { fieldIds, type Material } from '#writer/domains/material.ts'
import { packs } from '#writer/domains/packs.ts'
import { stem } from '#writer/domains/vocabulary.ts'

const parts = packs.flatMap((pack) => [
  { name: pack.id, field: pack.id, material: pack as Material },
  ...pack.branches.map((branch) => ({ name: `${pack.id}/${branch.id}`, field: pack.id, material: branch as Material })),
])

/** Every reading of every sentence. */
const sentencesOf = ({ lessons, myths, objections, moments, wins }: Material): string[] =>
  [
    ...lessons.flatMap(({ why, how, mistake, exercise }) => [why, how, mistake, exercise]),
    ...myths.flatMap(({ claim, truth }) => [claim, truth]),
    ...objections.flatMap(({ says, answer }) => [says, answer]),
    ...moments,
    ...wins,
  ].flatMap(readings)

test('every field says enough on its own', () => {
  for (const { id, lessons, questions, myths, tools } of packs)
    expect({ id, enough: lessons.length >= 3 && questions.length >= 3 && myths.length >= 2 && tools.length >= 4 }).toEqual({
      id,
      enough: true,
    })
})

test('every field has its pack', () => {
  expect(packs.map(({ id }) => id).sort()).toEqual([...fieldIds].sort())
})

describe.each(parts)('$name', ({ material }) => {
  test('whole sentences: a capital, an end mark, no figure', () => {
    for (const sentence of sentencesOf(material)) {
      expect(sentence).toMatch(/^[“\p{Lu}].*[.!?]$/u)
      expect(sentence).not.toMatch(/[?!]” \p{Ll}/u)
      expect(sentence).not.toMatch(/\d|[<>*_#—’]|\s{2}|\s[.,;!?]/u)
    }
  })

  test('steps and tools read on inside a sentence', () => {
    for (const { step } of material.lessons) expect(step).toMatch(/^\p{Ll}[^.!?,;:[]*$/u)
    for (const tool of material.tools) expect(tool).toMatch(/^\p{Ll}.*[^.!?,;:]$/u)
  })

  test('questions ask, hashtags work as they are', () => {
    for (const question of material.questions) expect(question).toMatch(/^\p{Lu}.*\?$/u)
    for (const hashtag of material.hashtags) expect(hashtag).toMatch(/^[A-Za-z][A-Za-z0-9]*$/)
    for (const term of material.terms) expect(term).toBe(term.toLowerCase())
  })
})

test('no sentence stands in two fields', () => {
  const seen = new Map<string, string>()
  for (const { field, material } of parts)
    for (const sentence of sentencesOf(material)) {
      expect(seen.get(sentence) ?? field, sentence).toBe(field)
      seen.set(sentence, field)
    }
})

test.each([
  ['repairing old bicycles', 'vehicles'],
  ['How do I fix a flat tyre?', 'vehicles'],
  ['baking sourdough at home', 'food'],
  ['HOW TO START RUNNING AFTER FORTY', 'fitness'],
  ['index funds explained', 'money'],
  ['a weekend in Lisbon by tram', 'travel'],
  ['capsule wardrobe', 'fashion'],
  ['skincare in winter', 'beauty'],
  ['toddler bedtime', 'parenting'],
  ['exam stress', 'study'],
  ['asking for a raise', 'career'],
  ['freelance contracts', 'business'],
  ['Instagram growth', 'marketing'],
  ['postgres indexes', 'software'],
  ['ChatGPT for teachers', 'ai'],
  ['Minecraft building', 'gaming'],
  ['guitar chords', 'music'],
  ['street photography', 'photography'],
  ['balcony gardens', 'home'],
  ['puppy training', 'pets'],
  ['5 tips for better sleep', 'wellbeing'],
  ['swimming lessons for adults', 'sport'],
  ['watercolour painting for beginners', 'craft'],
  ['writing a novel', 'books'],
  ['our street fair on Saturday', 'events'],
])('%s belongs to %s', (topic, field) => {
  expect(fieldsOf(topic)[0]).toBe(field)
})

test('the head of a topic decides its field, and whom it is for does not', () => {
  expect(fieldsOf('BUDGET TRAVEL')).toEqual(['travel'])
  expect(fieldsOf('how to negotiate salary')).toEqual(['career'])
  expect(fieldsOf('dog photography')).toEqual(['photography'])
  expect(fieldsOf('best laptops for students')).toEqual([])
  expect(fieldsOf('swimming lessons for adults')[0]).toBe('sport')
})

test.each(['the fall of Rome', 'black holes', '猫の写真', '🔥', 'xyzzy'])('%s belongs to no field', (topic) => {
  expect(packFor(topic)).toBeNull()
})

test('a part speaks only where its gate lets it: chains for a repair, not for insurance', () => {
  const speaksOfChains = (topic: string) => JSON.stringify(packFor(topic)).includes('chain')

  expect(speaksOfChains('repairing old bicycles')).toBe(true)
  expect(speaksOfChains('car insurance')).toBe(false)
})

test('what speaks of the very word of the topic comes first', () => {
  expect(packFor('how to true a bicycle wheel and repair it')?.lessons[0]?.step).toContain('true a wheel')
})

test.each([
  ['baking', 'bake'],
  ['bicycles', 'bicycle'],
  ['stories', 'story'],
  ['running', 'run'],
  ["dog's", 'dogs'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test('short words that only look alike stay apart', () => {
  expect(stem('care')).not.toBe(stem('cars'))
  expect(stem('cod')).not.toBe(stem('code'))
})
