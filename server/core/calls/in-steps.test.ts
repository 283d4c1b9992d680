import { setImmediate as nextIteration } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inSteps } from '#server/core/calls/in-steps.ts'
import { prepareReading } from '#writer/builtin/reading.ts'

describe('work in steps', () => {
  let clock = 0
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Steps of 3 ms each. */
  function* work(steps: number): Generator<number, string> {
    for (let step = 0; step < steps; step++) {
      clock += 3
      yield step
    }
    return 'done'
  }

  test('the event loop is served after the first step, and then after each 8 ms', async () => {
    let steps = 0
    const running = inSteps(work(10), { onStep: () => steps++ })
    const counts = [steps]
    while (steps < 10) {
      await nextIteration()
      counts.push(steps)
    }
    expect(await running).toBe('done')
    expect([...new Set(counts)]).toEqual([1, 4, 7, 10])
  })

  test('an abort ends it between two steps', async () => {
    const stop = new AbortController()
    let steps = 0
    const running = inSteps(work(10), { signal: stop.signal, onStep: () => steps++ })
    stop.abort(new Error('stopped'))
    await expect(running).rejects.toThrow('stopped')
    expect(steps).toBe(1)
  })

  test('an error of the work is thrown', async () => {
    const failing = (function* (): Generator<number, void> {
      yield 1
      throw new Error('broken')
    })()
    await expect(inSteps(failing)).rejects.toThrow('broken')
  })
})

test('a language is read and learned once: whoever needs it later takes no step', () => {
  for (const _ of prepareReading({ language: 'it' }));
  expect([...prepareReading({ language: 'it' })]).toEqual([])
  expect([...prepareReading({ language: 'it', occasion: 'offer' })]).toEqual([])
})
