import { expect, test } from 'vitest'
import { createSeedSequence } from '#server/core/seed-sequence.ts'

test('seeds of a request are consecutive, also with other requests in between', () => {
  const nextSeed = createSeedSequence(() => 41)
  const [bread, run] = [{ topic: 'bread' }, { topic: 'running' }]
  expect([nextSeed(bread), nextSeed(run), nextSeed(bread), nextSeed({ topic: 'bread' }), nextSeed(run)]).toEqual([41, 41, 42, 43, 42])
})

test('each request starts at its own first seed', () => {
  const firstSeeds = [7, 900]
  const nextSeed = createSeedSequence(() => firstSeeds.shift() ?? 0)
  expect([nextSeed({ topic: 'a' }), nextSeed({ topic: 'b' })]).toEqual([7, 900])
})
