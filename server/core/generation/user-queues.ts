import { fail } from '#server/infra/http/api-error.ts'

const disconnected = () => new DOMException('The client has disconnected', 'AbortError')

/** Enters a user's queue; resolves when it is the caller's turn, to a function that leaves the queue and may be called twice. */
export type EnterQueue = (userId: string, signal: AbortSignal) => Promise<() => void>

interface QueueLimits {
  /** Callers that may wait for one user's turn. */
  readonly maxQueued: number
  /** Milliseconds that a caller may wait. */
  readonly queueTimeout: number
}

/**
 * One queue per user of this process, for work that each user does one at a time. Who waits for too long, or behind too many, and who
 * disconnects, gets an error.
 * @param message what a caller reads who cannot wait; that of the error by default
 */
export function createUserQueues(limits: QueueLimits, message?: () => string): EnterQueue {
  const busy = () => fail('RATE_LIMITED', { retryAfter: 5 }, message?.())
  /** By user id: the callers that wait while another has the turn. */
  const queues = new Map<string, (() => void)[]>()

  const createLeave = (userId: string) => {
    let left = false
    return () => {
      if (left) return
      left = true
      const next = queues.get(userId)?.shift()
      if (next) next()
      else queues.delete(userId)
    }
  }

  return async (userId, signal) => {
    if (signal.aborted) throw disconnected()
    const queue = queues.get(userId)
    if (!queue) {
      queues.set(userId, [])
      return createLeave(userId)
    }
    if (queue.length >= limits.maxQueued) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.push(resolve)
    const cancel = (error: Error) => {
      const index = queue.indexOf(resolve)
      if (index >= 0) queue.splice(index, 1)
      reject(error)
    }
    const onAbort = () => cancel(disconnected())
    const timer = setTimeout(() => cancel(busy()), limits.queueTimeout)
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
    return createLeave(userId)
  }
}
