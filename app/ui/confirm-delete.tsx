import type { ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/ui/alert-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'

interface ConfirmDeleteProps {
  title: string
  text: string
  confirm: string
  cancel: string
  onConfirm: () => void
  /** The button that asks. */
  children: ReactNode
}

/** A button that asks before it deletes. */
export function ConfirmDelete({ title, text, confirm, cancel, onConfirm, children }: ConfirmDeleteProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>{children}</AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle className="wrap-anywhere">{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>{cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{confirm}</AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
