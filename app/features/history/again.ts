import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { putDraft } from '#app/lib/generation/draft.ts'
import { valuesOf } from '#app/lib/generation/form.ts'
import { screenKey, screenOf } from '#app/lib/generation/screens.ts'
import { useSession } from '#app/lib/session.tsx'
import type { Generation } from '#contract/api.ts'
import { libraryMessages } from '#contract/messages.ts'
import { historyMessages } from '#contract/screen-messages.ts'

/**
 * Fills the form of a generation's screen with its request. A value that is no longer offered gets its default.
 * Returns the screen's path and a function that restores the previous draft; `null` when there is no such screen.
 */
export function fillIn(
  generation: Pick<Generation, 'kind' | 'request'>,
  userId: string | undefined,
): { path: string; undo: () => void } | null {
  const screen = screenOf(generation)
  if (!screen) return null
  return { path: screen.path, undo: putDraft(screenKey(userId, screen.path), valuesOf(screen, generation.request)) }
}

/** Opens the screen of a generation with its request filled in. It generates nothing. */
export function useRunAgain() {
  const navigate = useNavigate()
  const { me } = useSession()
  return (generation: Generation) => {
    const filled = fillIn(generation, me?.user.id)
    if (!filled) return
    void navigate(filled.path)
    toast.info(historyMessages.filledIn, { action: { label: libraryMessages.get().undo, onClick: filled.undo } })
  }
}
