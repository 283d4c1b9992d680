import { putDraft } from '#app/lib/generation/draft.ts'
import { valuesOf } from '#app/lib/generation/form.ts'
import { type FilledForm, useOpenFilled } from '#app/lib/generation/make-another.ts'
import { screenKey, screenOf } from '#app/lib/generation/screens.ts'
import { useSession } from '#app/lib/session.tsx'
import type { Generation } from '#contract/api.ts'

/** Fills the form of a generation's screen with its request. A value that is no longer offered gets its default. `null`: no such screen. */
export function fillIn(generation: Pick<Generation, 'kind' | 'request'>, userId: string | undefined): FilledForm | null {
  const screen = screenOf(generation)
  if (!screen) return null
  return { path: screen.path, undo: putDraft(screenKey(userId, screen.path), valuesOf(screen, generation.request)) }
}

/** Opens the screen of a generation with its request filled in. It generates nothing. */
export function useRunAgain() {
  const openFilled = useOpenFilled()
  const { me } = useSession()
  return (generation: Generation) => {
    const filled = fillIn(generation, me?.user.id)
    if (filled) openFilled(filled)
  }
}
