import type { Arranged, Note } from '#contract/arranged.ts'
import type { CommonRequest } from '#contract/kind.ts'
import type { Tone } from '#contract/options.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'

/** A request's own words, read. */
export const readRequest = (topic: string, { language, tone, details, occasion }: CommonRequest & { tone: Tone }): Reading =>
  read({ topic, details, occasion, language, tone })

/** What stands beside the result. */
export const arrangedBy = ({ occasion, guessed }: Reading, notes: readonly Note[]): Arranged => ({ occasion, guessed, notes: [...notes] })

/** A list as it grows by an item at a time, with its first item at least and without its last state. */
export function* growingItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let count = 1; count === 1 || count < items.length; count++) yield items.slice(0, count)
}

/** A text as it grows by a line at a time, without its last state; a text of one line is seen whole once before it is final. */
export function* growingLines(text: string): Generator<string> {
  if (!text.includes('\n')) yield text
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) if (text[end + 1] !== '\n') yield text.slice(0, end)
}
