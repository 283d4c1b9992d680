import { setImmediate } from 'node:timers/promises'

/** Resolves when the caller may continue. */
export type YieldToEventLoop = () => Promise<void>

let queue: Promise<void> = Promise.resolve()

/**
 * Waits for an iteration of the event loop. Callers continue in the order of their calls, at most one in each iteration, so that requests
 * and streams are served between two of them.
 */
export const yieldToEventLoop: YieldToEventLoop = () => {
  queue = queue.then(() => setImmediate())
  return queue
}
