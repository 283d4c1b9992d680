import { setImmediate } from 'node:timers/promises'

/** Resolves when the caller may work for a while. */
export type YieldToEventLoop = () => Promise<void>

let last: Promise<void> = Promise.resolve()

/**
 * Lets other work run first. However many callers wait, each continues in an iteration of the event loop of its own, in the order they
 * asked: requests and streams are served between two of them.
 */
export const yieldToEventLoop: YieldToEventLoop = () => {
  last = last.then(() => setImmediate())
  return last
}
