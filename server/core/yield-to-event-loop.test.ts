import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

test('however many work, each has an iteration of the event loop of its own, in the order they asked', async () => {
  const had: string[] = []
  const compose = async (name: string) => {
    for (const part of [1, 2]) {
      await yieldToEventLoop()
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

test('a caller that asks after an idle time continues', async () => {
  await yieldToEventLoop()
  await round()
  await yieldToEventLoop()
})
