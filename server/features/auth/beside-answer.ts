import type { Log } from '#server/platform/log.ts'

export interface BesideAnswer {
  /** Begins, and lets the answer go on. A failure is logged. */
  start(work: () => Promise<void>): void
  /** Once all that was started has ended. */
  settled(): Promise<void>
}

/** Work that no answer waits for: neither its time nor its failure tells whether there was any. */
export function createBesideAnswer(log: Log): BesideAnswer {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const run = work()
        .catch((error: unknown) => log.error({ error }, 'a mail could not be queued'))
        .finally(() => running.delete(run))
      running.add(run)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
