import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Run, streamPartials } from './partials.ts'

const notAborted = new AbortController().signal
/** Reads a stream to its end: all partials, the result, and the duration in milliseconds. */
async function drain(run: Run<number, string>) {
  const stream = streamPartials(run, notAborted)
  const partials: number[] = []
  const startedAt = performance.now()
  for (;;) {
    const { done, value } = await stream.next()
    if (done) return { partials, result: value, duration: performance.now() - startedAt }
    if ('partial' in value) partials.push(value.partial)
  }
}

test('sends the first partial immediately, then the newest at most forty times a second, then the result', async () => {
  const { partials, result, duration } = await drain(async ({ onPartial }) => {
    for (let step = 1; step <= 40; step++) {
      onPartial(() => step)
      await wait(5)
    }
    return 'done'
  })
  expect(result).toBe('done')
  // The first of forty, so it was not delayed; then at least 25 ms (minus the timer's resolution) between two.
  expect(partials[0]).toBe(1)
  expect(partials.length - 1).toBeLessThanOrEqual(duration / 24)
  expect(partials).toEqual(partials.toSorted((a, b) => a - b))
})

test('does not compute a partial that a newer one replaces before it is sent', async () => {
  let computed = 0
  const { partials } = await drain(async ({ onPartial }) => {
    for (let step = 1; step <= 100; step++) onPartial(() => ++computed)
    await wait(5)
    return 'done'
  })
  expect([partials.length, computed]).toEqual([1, 1])
})

test('sends only the result of a run without partials', async () =>
  expect(await drain(async () => 'done')).toMatchObject({ partials: [], result: 'done' }))

test('rejects with the error of a failed run', async () => {
  await expect(
    drain(async ({ onPartial }) => {
      onPartial(() => 1)
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})

test('aborts the run when the reader returns, even before the first read', async () => {
  const signals: AbortSignal[] = []
  const stream = streamPartials<number, string>(({ signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }, notAborted)
  await stream.return?.('')
  expect(signals[0]?.aborted).toBe(true)
})

test('aborts the run when the connection closes', () => {
  const connection = new AbortController()
  const signals: AbortSignal[] = []
  streamPartials<number, string>(({ signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }, connection.signal)
  connection.abort()
  expect(signals[0]?.aborted).toBe(true)
})
