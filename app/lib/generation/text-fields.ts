import type { AnyResult } from '#contract/kind.ts'
import type { resultNotes } from '#contract/result-notes.ts'

/** By name, because their schemas would load a validation library. */
const noteFields: Readonly<Record<keyof typeof resultNotes, true>> = {
  arranged: true,
  checks: true,
  addBeforePosting: true,
  facts: true,
  usedPoints: true,
  ask: true,
  counted: true,
}

/** A result, or a part of one, without its notes to the writer. */
export const textFields = (result: object): AnyResult =>
  Object.fromEntries(Object.entries(result).filter(([name]) => !Object.hasOwn(noteFields, name)))
