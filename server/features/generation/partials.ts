import { setTimeout as wait } from 'node:timers/promises'

/** Minimum milliseconds between two partials: readers do not notice a faster stream, but it costs more. */
const minInterval = 25

/** A generation that reports partials until its result is complete. The partial is only computed when it is sent. */
export type Run<Partial, Result> = (reader: { signal: AbortSignal; onPartial: (partial: () => Partial) => void }) => Promise<Result>

/**
 * Streams a run: the first partial immediately, then the newest at most every `minInterval` milliseconds, then the result or the error.
 * The run starts immediately, not at the first read, so that `return` also aborts a stream that was never read.
 */
export function streamPartials<Partial, Result>(
  run: Run<Partial, Result>,
  signal: AbortSignal,
): AsyncIteratorObject<{ partial: Partial }, Result> {
  const readerLeft = new AbortController()
  let newest: (() => Partial) | undefined
  let changed = Promise.withResolvers<void>()
  let lastSent = Number.NEGATIVE_INFINITY
  let finished = false

  const result = run({
    signal: AbortSignal.any([signal, readerLeft.signal]),
    onPartial: (partial) => {
      newest = partial
      changed.resolve()
    },
  }).finally(() => {
    finished = true
    changed.resolve()
  })
  // The reader of the stream gets the error; without a reader it must not become an unhandled rejection.
  result.catch(() => undefined)

  const resultStep = async () => ({ done: true as const, value: await result })
  return {
    async next() {
      await changed.promise
      const delay = lastSent + minInterval - performance.now()
      // An error ends the wait; `resultStep` throws it.
      if (!finished && delay > 0) await Promise.race([wait(delay), result.catch(() => undefined)])
      if (finished || !newest) return resultStep()
      const value = { partial: newest() }
      newest = undefined
      changed = Promise.withResolvers()
      lastSent = performance.now()
      return { done: false, value }
    },
    async return(value) {
      readerLeft.abort()
      return { done: true, value: value as Result }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      readerLeft.abort()
    },
  }
}
