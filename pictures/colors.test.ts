import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBrand, pictureSides } from '#contract/pictures.ts'
import { contrastOf, paletteOf, readable } from './colors.ts'

test('with any color of a brand, on either side, every pair that words use has a contrast of 4.5', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, fc.constantFrom(...pictureSides), (accent, side) => {
      const { paper, panel, ink, soft, accentInk, onAccent } = paletteOf({ ...defaultBrand, colors: [accent] }, side)
      const pairs = [
        ...[ink, soft, accentInk].flatMap((words) => [
          [words, paper],
          [words, panel],
        ]),
        [onAccent, accent],
        [paper, ink],
      ] as [string, string][]
      for (const [words, ground] of pairs) expect(contrastOf(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(readable)
    }),
    { numRuns: 500 },
  )
})

test('the contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
