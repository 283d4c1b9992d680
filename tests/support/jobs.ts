import type { Pace } from '#server/platform/jobs.ts'

/** For tests that wait for the queue: its shortest pauses. */
export const quick: Pace = { look: 0.5, retry: 1 }
