import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#app/ui/alert-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { messages } from '#contract/messages.ts'

/** Asks before unsaved changes are left, whichever way: a key, a button, the back button, closing the window. */
export function useLeaving(unsaved: boolean) {
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null)
  const discarding = useRef(false)
  const blocker = useBlocker(useCallback(() => unsaved && !discarding.current, [unsaved]))
  useEffect(() => {
    if (!unsaved) discarding.current = false
  }, [unsaved])
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault()
      },
      [unsaved],
    ),
  )
  return {
    asking: waiting !== null || blocker.state === 'blocked',
    /** Goes at once when nothing would be lost. */
    leave: (go: () => void) => (unsaved ? setWaiting({ go }) : go()),
    stay: () => {
      setWaiting(null)
      blocker.reset?.()
    },
    discard: () => {
      // What is gone to may be another address, which must not ask once more.
      discarding.current = true
      waiting?.go()
      setWaiting(null)
      blocker.proceed?.()
    },
  }
}

/** Whether to go on editing or to lose what was changed. */
export function UnsavedAlert({ open, onStay, onDiscard }: { open: boolean; onStay: () => void; onDiscard: () => void }) {
  return (
    <AlertDialog open={open} onOpenChange={(stillOpen) => !stillOpen && onStay()}>
      <AlertDialogContent>
        <AlertDialogTitle>Discard your changes?</AlertDialogTitle>
        <AlertDialogDescription>{messages.library.unsaved}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>Keep editing</AlertDialogCancel>
          <AlertDialogAction onClick={onDiscard}>Discard changes</AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
