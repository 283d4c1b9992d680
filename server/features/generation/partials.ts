import { setTimeout as wait } from 'node:timers/promises'
import type { Waiting } from '#contract/waiting.ts'

/** Minimum milliseconds between two partials: readers do not notice a faster stream, but it costs more. */
const minInterval = 25
/** Minimum milliseconds between two reports of what a text waits for. */
const waitingInterval = 1_000

/** Receives what a run reports until its result is complete. A partial is only computed when it is sent. */
interface Reader<Partial> {
  readonly signal: AbortSignal
  readonly onPartial: (partial: () => Partial) => void
  readonly onWaiting: (waiting: Waiting) => void
}
export type Run<Partial, Result> = (reader: Reader<Partial>) => Promise<Result>

/** Holds back reports that come too early or repeat the last one. @param onReady called when there is one to send */
function createWaitingReports(onReady: () => void) {
  let newest: Waiting | undefined
  let isDue = false
  let [sent, sentAt] = ['', Number.NEGATIVE_INFINITY]
  let timer: NodeJS.Timeout | undefined
  const clear = () => {
    clearTimeout(timer)
    newest = timer = undefined
    isDue = false
  }
  return {
    add(waiting: Waiting) {
      if (JSON.stringify(waiting) === sent) return clear()
      newest = waiting
      timer ??= setTimeout(
        () => {
          isDue = true
          onReady()
        },
        Math.max(0, sentAt + waitingInterval - performance.now()),
      )
    },
    clear,
    /** The report that is due. */
    take(): Waiting | undefined {
      if (!isDue) return undefined
      const waiting = newest
      ;[sent, sentAt] = [JSON.stringify(waiting), performance.now()]
      clear()
      return waiting
    },
  }
}

/**
 * Streams a run: the first partial immediately, then the newest at most every `minInterval` milliseconds, then the result or the error.
 * What a text waits for is sent at most once a second, and only when it has changed.
 * The run starts immediately, not at the first read, so that `return` also aborts a stream that was never read.
 */
export function streamPartials<Partial, Result>(
  run: Run<Partial, Result>,
  signal: AbortSignal,
): AsyncIteratorObject<{ partial: Partial } | { waiting: Waiting }, Result> {
  const readerLeft = new AbortController()
  let newest: (() => Partial) | undefined
  let changed = Promise.withResolvers<void>()
  let lastSent = Number.NEGATIVE_INFINITY
  let finished = false
  const reports = createWaitingReports(() => changed.resolve())

  const result = run({
    signal: AbortSignal.any([signal, readerLeft.signal]),
    onPartial: (partial) => {
      newest = partial
      reports.clear()
      changed.resolve()
    },
    onWaiting: reports.add,
  }).finally(() => {
    finished = true
    reports.clear()
    changed.resolve()
  })
  // The reader of the stream gets the error; without a reader it must not become an unhandled rejection.
  result.catch(() => undefined)

  const resultStep = async () => ({ done: true as const, value: await result })
  return {
    async next() {
      for (;;) {
        await changed.promise
        const delay = newest ? lastSent + minInterval - performance.now() : 0
        // An error ends the wait; `resultStep` throws it.
        if (!finished && delay > 0) await Promise.race([wait(delay), result.catch(() => undefined)])
        if (finished) return resultStep()
        changed = Promise.withResolvers()
        const waiting = reports.take()
        if (waiting) return { done: false, value: { waiting } }
        if (!newest) continue
        const value = { partial: newest() }
        newest = undefined
        lastSent = performance.now()
        return { done: false, value }
      }
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
