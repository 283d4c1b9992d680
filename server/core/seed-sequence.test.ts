import { expect, test } from 'vitest'
import { createSeedSequence } from '#server/core/seed-sequence.ts'

test('seeds of one request follow each other, whatever else is asked for between them', () => {
  const turns = createSeedSequence(() => 41)
  const [bread, run] = [{ topic: 'bread' }, { topic: 'running' }]
  expect([turns(bread), turns(run), turns(bread), turns({ topic: 'bread' }), turns(run)]).toEqual([41, 41, 42, 43, 42])
})

test('a request begins anywhere', () => {
  const firsts = [7, 900]
  const turns = createSeedSequence(() => firsts.shift() ?? 0)
  expect([turns({ topic: 'a' }), turns({ topic: 'b' })]).toEqual([7, 900])
})
