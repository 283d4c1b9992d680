import type { Priority } from '#server/infra/models/model.ts'

const order: readonly Priority[] = ['interactive', 'batch', 'visitor', 'background']

/** A bounded queue: by priority, then by arrival. */
export function createQueue<Job extends { readonly priority: Priority }>(limit: number) {
  let jobs: Job[] = []
  return {
    get length() {
      return jobs.length
    },
    /** @param first whether it goes before others of its priority @returns false when the queue is full */
    add(job: Job, first = false): boolean {
      if (jobs.length >= limit) return false
      const rank = order.indexOf(job.priority)
      const later = jobs.findIndex(({ priority }) => order.indexOf(priority) > rank - (first ? 1 : 0))
      jobs = jobs.toSpliced(later < 0 ? jobs.length : later, 0, job)
      return true
    },
    /** In the order in which they are served. */
    all: (): readonly Job[] => jobs,
    take: (): Job | undefined => jobs.shift(),
    remove(job: Job): boolean {
      const before = jobs.length
      jobs = jobs.filter((other) => other !== job)
      return jobs.length < before
    },
    /** 1 for the next. */
    placeOf: (job: Job): number => jobs.indexOf(job) + 1,
    removeAll(): Job[] {
      const all = jobs
      jobs = []
      return all
    },
  }
}

/** How much the latest text counts in the average. */
const weight = 0.3

/** Estimates waiting times from the texts that were written so far. */
export function createPace() {
  let average: number | null = null
  return {
    /** @param seconds that a text took */
    record(seconds: number) {
      average = average === null ? seconds : average + weight * (seconds - average)
    },
    /**
     * Seconds until a text begins; null before the first one was written.
     * @param place in the queue, from 1 @param running seconds that each text being written has taken so far @param parallel texts at a time
     */
    estimate(place: number, running: readonly number[], parallel: number): number | null {
      if (average === null) return null
      const usual = average
      const left = running.map((seconds) => Math.max(0, usual - seconds))
      const slots = [...left, ...Array.from({ length: Math.max(0, parallel - left.length) }, () => 0)]
      for (let ahead = 1; ahead < place; ahead++) {
        slots.sort((a, b) => a - b)
        slots[0] = (slots[0] ?? 0) + usual
      }
      return Math.min(...slots)
    },
  }
}
