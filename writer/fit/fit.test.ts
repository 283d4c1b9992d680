import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedBody, countWords, hashtagsIn } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import { cutToFit } from '#writer/fit/cut.ts'
import { capHashtags, hashtagSet, splitHashtagLines } from '#writer/fit/hashtags.ts'
import { splitThread } from '#writer/fit/thread.ts'

const inThread = (text: string) => splitThread(text, { max: 280, unit: 'weighted' }, 'en')
const within = (max: number) => (text: string) => text.length <= max

describe('a cut', () => {
  const text = 'Clean the chain first. Then oil each link, wipe off the rest, and ride a short loop.'
  test('does not change a text that fits', () => expect(cutToFit(text, { language: 'en', fits: within(500) })).toBe(text))
  test('ends at a sentence', () => expect(cutToFit(text, { language: 'en', fits: within(60) })).toBe('Clean the chain first.'))
  test('ends at a clause when a sentence leaves too little', () =>
    expect(cutToFit(text, { language: 'en', fits: within(60), enough: (cut) => cut.length > 30 })).toBe(
      'Clean the chain first. Then oil each link.',
    ))
  test('does not end in a dangling word', () =>
    expect(cutToFit('Ride slowly up the hill and down to the river', { language: 'en', fits: within(36) })).toBe(
      'Ride slowly up the hill and down…',
    ))
  test('adds no punctuation to a title', () =>
    expect(cutToFit('Ride slowly up the hill and down to the river', { language: 'en', fits: within(33), ending: 'none' })).toBe(
      'Ride slowly up the hill and down',
    ))
  test('never splits a hashtag, a handle or a link', () => {
    for (const name of ['#oldBicycles', '@jane_doe', 'https://a.example/path'])
      for (let max = 10; max < 40; max++) {
        const cut = cutToFit(`Some words ${name} and more words after it`, { language: 'en', fits: within(max) })
        expect(cut.includes(name) || !/[#@:/]/.test(cut)).toBe(true)
      }
  })
  test('never splits a hashtag in a language without spaces', () => {
    for (let max = 3; max < 12; max++) {
      const cut = cutToFit('自転車の修理は#自転車修理日記で続けます', { language: 'ja', fits: within(max), ending: 'none' })
      expect(cut.includes('#')).toBe(false)
    }
  })
  test('never splits an emoji, even when one word is too long', () => {
    expect(cutToFit('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', { language: 'en', fits: within(19), ending: 'none' })).toBe('👨‍👩‍👧👨‍👩‍👧')
  })
  test('cuts Chinese between words and ends it with its own punctuation', () => {
    expect(cutToFit('修理旧自行车从链条开始，然后清洁齿轮，最后上油', { language: 'zh', fits: within(15) })).toBe(
      '修理旧自行车从链条开始。',
    )
  })
})

describe('a thread', () => {
  test('of flags and stacked marks has no part over the limit, although they weigh another together than apart', () => {
    const flags = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'.repeat(143).slice(0, 2000)
    for (const part of inThread(`${flags}. ${'\u093e'.repeat(200)}.`)) expect(measures.weighted(part)).toBeLessThanOrEqual(280)
  })
  const long = Array.from({ length: 12 }, (_, at) => `Sentence number ${at} says one plain thing about bicycles.`).join(' ')
  test.each(['weighted', 'utf16', 'utf8', 'emojiBytes', 'graphemes', 'fixedLinks'] as const)(
    'is counted in the unit of its limit: %s',
    (unit) => {
      for (const [sentence, language] of [
        ['自転車の鎖を洗って油を差します。', 'ja'],
        ['साइकिल की चेन साफ़ करें 👨‍👩‍👧 और https://shop.example/chain पर देखें। ', 'hi'],
      ] as const) {
        const parts = splitThread(sentence.repeat(30).trim(), { max: 300, unit }, language)
        expect(parts.length).toBeGreaterThan(1)
        for (const part of parts) expect(measures[unit](part)).toBeLessThanOrEqual(300)
      }
    },
  )
  test('is one part when the text fits', () => expect(inThread('Short. #bikes')).toEqual(['Short. #bikes']))
  test('numbers its parts at their ends and ends each at a sentence', () => {
    const parts = inThread(long)
    expect(parts).toHaveLength(3)
    for (const [at, part] of parts.entries()) expect(part).toMatch(new RegExp(`\\. ${at + 1}/3$`))
  })
  test('has no very short last part', () => {
    const weights = inThread(long).map(measures.weighted)
    expect(Math.min(...weights)).toBeGreaterThan(Math.max(...weights) / 2)
  })
  test('puts the hashtags at the end into the last part', () => {
    const parts = inThread(`${long}\n\n#bikes #repair`)
    expect(parts.map((part) => hashtagsIn(part).length)).toEqual([0, 0, 2])
  })
  test('breaks between paragraphs when that leaves parts half full', () => {
    const paragraph = (word: string) => `${word} `.repeat(30).trim().concat('.')
    const paragraphs = ['apples', 'pears', 'plums'].map(paragraph)
    expect(inThread(paragraphs.join('\n\n'))).toEqual(paragraphs.map((text, at) => `${text} ${at + 1}/3`))
  })
  test('any text: each part is within the limit, all words are in order, the part number is not a word', () => {
    const word = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
      fc.constantFrom('and', 'chain.', 'किताब', '自行车', '👨‍👩‍👧', 'https://a.example/x'),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 30, maxLength: 150 }), (list) => {
        const text = list
          .join(' ')
          .normalize('NFC')
          .replace(/[#\s]+/g, ' ')
          .trim()
        const parts = inThread(text)
        expect(Math.max(...parts.map(measures.weighted))).toBeLessThanOrEqual(280)
        if (parts.length > 1)
          expect(
            parts
              .map((part) => part.replace(/ \d+\/\d+$/, ''))
              .join('')
              .replace(/\s/g, ''),
          ).toBe(text.replace(/\s/g, ''))
      }),
      { numRuns: 150 },
    )
  })
  test('part numbers and hashtags are not counted as words', () => {
    const parts = inThread(`${long}\n\n#bikes`)
    expect(countWords(countedBody(parts.join('\n\n')), 'en')).toBe(countWords(long, 'en'))
  })
})

describe('hashtags', () => {
  test('those at the end are removed first, then one in a sentence loses its #', () => {
    expect(capHashtags('Fix #bikes today\n\n#repair #diy', 2)).toBe('Fix #bikes today\n\n#repair')
    expect(capHashtags('Fix #bikes and #cars today', 1)).toBe('Fix #bikes and cars today')
    expect(capHashtags('Fix it\n\n#repair', 0)).toBe('Fix it')
  })
  test('numbers are no hashtags: they stay as they were typed', () => {
    expect(capHashtags('We are the #1 bakery in Leeds. #Bread #Leeds', 0)).toBe('We are the #1 bakery in Leeds.')
    expect(capHashtags('#1\nThe oven\n#2\nThe flour', 0)).toBe('#1\nThe oven\n#2\nThe flour')
  })
  test('lines of hashtags are taken out wherever they stand, whatever is between them', () => {
    expect(splitHashtagLines('#Bread · #Leeds\n\nWe open.\n\n#बेकरी\n#1: the oven')).toEqual({
      body: 'We open.\n\n#1: the oven',
      tags: ['#Bread', '#Leeds', '#बेकरी'],
    })
  })
  test('a set has each valid hashtag once', () => {
    expect(hashtagSet(['Old Bikes', '#oldbikes', '#42', '', '#साइकिल', 'd.i.y'], 10)).toEqual(['#OldBikes', '#साइकिल', '#diy'])
  })
})
