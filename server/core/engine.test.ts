import { setImmediate as nextIteration } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createSeedSequence } from '#server/core/seed-sequence.ts'
import { yieldToEventLoop } from '#server/core/yield-to-event-loop.ts'

describe('seed sequence', () => {
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
})

describe('yielding to the event loop', () => {
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
})
