import type { Arranged, Note } from '#contract/arranged.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode, Tone } from '#contract/options.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'

/** What every request may say beside its topic. */
export interface Extras {
  readonly details?: string | undefined
  readonly occasion?: Occasion | undefined
}

/** A request's own words, read. */
export const readRequest = (
  topic: string,
  { language, tone, details, occasion }: Extras & { language: LanguageCode; tone: Tone },
): Reading => read({ topic, details, occasion, language, tone })

/** What stands beside the result. */
export const arrangedBy = ({ occasion, guessed }: Reading, notes: readonly Note[]): Arranged => ({ occasion, guessed, notes: [...notes] })

/** A text as it grows by a line at a time, without its last state. */
export function* growingLines(text: string): Generator<string> {
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) if (text[end + 1] !== '\n') yield text.slice(0, end)
}
