import { describe, expect, test } from 'vitest'
import { graphemeMeasures } from './graphemes.ts'

const { emojiBytes, graphemes, fixedLinks } = graphemeMeasures

describe('characters as people see them', () => {
  test.each([
    ['Latin letters and signs', 'Café, 20 % off!', 15],
    ['a letter with its accent apart', 'Cafe\u0301', 4],
    ['Hindi, whose signs belong to letters', 'नमस्ते दुनिया', 8],
    ['Bengali', 'বাংলা', 2],
    ['Arabic with its signs', 'مَرْحَبًا', 5],
    ['Japanese', '毎朝パンを焼く。', 8],
    ['a family of emoji', '👨‍👩‍👧‍👦 👍🏽', 3],
    ['flags', '🇮🇳🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 4],
    ['a heart, a keycap and a sign', '❤️1️⃣©', 3],
    ['nothing', '', 0],
  ])('%s', (_, text, expected) => {
    expect(fixedLinks(text)).toBe(expected)
  })

  test('are never fewer than those that a segmenter finds', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const text of ['क्षत्रिय और श्री', 'ক্ষমা 🙂‍↕️', '👩🏽‍❤️‍💋‍👨🏻 𝒳 é', 'சொல் கொள்', 'ﷺ لا', '한국어'])
      expect(fixedLinks(text)).toBeGreaterThanOrEqual([...segmenter.segment(text)].length)
  })

  test('count as several where they take more than ten bytes each', () => {
    expect(graphemes('a'.repeat(300))).toBe(300)
    expect(graphemes('नमस्ते')).toBe(4)
    expect(graphemes('👨‍👩‍👧‍👦'.repeat(100))).toBe(250)
  })
})

test.each([
  ['a long link', `See https://shop.example/${'a'.repeat(100)} today`, 4 + 23 + 6],
  ['a short link', 'https://a.in', 23],
  ['an address without a protocol, which is no link', 'shop.example', 12],
  ['a mention', 'by @asha', 8],
  ['a mention with its server', 'by @asha@social.example, today', 15],
  ['an email address', 'asha@shop.example', 17],
])('on Mastodon %s has its own length', (_, text, expected) => {
  expect(fixedLinks(text)).toBe(expected)
})

test.each([
  ['letters', 'Café नमस्ते', 11],
  ['an emoji', '👍', 4],
  ['a heart', '❤️', 6],
  ['a flag', '🇮🇳', 8],
  ['a family', 'Us: 👨‍👩‍👧‍👦', 4 + 25],
])('on Threads the bytes of emoji count: %s', (_, text, expected) => {
  expect(emojiBytes(text)).toBe(expected)
})
