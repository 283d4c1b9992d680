import type { Growing } from '#writer/writer.ts'

/** The final result of a writer, without its partials. */
export function whole<Result>(writing: Generator<Growing<Result>, Result>): Result {
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

/** All partials of a writer, and its result. */
export function watched<Result>(writing: Generator<Growing<Result>, Result>): { snapshots: Growing<Result>[]; result: Result } {
  const snapshots: Growing<Result>[] = []
  for (;;) {
    const { done, value } = writing.next()
    if (done) return { snapshots, result: value }
    snapshots.push(value)
  }
}
