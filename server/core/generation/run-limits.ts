import { generationMessages } from '#contract/messages.ts'
import type { Reservation } from '#server/core/billing/quota.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'

/** A time limit that does not count the time in which it is paused. @param limit milliseconds */
export function createDeadline(limit: number) {
  const controller = new AbortController()
  let left = limit
  let startedAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  const resume = () => {
    if (startedAt !== undefined) return
    startedAt = performance.now()
    timer = setTimeout(() => controller.abort(), left)
  }
  const pause = () => {
    if (startedAt === undefined) return
    clearTimeout(timer)
    left = Math.max(0, left - (performance.now() - startedAt))
    startedAt = undefined
  }
  resume()
  return {
    signal: controller.signal,
    setPaused: (paused: boolean) => (paused ? pause() : resume()),
    stop: () => clearTimeout(timer),
  }
}

/**
 * Renews the lease of a reservation until it is stopped. The signal aborts when the lease is lost: the generation was stopped on another
 * server, or this computer slept for longer than the lease.
 * @param interval milliseconds between two renewals
 */
export function keepLease({ renew }: Pick<Reservation, 'renew'>, interval: number, log: Pick<Log, 'warn'>) {
  const lost = new AbortController()
  const timer = setInterval(async () => {
    try {
      if (!(await renew())) lost.abort(fail('GENERATION_FAILED', undefined, generationMessages.trackFailed))
    } catch (error) {
      log.warn({ error }, 'a lease could not be renewed; there is time for further attempts')
    }
  }, interval)
  return { signal: lost.signal, stop: () => clearInterval(timer) }
}
