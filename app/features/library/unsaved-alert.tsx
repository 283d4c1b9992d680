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
