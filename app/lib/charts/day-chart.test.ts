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
])('the axis for bars of up to %d ends at %d, whose half is a whole number', (highest, top) => {
  expect(scaleTop(highest)).toBe(top)
})
