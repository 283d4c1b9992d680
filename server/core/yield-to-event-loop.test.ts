import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

test('each caller continues in its own iteration of the event loop, in the order of the calls', async () => {
  const steps: string[] = []
  const work = async (name: string) => {
    for (const part of [1, 2]) {
      await yieldToEventLoop()
      steps.push(`${name}${part}`)
    }
  }
  const all = Promise.all([work('a'), work('b'), work('c')])
  const counts: number[] = []
  while (steps.length < 6) {
    await nextIteration()
    counts.push(steps.length)
  }
  await all
  expect(steps).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1)
})

test('a call after an idle time resolves', async () => {
  await yieldToEventLoop()
  await nextIteration()
  await yieldToEventLoop()
})
