import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two partials: what comes twenty times a second passes as it comes, more than that only costs. */
const pace = 25

/** Writes with a growing result, until it is whole. A partial is asked for only when it is sent. */
export type Run<Partial, Whole> = (reader: { signal: AbortSignal; onPartial: (partial: () => Partial) => void }) => Promise<Whole>

/**
 * A run as an event stream: the newest partial at most every `pace` milliseconds, the first at once, then the whole or the
 * error. The run starts now, not at the first read: a stream that nobody reads must still be aborted by `return`.
 */
export function partialsOf<Partial, Whole>(
  run: Run<Partial, Whole>,
  signal: AbortSignal,
): AsyncIteratorObject<{ partial: Partial }, Whole> {
  const left = new AbortController()
  let newest: (() => Partial) | undefined
  let news = Promise.withResolvers<void>()
  let lastSent = Number.NEGATIVE_INFINITY
  let over = false

  const whole = run({
    signal: AbortSignal.any([signal, left.signal]),
    onPartial: (partial) => {
      newest = partial
      news.resolve()
    },
  }).finally(() => {
    over = true
    news.resolve()
  })
  // Whoever reads the stream gets the error; a reader that left has no use for it.
  whole.catch(() => undefined)

  const ended = async () => ({ done: true as const, value: await whole })
  return {
    async next() {
      await news.promise
      const early = lastSent + pace - performance.now()
      if (!over && early > 0) await Promise.race([wait(early), whole.catch(() => undefined)])
      if (over || !newest) return ended()
      const value = { partial: newest() }
      newest = undefined
      news = Promise.withResolvers()
      lastSent = performance.now()
      return { done: false, value }
    },
    async return(value) {
      left.abort()
      return { done: true, value: value as Whole }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      left.abort()
    },
  }
}
