import { putDraft } from '#app/lib/generation/draft.ts'
import { valuesOf } from '#app/lib/generation/form.ts'
import { screenKey, screenOf } from '#app/lib/generation/screens.ts'
import type { Generation } from '#contract/api.ts'

/**
 * Fills the form of a generation's screen with its request; what is no longer offered starts as usual.
 * Returns the screen's path and how to bring back the draft that was there; `null` where there is no such screen.
 */
export function fillIn(
  generation: Pick<Generation, 'kind' | 'request'>,
  userId: string | undefined,
): { path: string; undo: () => void } | null {
  const screen = screenOf(generation)
  if (!screen) return null
  return { path: screen.path, undo: putDraft(screenKey(userId, screen.path), valuesOf(screen, generation.request)) }
}
