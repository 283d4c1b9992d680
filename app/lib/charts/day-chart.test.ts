import { expect, test } from 'vitest'
import { scaleTop } from './day-chart.tsx'

test.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [40, 40],
  [41, 100],
  [101, 200],
])('bars up to %d uses stand under %d, whose half is a whole number', (highest, top) => {
  expect(scaleTop(highest)).toBe(top)
})
