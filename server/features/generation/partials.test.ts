import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { partialsOf, type Run } from './partials.ts'

const stays = new AbortController().signal
/** Every partial of a stream, how it ended, and how many milliseconds it took. */
async function drain(run: Run<number, string>) {
  const stream = partialsOf(run, stays)
  const came: number[] = []
  const began = performance.now()
  for (;;) {
    const { done, value } = await stream.next()
    if (done) return { came, whole: value, took: performance.now() - began }
    came.push(value.partial)
  }
}

test('the first partial comes at once, the rest at most forty a second, the newest each time, then the whole', async () => {
  const { came, whole, took } = await drain(async ({ onPartial }) => {
    for (let step = 1; step <= 40; step++) {
      onPartial(() => step)
      await wait(5)
    }
    return 'done'
  })
  expect(whole).toBe('done')
  // The first of forty, so nothing was waited for; then none sooner than 25 ms (less the timer's own grain) after the one before.
  expect(came[0]).toBe(1)
  expect(came.length - 1).toBeLessThanOrEqual(took / 24)
  expect(came).toEqual(came.toSorted((a, b) => a - b))
})

test('a partial that is overtaken before it is sent costs nothing', async () => {
  let asked = 0
  const { came } = await drain(async ({ onPartial }) => {
    for (let step = 1; step <= 100; step++) onPartial(() => ++asked)
    await wait(5)
    return 'done'
  })
  expect([came.length, asked]).toEqual([1, 1])
})

test('a run without partials is only its whole', async () =>
  expect(await drain(async () => 'done')).toMatchObject({ came: [], whole: 'done' }))

test('a failed run ends the stream in its error', async () => {
  await expect(
    drain(async ({ onPartial }) => {
      onPartial(() => 1)
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})

test('a reader that leaves aborts the run, even before its first read', async () => {
  const signals: AbortSignal[] = []
  const stream = partialsOf<number, string>(({ signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }, stays)
  await stream.return?.('')
  expect(signals[0]?.aborted).toBe(true)
})

test('a closed connection aborts the run', () => {
  const connection = new AbortController()
  const signals: AbortSignal[] = []
  partialsOf<number, string>(({ signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }, connection.signal)
  connection.abort()
  expect(signals[0]?.aborted).toBe(true)
})
