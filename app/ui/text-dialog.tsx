import type { ReactNode } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'

interface TextDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One line about the text: its type and date. */
  about: ReactNode
  /** Shown as written, in its own direction. */
  children: ReactNode
  actions: ReactNode
}

/** A finished text to read and take away. */
export function TextDialog({ open, onOpenChange, title, about, children, actions }: TextDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-2xl">
        <DialogTitle dir="auto" className="break-words">
          {title}
        </DialogTitle>
        <DialogDescription asChild>
          <div className="flex flex-wrap items-center gap-2">{about}</div>
        </DialogDescription>
        <div dir="auto" className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 text-sm leading-relaxed">
          {children}
        </div>
        <DialogFooter>{actions}</DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
