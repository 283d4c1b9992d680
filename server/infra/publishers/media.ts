import { setTimeout as wait } from 'node:timers/promises'
import { failureOfError } from './failures.ts'
import { PublishFailure } from './publisher.ts'

/** How long a network may take to prepare a file. */
export interface Patience {
  /** Questions whether it is ready. */
  readonly most: number
  /** Resolves when to ask again. */
  readonly pause: (signal: AbortSignal) => Promise<void>
}

export const defaultPatience: Patience = { most: 60, pause: (signal) => wait(1_000, undefined, { signal }) }

/**
 * Waits until a network has prepared a file.
 * @param isReady asks the network
 * @throws PublishFailure busy; what `isReady` throws
 */
export async function untilReady({ most, pause }: Patience, signal: AbortSignal, isReady: () => Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < most; asked++) {
    if (await isReady()) return
    await pause(signal).catch((aborted: unknown) => {
      throw failureOfError(aborted)
    })
  }
  throw new PublishFailure('busy')
}
