import type { WrittenRun } from '#app/lib/generation/run.ts'
import { flagKey } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { openNotes } from '#kinds/open-notes.ts'

/** What the checks found in a text and the user has neither fixed nor kept. */
export const openFlags = ({ kind, original, result, kept = [] }: WrittenRun): readonly CheckNote[] =>
  openNotes(kind, { ...original }, { ...result }).filter((flag) => !kept.includes(flagKey(flag)))
