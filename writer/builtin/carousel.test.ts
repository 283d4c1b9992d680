import { describe, expect, test } from 'vitest'
import { carouselLimits } from '#contract/carousel.ts'
import { countWords } from '#contract/measure.ts'
import { languageCodes } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { arrangeCarousel, hasEnough } from '#writer/builtin/carousel.ts'
import { type ReadingInput, read } from '#writer/builtin/reading.ts'

const reading = (input: Partial<ReadingInput>) => read({ topic: '5 ways to style one saree', language: 'en', tone: 'casual', ...input })
const carouselOf = (input: Partial<ReadingInput>, asked: { slides?: number; hook?: boolean; strict?: boolean } = {}) =>
  arrangeCarousel(reading(input), { platform: 'instagram', slides: 6, ...asked }, 1)
const steps = ['Belt over the pallu', 'Pallu as a scarf', 'With a white shirt', 'Trousers under it', 'Short over sneakers']

describe('a carousel of the built-in writer', () => {
  test('begins with the topic, has each step on a slide of its own, word for word, and ends with a wish to keep it', () => {
    const { slides, caption } = carouselOf({ facts: { steps } })
    expect(slides[0]).toEqual({ heading: '5 ways to style one saree', text: '' })
    expect(slides.slice(1, -1).map(({ heading }) => heading)).toEqual(steps)
    expect(['Save this for later', 'Keep this for when you need it']).toContain(slides.at(-1)?.heading)
    for (const step of steps) expect(caption).toContain(step)
  })

  test('has more slides than asked for, and says so, rather than two steps on one', () => {
    const { slides, notes } = carouselOf({ facts: { steps } }, { slides: 4 })
    expect(slides).toHaveLength(7)
    expect(notes).toContainEqual({ code: 'longer', asked: '4' })
  })

  test('with no more slides than asked for, puts neighbours together and tells what has no room', () => {
    const { slides, notes } = carouselOf({ facts: { steps } }, { slides: 4, strict: true })
    expect(slides).toHaveLength(4)
    expect(slides[2]).toEqual({ heading: 'With a white shirt', text: 'Trousers under it' })
    expect(notes).toContainEqual({ code: 'left-out', lines: ['Short over sneakers'] })
  })

  test('never has more than the most, however much was given', () => {
    const { slides, notes } = carouselOf({ facts: { steps: Array.from({ length: 24 }, (_, at) => `Way number ${at + 1} to wear it`) } })
    expect(slides).toHaveLength(carouselLimits.most)
    expect(notes.map(({ code }) => code)).toContain('left-out')
  })

  test('has one caption within the limit, also on a platform where long posts become threads', () => {
    const long = Array.from({ length: 12 }, (_, at) => `Way number ${at + 1} to wear it on a long day with a short walk home`)
    const { caption } = arrangeCarousel(reading({ facts: { steps: long } }), { platform: 'threads', slides: 6 }, 1)
    expect(caption.length).toBeGreaterThan(100)
    expect(caption.length).toBeLessThanOrEqual(platforms.threads.post.max)
  })

  test('ends with how to reach whoever posts, and says what a bare price is', () => {
    const { slides } = carouselOf({
      topic: 'Dackelwelpen suchen ein Zuhause',
      language: 'de',
      facts: { price: '1.200 €', where: 'Hof Lindner', contact: '0171 2345678' },
    })
    expect(slides.at(-1)?.heading).toContain('0171 2345678')
    expect(slides).toContainEqual({ heading: 'Was kostet es?', text: '1.200 €' })
  })

  test('of an event has its day on the cover, and its day, place and number together at the end', () => {
    const { slides } = carouselOf({
      topic: 'Open garden weekend at Thornfield',
      occasion: 'event',
      facts: { when: 'Saturday 12 June, 10 am', where: 'Thornfield Lane 7', what: 'Sixty kinds of roses', contact: '020 7946 0011' },
    })
    expect(slides).toEqual([
      { heading: 'Open garden weekend at Thornfield', text: 'Saturday 12 June, 10 am' },
      { heading: 'Sixty kinds of roses', text: '' },
      { heading: expect.stringContaining('020 7946 0011'), text: 'Saturday 12 June, 10 am\nThornfield Lane 7' },
    ])
  })

  test('tells what stands before a colon, or the first of two sentences, as the heading', () => {
    const { slides } = carouselOf({
      topic: 'How to look after a cast iron pan',
      details: 'Oil it thinly: a teaspoon is enough.\nNever soak it. It rusts overnight.',
    })
    expect(slides.slice(1, 3)).toEqual([
      { heading: 'Oil it thinly', text: 'A teaspoon is enough.' },
      { heading: 'Never soak it', text: 'It rusts overnight.' },
    ])
  })

  test('asks nobody for anything under sad news', () => {
    const { slides } = carouselOf({
      topic: 'Our bakery dog Bruno has died',
      occasion: 'sad',
      details: 'He was twelve.\nHe greeted everybody.',
    })
    expect(slides.map(({ heading }) => heading)).toEqual(['Our bakery dog Bruno has died', 'He was twelve', 'He greeted everybody'])
  })

  test('has another cover where a hook is asked for', () =>
    expect(carouselOf({ facts: { steps } }, { hook: true }).slides[0]?.heading).not.toBe('5 ways to style one saree'))

  test.each(languageCodes)('keeps the limits of a slide: %s', (language) => {
    const long = 'word '.repeat(60).trim()
    const { slides } = carouselOf({ language, topic: long, details: `${long}.\n${long}, ${long}\nShort one\nAnother: ${long}` })
    for (const { heading, text } of slides) {
      expect(heading.trim()).not.toBe('')
      expect(heading.length).toBeLessThanOrEqual(carouselLimits.heading)
      expect(text.length).toBeLessThanOrEqual(carouselLimits.text)
      expect(countWords(text, language)).toBeLessThanOrEqual(carouselLimits.words)
    }
  })
})

describe('there is enough for a carousel', () => {
  test.each([
    ['two facts', { details: 'Wash it.\nDry it.' }, true],
    ['a fact and a contact', { details: 'Free entry\nCall 555 0134' }, true],
    ['one fact', { details: 'Free entry' }, false],
    ['contacts only', { details: 'Call 555 0134\nhttps://example.com' }, false],
    ['nothing but a topic', {}, false],
  ])('with %s: %o is %s', (_, input, expected) => expect(hasEnough(reading({ topic: 'Cast iron pans', ...input }))).toBe(expected))
})
