import type { Arranged, Note } from '#contract/arranged.ts'
import type { CommonRequest } from '#contract/kind.ts'
import type { Tone } from '#contract/options.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { questionFor } from '#contract/role-messages.ts'
import { questionsOf } from '#contract/roles.ts'
import type { Background } from '#writer/background.ts'
import { missingRoles } from '#writer/builtin/questions.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'
import { isContact } from '#writer/facts/roles.ts'

/** Analyses the topic and details of a request. */
export const readRequest = (
  topic: string,
  { language, tone, details, facts, occasion }: CommonRequest & { tone: Tone },
  background?: Background,
): Reading => read({ topic, details, facts, occasion, language, tone, background })

/**
 * The questions to ask in place of a result, when nothing but a topic was given: whoever gets no more than the own words back gains nothing.
 * Nothing is asked of a rewrite, nor where a voice or source adds facts.
 * @param isEnough whether there are the facts that a text of this kind needs
 */
export function askedIn(reading: Reading, isRewrite: boolean, isEnough = reading.facts.length > 0): Pick<ResultNotes, 'ask'> {
  if (isEnough || isRewrite) return {}
  const missing = missingRoles(reading)
  const roles = missing.length > 0 ? missing : questionsOf[reading.occasion]
  return { ask: roles.map((role) => ({ role, question: questionFor(reading.occasion, role) })) }
}

/** The metadata that is returned with a result: its occasion and the notes for the user. */
export const toArranged = (reading: Reading, notes: readonly Note[]): Arranged => ({
  occasion: reading.occasion,
  guessed: reading.guessed,
  notes: [...notes],
  open: missingRoles(reading),
  ...formOf(reading),
})

/** Facts that a post is said to begin with. */
const mostFirst = 2

/** What the text begins with, for the sentence on why it works; absent where nothing follows from the form. */
function formOf({ facts, shape, occasion }: Reading): Pick<Arranged, 'form'> {
  if (shape === 'none' || occasion === 'sad' || occasion === 'missing' || occasion === 'other') return {}
  if (shape !== 'list') return { form: { how: shape, first: [] } }
  const first = [...new Set(facts.filter((fact) => !isContact(fact)).map(({ role }) => role))].slice(0, mostFirst)
  return first.length > 0 ? { form: { how: 'facts', first } } : {}
}

/** Prefixes of a list, one item longer each time: at least the first item, never the whole list unless it has one item. */
export function* partialItems<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let count = 1; count === 1 || count < items.length; count++) yield items.slice(0, count)
}

/** Prefixes of a text, one line longer each time, without the whole text; a text of one line is yielded once. */
export function* partialLines(text: string): Generator<string> {
  if (!text.includes('\n')) yield text
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) if (text[end + 1] !== '\n') yield text.slice(0, end)
}
