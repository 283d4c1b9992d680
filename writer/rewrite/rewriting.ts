import { seedsFrom } from '#writer/rewrite/seeds.ts'
import type { Growing } from '#writer/writer.ts'

type Writing<Result> = Generator<Growing<Result>, Result>

/** The whole of a composition, without watching it grow. */
export function whole<Result>(writing: Writing<Result>): Result {
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

/** Compositions of one request, one a try. */
export function* compositions<Result>(compose: (seed: number) => Writing<Result>, seed: number, tries: number): Generator<Result> {
  for (const each of seedsFrom(seed, tries)) yield whole(compose(each))
}

/** The first answer among many; `null` when there is none. */
export function firstOf<Item, Answer>(items: Iterable<Item>, answerTo: (item: Item) => Answer | null): Answer | null {
  for (const item of items) {
    const answer = answerTo(item)
    if (answer !== null) return answer
  }
  return null
}

/** A result that is there at once, or, without one, a composition from nothing. */
export function* atOnceOr<Result extends object>(result: Result | null, compose: () => Writing<Result>): Writing<Result> {
  if (!result) return yield* compose()
  yield result
  return result
}
