import type { Arranged, Note } from '#contract/arranged.ts'
import type { CommonRequest } from '#contract/kind.ts'
import type { Tone } from '#contract/options.ts'
import type { Background } from '#writer/background.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'

/** Analyses the topic and details of a request. */
export const readRequest = (
  topic: string,
  { language, tone, details, occasion }: CommonRequest & { tone: Tone },
  background?: Background,
): Reading => read({ topic, details, occasion, language, tone, background })

/** The metadata that is returned with a result: its occasion and the notes for the user. */
export const toArranged = ({ occasion, guessed }: Reading, notes: readonly Note[]): Arranged => ({ occasion, guessed, notes: [...notes] })

/** Prefixes of a list, one item longer each time: at least the first item, never the whole list unless it has one item. */
export function* partialItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let count = 1; count === 1 || count < items.length; count++) yield items.slice(0, count)
}

/** Prefixes of a text, one line longer each time, without the whole text; a text of one line is yielded once. */
export function* partialLines(text: string): Generator<string> {
  if (!text.includes('\n')) yield text
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) if (text[end + 1] !== '\n') yield text.slice(0, end)
}
