import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useSession } from '#app/lib/session.tsx'
import type { Generation } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { historyMessages } from '#contract/screen-messages.ts'
import { fillIn } from './again.ts'

/** Opens the screen of a generation with its request filled in. It starts nothing: only a press counts against the quota. */
export function useRunAgain() {
  const navigate = useNavigate()
  const { me } = useSession()
  return (generation: Generation) => {
    const filled = fillIn(generation, me?.user.id)
    if (!filled) return
    void navigate(filled.path)
    toast.info(historyMessages.filledIn, { action: { label: messages.library.undo, onClick: filled.undo } })
  }
}
