import type { Growing } from '#writer/writer.ts'

/** The whole result of a text that grows. */
export function whole<Result>(writing: Generator<Growing<Result>, Result>): Result {
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

/** Every state of a text that grows, and the result. */
export function watched<Result>(writing: Generator<Growing<Result>, Result>): { snapshots: Growing<Result>[]; result: Result } {
  const snapshots: Growing<Result>[] = []
  for (;;) {
    const { done, value } = writing.next()
    if (done) return { snapshots, result: value }
    snapshots.push(value)
  }
}
