import { useNavigate } from 'react-router'
import { toast } from '#app/ui/toast.ts'
import { libraryMessages } from '#contract/messages.ts'
import { anotherMessages } from '#contract/screen-messages.ts'

/** A generator whose form was filled in: its path, and a function that restores the previous draft. */
export interface FilledForm {
  readonly path: string
  readonly undo: () => void
}

/** Opens a filled form, and offers to undo the filling. It generates nothing. */
export function useOpenFilled() {
  const navigate = useNavigate()
  return ({ path, undo }: FilledForm) => {
    void navigate(path)
    toast.info(anotherMessages.filledIn, { action: { label: libraryMessages.undo, onClick: undo } })
  }
}
