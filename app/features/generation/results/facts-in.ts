import { offsetOf } from '#contract/passages.ts'
import { flagKey, knownChecks } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'

interface Written {
  /** The notes of the result. */
  readonly facts?: readonly string[] | undefined
  readonly checks?: unknown
  /** The text as it was written, and as it is now. */
  readonly original: string
  readonly text: string
}

/** Which of the given facts a text has: word for word, or as it was written, in words in which the checks found it. */
export function factsIn({ facts = [], checks, original, text }: Written): {
  readonly found: readonly string[]
  readonly missing: readonly string[]
} {
  const notes = knownChecks(checks).flatMap(({ code, quotes }) => (code === 'missing' ? quotes : []))
  const isIn = (fact: string) => offsetOf(text, fact) >= 0 || (offsetOf(original, fact) < 0 && !notes.includes(fact))
  return { found: facts.filter(isIn), missing: facts.filter((fact) => !isIn(fact)) }
}

/** The notes, and one for each missing fact that has none, because an edit removed it. */
export function withMissing(
  flags: readonly CheckNote[],
  { missing }: Pick<ReturnType<typeof factsIn>, 'missing'>,
  kept: readonly string[],
): readonly CheckNote[] {
  const named = flags.flatMap(({ code, quotes }) => (code === 'missing' ? quotes : []))
  const lost = missing.filter((fact) => !named.includes(fact)).map((fact): CheckNote => ({ code: 'missing', field: '', quotes: [fact] }))
  return [...flags, ...lost.filter((flag) => !kept.includes(flagKey(flag)))]
}
