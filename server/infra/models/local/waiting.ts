import type { Waiting } from '#contract/waiting.ts'
import type { LocalProgress } from '#server/infra/models/local/local-options.ts'

const rounded = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds))

/** Translates the progress of one request to what its caller waits for: `null` as soon as it is written. */
export function createWaitingReport(onWaiting: (waiting: Waiting | null) => void) {
  let start: { readonly read: number; readonly at: number } | undefined
  return (progress: LocalProgress): void => {
    if (progress.stage === 'writing') onWaiting(null)
    else if (progress.stage === 'reading') {
      const { read, of } = progress
      start ??= { read, at: performance.now() }
      const rate = (read - start.read) / (performance.now() - start.at)
      onWaiting({ stage: 'reading', place: null, seconds: rate > 0 ? rounded((of - read) / rate / 1000) : null })
    } else {
      const { stage, place, seconds } = progress
      onWaiting({ stage: stage === 'waiting' ? 'queued' : 'loading', place, seconds: rounded(seconds) })
    }
  }
}
