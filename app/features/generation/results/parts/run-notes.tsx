import { ArrangedNotes } from '#app/lib/arranged/arranged-notes.tsx'
import { goToOccasions } from '#app/lib/arranged/occasion-chips.tsx'
import type { WrittenRun } from '#app/lib/generation/run.ts'

/** What the built-in writer says about a text; nothing about one that a model wrote. */
export function RunNotes({ run: { result } }: { run: WrittenRun }) {
  return result.arranged ? <ArrangedNotes arranged={result.arranged} onChoose={goToOccasions} /> : null
}
