import type { AnyResult, Kind } from '#contract/kind.ts'
import { flagsOf, knownChecks, openChecks } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { type KindName, kinds } from '#kinds/index.ts'

/**
 * What the checks found in a text and an edit has not settled, one note for each passage.
 * @param original as it was written
 * @param current as it is now
 */
export function openNotes(name: KindName, original: AnyResult, current: AnyResult): readonly CheckNote[] {
  const { text }: Kind = kinds[name]
  return flagsOf(openChecks(knownChecks(original.checks), text(original), text(current)))
}
