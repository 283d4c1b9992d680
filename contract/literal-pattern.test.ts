import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literalPattern } from '#contract/literal-pattern.ts'
import { placeOf } from '#contract/rewrite.ts'

/** Every character that means something in a pattern or in a class, and characters of other scripts. */
const characters = fc.constantFrom(...'\\^$.*+?()[]{}|/-,:=!<>&~#@%"\'`_ aZ9é–—‑कক한字👍\u200d\u0301\ud800')
const texts = fc.string({ unit: fc.oneof(characters, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), maxLength: 60 })

test('finds every text as it is, under both flags', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('u', 'v'), (text, flag) => {
      expect(new RegExp(`^${literalPattern(text)}$`, flag).exec(text)?.[0]).toBe(text)
    }),
  )
})

test('finds a passage of a text wherever it is, whatever it holds, however its white space is read', () => {
  fc.assert(
    fc.property(texts, texts, texts, (before, passage, after) => {
      const words = passage.trim().split(/\s+/u).filter(Boolean)
      fc.pre(words.length > 0)
      const found = placeOf(words.join('\n'), `${before} ${passage} ${after}`)
      expect(found).not.toBeNull()
    }),
  )
})

test.each([
  ['the half-price jackets', 'See the half-price jackets today', 'the half-price jackets'],
  ['(10–2) [new] a/b $5 *x*', 'Open (10–2) [new]\na/b $5 *x* daily', '(10–2) [new]\na/b $5 *x*'],
])('finds the passage %j', (passage, text, expected) => {
  const place = placeOf(passage, text)
  expect(place && text.slice(place.from, place.to)).toBe(expected)
})
