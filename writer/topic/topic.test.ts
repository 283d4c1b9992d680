import { describe, expect, test } from 'vitest'
import { awkwardTopics } from '#tests/support/topics.ts'
import { analyse } from '#writer/topic/topic.ts'

const phraseOf = (raw: string) => analyse(raw).phrase

describe('a topic becomes a phrase that can stand in the middle of a sentence', () => {
  test.each([
    ['repairing old bicycles', 'repairing old bicycles'],
    ['start a podcast', 'starting a podcast'],
    ['plan and film a reel', 'planning and filming a reel'],
    ["don't skip leg day", 'not skipping leg day'],
    ['how do I fix a flat tyre?', 'fixing a flat tyre'],
    ['how to start running after forty', 'running after forty'],
    ['which laptop should I buy', 'buying the right laptop'],
    ['What should I wear to an interview?', 'deciding what to wear to an interview'],
    ['why cats knock things over', 'understanding why cats knock things over'],
    ['Why I left Google', 'leaving Google'],
    ['does meditation work?', 'meditation'],
    ['what is compound interest', 'compound interest'],
    ['I quit my job to bake bread', 'quitting my job to bake bread'],
    ['Our new vegan bakery opens on Saturday', 'our new vegan bakery'],
    ['5 tips for better sleep', 'better sleep'],
    ['10 Ways To Save Money On Groceries', 'saving money on groceries'],
    ['Write a post about how to prune roses in winter', 'pruning roses in winter'],
    ["Sourdough: a beginner's guide", 'sourdough'],
  ])('%s → %s', (raw, phrase) => expect(phraseOf(raw)).toBe(phrase))
})

describe('articles and capitals are those of running text', () => {
  test.each([
    ['small-batch ceramics studio', 'a small-batch ceramics studio'],
    ['umbrella', 'an umbrella'],
    ['university course', 'a university course'],
    ['SEO audit checklist', 'an SEO audit checklist'],
    ['best coffee shops in Lisbon', 'the best coffee shops in Lisbon'],
    ['remote work', 'remote work'],
    ['Taylor Swift', 'Taylor Swift'],
    ['WHY YOU SHOULD LEARN RUST', 'learning Rust'],
    ['LOSING WEIGHT WITHOUT A GYM', 'losing weight without a gym'],
    ['Best Coffee Shops In Lisbon', 'the best coffee shops in Lisbon'],
    ['Game of Thrones', 'Game of Thrones'],
    ['youtube shorts', 'YouTube shorts'],
  ])('%s → %s', (raw, phrase) => expect(phraseOf(raw)).toBe(phrase))
})

test('what is not understood becomes a short quoted label', () => {
  expect(analyse('猫の写真')).toMatchObject({ form: 'opaque', phrase: '“猫の写真”' })
  expect(analyse('cómo hacer pan en casa')).toMatchObject({ form: 'opaque', phrase: '“cómo hacer pan en casa”' })
  expect(analyse('🚲🔧')).toMatchObject({ form: 'opaque', phrase: '🚲🔧', keywords: [] })
  expect(analyse('...')).toMatchObject({ form: 'opaque', phrase: 'this' })
})

test('a plural agrees as a plural, a gerund as a singular', () => {
  expect(analyse('electric cars').agreement).toMatchObject({ plural: true, is: 'are', them: 'them' })
  expect(analyse('bread and butter').agreement.plural).toBe(true)
  expect(analyse('physics').agreement.plural).toBe(false)
  expect(analyse('growing tomatoes').agreement).toMatchObject({ plural: false, is: 'is', them: 'it' })
})

test('own questions and statements are kept as clean sentences', () => {
  expect(analyse('how do i fix a flat tyre??').ask).toBe('How do I fix a flat tyre?')
  expect(analyse('we are opening a café in Porto!!!')).toMatchObject({ statement: 'We are opening a café in Porto.', own: true })
  expect(analyse('repairing old bicycles')).toMatchObject({ ask: null, statement: null, question: false, own: false })
})

test('a question about needing or costing is about the thing', () => {
  expect(phraseOf('do you need a degree?')).toBe('a degree')
  expect(phraseOf('how much does a wedding cost?')).toBe('a wedding')
})

describe('a short clause is a statement, and no noun phrase', () => {
  test.each([
    ['my grandmother died', 'My grandmother died.', 'my grandmother'],
    ['my dog passed away', 'My dog passed away.', 'my dog'],
    ['my sister got married', 'My sister got married.', 'my sister'],
    ['our team won', 'Our team won.', 'our team'],
    ['my startup failed', 'My startup failed.', 'my startup'],
    ['my son started school', 'My son started school.', 'my son'],
    ['my mother died last year', 'My mother died last year.', 'my mother'],
    ['interest rates rise', 'Interest rates rise.', 'interest rates'],
    ['prices fall', 'Prices fall.', 'prices'],
    ['rain stopped play', 'Rain stopped play.', 'rain'],
    ['the team lost', 'The team lost.', 'the team'],
    ['local library reopens', 'Local library reopens.', 'this'],
    ['I was promoted', 'I was promoted.', 'this'],
    ["we're hiring", "We're hiring.", 'hiring'],
    ["it's over", "It's over.", 'this'],
    ['he proposed', 'He proposed.', 'this'],
    ['sold out', 'Sold out.', 'this'],
  ])('%s', (raw, statement, phrase) => expect(analyse(raw)).toMatchObject({ statement, phrase }))

  test.each([
    'lessons learned',
    'homes built in the 70s',
    'small wins',
    'tax returns',
    'the day my dog died',
    'jobs lost to AI',
    'my lost album',
  ])('%s is none', (raw) => expect(analyse(raw)).toMatchObject({ statement: null, phrase: raw }))
})

test('the audience, the asked count, the place and the moment are found', () => {
  expect(analyse('watercolour painting for busy parents')).toMatchObject({ audience: 'busy parents', core: 'watercolour painting' })
  expect(analyse('better sleep for a week').audience).toBeNull()
  expect(analyse('7 mistakes in public speaking').list).toEqual({ count: 7 })
  expect(analyse('coffee shops in Lisbon').place).toBe('in Lisbon')
  expect(analyse('launching my candle shop this Friday').time).toBe('this Friday')
})

test('keywords run from the most specific to the broadest and hold no filler', () => {
  expect(analyse('repairing old bicycles').keywords).toEqual(['repairing old bicycles', 'old bicycles', 'bicycles', 'repairing'])
  expect(analyse('the best way to learn guitar').keywords).toEqual(['guitar'])
})

test('every awkward topic gives pieces that are safe to embed', () => {
  for (const raw of awkwardTopics) {
    const { phrase, Phrase, core, title, short, form } = analyse(raw)
    for (const piece of [phrase, Phrase, core, title, short]) expect(piece, raw.slice(0, 60)).toMatch(/\S/)
    expect(phrase, raw.slice(0, 60)).not.toMatch(/[\n\r{}[\]|<>]|https?:|@\w| {2}|[.!?;:,]$/)
    expect(phrase.length).toBeLessThanOrEqual(70)
    expect(phrase.split(' ').length).toBeLessThanOrEqual(form === 'opaque' ? 10 : 9)
    expect(short.length).toBeLessThanOrEqual(40)
    expect(phrase.isWellFormed()).toBe(true)
  }
})
