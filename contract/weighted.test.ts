import parseTweet from 'twitter-text/dist/parseTweet.js'
import { expect, test } from 'vitest'
import { measures } from './weighted.ts'

const url = (length: number) => `https://shop.example/${'a/'.repeat(length)}`.slice(0, length)

test.each([
  ['a sentence', 'We open on Monday. Come by: shop.example'],
  ['a long URL', `Look: ${url(900)}x today`],
  ['two long URLs', `${url(500)}x ${url(501)}x`],
  ['a long word', 'a'.repeat(2_000)],
  ['a long word with emoji of one character', '👍'.repeat(150)],
  ['a long text without spaces', '毎朝パンを焼いています。'.repeat(100)],
  ['a text of many lines', 'Bread and cakes.\n'.repeat(60)],
])('%s weighs what the library of X says', (_, text) => {
  expect(measures.weighted(text)).toBe(parseTweet(text.normalize('NFC')).weightedLength)
})
