import type { Arranged, Note } from '#contract/arranged.ts'
import type { CommonRequest } from '#contract/kind.ts'
import type { Tone } from '#contract/options.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'

/** A request's own words, read. */
export const readRequest = (topic: string, { language, tone, details, occasion }: CommonRequest & { tone: Tone }): Reading =>
  read({ topic, details, occasion, language, tone })

/** What stands beside the result. */
export const arrangedBy = ({ occasion, guessed }: Reading, notes: readonly Note[]): Arranged => ({ occasion, guessed, notes: [...notes] })

/** A text as it grows by a line at a time, without its last state. */
export function* growingLines(text: string): Generator<string> {
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) if (text[end + 1] !== '\n') yield text.slice(0, end)
}
