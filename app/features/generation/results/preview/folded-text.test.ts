// @vitest-environment node
import { expect, test } from 'vitest'
import { foldedAt } from './folded-text.tsx'

test('a text within the fold is left whole', () => {
  expect(foldedAt('short', 5)).toBe('short')
})

test('a fold never tears a character that is made of several', () => {
  expect(foldedAt(`${'a'.repeat(9)}👩‍👩‍👧 end`, 12)).toBe('a'.repeat(9))
  expect(foldedAt('नमस्ते दुनिया', 5)).toBe('नम')
})
