/** Milliseconds of processor time for one sample: kernels count it in steps of several milliseconds. */
const sampleMs = 40

/**
 * Milliseconds of processor time of this thread for a run, independent of other load: measures as many runs as fit a sample, or one slow
 * run.
 */
export function cpuTimeOf(run: () => void): number {
  const began = process.threadCpuUsage()
  for (let runs = 1; ; runs++) {
    run()
    const { user, system } = process.threadCpuUsage(began)
    const used = (user + system) / 1000
    if (used >= sampleMs) return used / runs
  }
}

/** Characters of the match by which machines are compared. */
const length = 2_000
const text = 'a'.repeat(length)

/** How many times slower this machine is than one that takes 2 ms for a quadratic match of 2,000 characters. */
export const slowness = cpuTimeOf(() => void /a+b/.test(text)) / 2
