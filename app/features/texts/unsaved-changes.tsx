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
import { libraryMessages } from '#contract/messages.ts'
import { entryMessages } from './messages.ts'

/** Asks before unsaved changes are discarded by a key, a button, the back button or closing the window. */
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
    /** Leaves immediately when there are no unsaved changes. */
    leave: (go: () => void) => (unsaved ? setWaiting({ go }) : go()),
    stay: () => {
      setWaiting(null)
      blocker.reset?.()
    },
    discard: () => {
      // Leaving may change the URL, which must not ask again.
      discarding.current = true
      waiting?.go()
      setWaiting(null)
      blocker.proceed?.()
    },
  }
}

/** Asks whether to continue editing or to discard the changes. */
export function UnsavedAlert({ open, onStay, onDiscard }: { open: boolean; onStay: () => void; onDiscard: () => void }) {
  const t = entryMessages
  return (
    <AlertDialog open={open} onOpenChange={(stillOpen) => !stillOpen && onStay()}>
      <AlertDialogContent>
        <AlertDialogTitle>{t.discard}</AlertDialogTitle>
        <AlertDialogDescription>{libraryMessages.unsaved}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>{t.keepEditing}</AlertDialogCancel>
          <AlertDialogAction onClick={onDiscard}>{t.discardChanges}</AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
