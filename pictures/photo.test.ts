import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSides } from '#contract/pictures.ts'
import { contrastOf, mix, paletteOf, readable } from './colors.ts'
import { scrimShares } from './photo.ts'

test('words are read on a white, a black and any other photo, on both sides, with the colors of any brand', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, fc.oneof(fc.constantFrom('#ffffff', '#000000'), color), fc.constantFrom(...pictureSides), (accent, pixel, side) => {
      const { paper, ink } = paletteOf({ colors: [accent], typefaces: 'editorial' }, side)
      for (const share of Object.values(scrimShares)) expect(contrastOf(ink, mix(pixel, paper, share))).toBeGreaterThanOrEqual(readable)
    }),
    { numRuns: 500 },
  )
})
