import { expect, test } from 'vitest'
import { createMemoryCounter } from './memory-counter.ts'

test('hits of each key are counted until the window ends, and forgotten then', () => {
  let now = 20_000
  const counter = createMemoryCounter(10, () => now)
  expect([counter.hit('a'), counter.hit('a'), counter.hit('b')]).toEqual([
    { hits: 1, left: 10 },
    { hits: 2, left: 10 },
    { hits: 1, left: 10 },
  ])
  now = 29_500
  expect(counter.hit('a')).toEqual({ hits: 3, left: 1 })
  now = 30_000
  expect(counter.hit('a')).toEqual({ hits: 1, left: 10 })
})
