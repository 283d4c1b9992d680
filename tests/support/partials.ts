import type { PartialResult } from '#writer/writer.ts'

/** The final result of a writer, without its partials. */
export function finalResult<Result>(writing: Generator<PartialResult<Result>, Result>): Result {
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

/** All partials of a writer, and its result. */
export function withPartials<Result>(writing: Generator<PartialResult<Result>, Result>): {
  snapshots: PartialResult<Result>[]
  result: Result
} {
  const snapshots: PartialResult<Result>[] = []
  for (;;) {
    const { done, value } = writing.next()
    if (done) return { snapshots, result: value }
    snapshots.push(value)
  }
}
