import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/platform/log.ts'

export interface AfterAnswer {
  /** Begins once the answer that is being made has gone. A failure is logged. */
  start(work: () => Promise<void>): void
  /** Once all that was started has ended. */
  settled(): Promise<void>
}

/** Milliseconds within which an answer has gone. An embedded database works on this very thread and would hold it up. */
const away = 20

/** Work that goes on behind an answer, so that the time until the answer does not tell whether there was any. */
export function createAfterAnswer(log: Log): AfterAnswer {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const run = wait(away)
        .then(work)
        .catch((error: unknown) => log.error({ error }, 'a mail could not be queued'))
        .finally(() => running.delete(run))
      running.add(run)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
