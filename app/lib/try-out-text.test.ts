import { expect, test } from 'vitest'
import { type Stretch, stretchesOf } from '#app/lib/try-out-text.ts'

const given = (parts: readonly Stretch[]) => parts.filter(({ isGiven }) => isGiven).map(({ text }) => text)
const whole = (parts: readonly Stretch[]) => parts.map(({ text }) => text).join('')
const shown = (parts: readonly Stretch[]) => {
  const at = parts.findIndex(({ isFolded }) => isFolded)
  return whole(at < 0 ? parts : parts.slice(0, at))
}

const post = 'Candle sale, 20% off\n\n• Till Sunday\n• Shop 4, Indore\n\nTell a friend.'

test('the facts that a visitor typed are found in the post, without list marks, and nothing of the post is lost', () => {
  const parts = stretchesOf(post, ['Candle sale, 20% off', '1. Till Sunday\n- Shop 4, Indore\nGift boxes'])
  expect(given(parts)).toEqual(['Candle sale, 20% off', 'Till Sunday', 'Shop 4, Indore'])
  expect(whole(parts)).toBe(post)
})

test('facts inside one another are marked once', () => {
  expect(given(stretchesOf('Sale till Sunday', ['Sale till Sunday', 'till Sunday'])).join('')).toBe('Sale till Sunday')
})

test('a fact that is too short to be recognised is not marked', () => {
  expect(given(stretchesOf('On 5 May', ['5', ' ']))).toEqual([])
})

test('the post is divided where the feed cuts it, also inside a fact', () => {
  const parts = stretchesOf(post, ['Candle sale, 20% off'], 6)
  expect(shown(parts)).toBe('Candle')
  expect(given(parts)).toEqual(['Candle', ' sale, 20% off'])
  expect(whole(parts)).toBe(post)
})

test('the fold is drawn between two lines where one ends near it', () => {
  expect(shown(stretchesOf('Candle sale\nShop 4, Indore', [], 18))).toBe('Candle sale')
})

test('no word is divided by the fold', () => {
  expect(shown(stretchesOf('Shop 4, MG Road, Indore', [], 20))).toBe('Shop 4, MG Road,')
})

test('no grapheme is divided by the fold, also in a text without spaces', () => {
  expect(shown(stretchesOf('Ice 👩‍👩‍👧 cream', [], 7))).toBe('Ice')
  expect(shown(stretchesOf(`${'新'.repeat(30)}👩‍👩‍👧今日`, [], 33))).toBe('新'.repeat(30))
})

test.each([undefined, post.length, 10_000])('a post that a feed shows whole (%s) is not folded', (fold) => {
  expect(stretchesOf(post, [], fold)).toEqual([{ start: 0, text: post, isGiven: false, isFolded: false }])
})
