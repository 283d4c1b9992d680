import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { type Run, streamPartials } from './partials.ts'

afterEach(() => {
  vi.useRealTimers()
})

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

test('sends what a text waits for at most once a second, only when it has changed, and never after its first words', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const place = (number: number) => ({ stage: 'queued', place: number, seconds: null }) as const
  let reader: Parameters<Run<number, string>>[0] | undefined
  const end = Promise.withResolvers<string>()
  const stream = streamPartials<number, string>((given) => {
    reader = given
    return end.promise
  }, notAborted)
  const sent: unknown[] = []
  const reading = (async () => {
    for (;;) {
      const { done, value } = await stream.next()
      sent.push(value)
      if (done) return
    }
  })()
  const tell = async (number: number, milliseconds: number) => {
    reader?.onWaiting(place(number))
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  await tell(4, 300)
  await tell(3, 300)
  await tell(2, 399)
  expect(sent).toEqual([{ waiting: place(4) }])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ waiting: place(4) }, { waiting: place(2) }])
  await tell(2, 5_000)
  await tell(1, 0)
  reader?.onWaiting(place(3))
  reader?.onPartial(() => 7)
  await vi.advanceTimersByTimeAsync(5_000)
  end.resolve('done')
  await reading
  expect(sent).toEqual([{ waiting: place(4) }, { waiting: place(2) }, { waiting: place(1) }, { partial: 7 }, 'done'])
})
