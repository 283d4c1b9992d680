import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlices } from './slices.ts'

test('however many compose, each has a round of the event loop of its own, in the order they asked', async () => {
  const slice = createSlices()
  const had: string[] = []
  const compose = async (name: string) => {
    for (const part of [1, 2]) {
      await slice()
      had.push(`${name}${part}`)
    }
  }
  const all = Promise.all([compose('a'), compose('b'), compose('c')])
  const rounds: number[] = []
  while (had.length < 6) {
    await round()
    rounds.push(had.length)
  }
  await all
  expect(had).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  expect(Math.max(...rounds.map((now, at) => now - (rounds[at - 1] ?? 0)))).toBe(1)
})

test('one that asks after a quiet while is heard', async () => {
  const slice = createSlices()
  await slice()
  await round()
  await slice()
})
