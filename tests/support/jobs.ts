import type { JobTiming } from '#server/platform/jobs.ts'

/** For tests that wait for the queue: its shortest pauses. */
export const quick: JobTiming = { poll: 0.5, retry: 1 }
