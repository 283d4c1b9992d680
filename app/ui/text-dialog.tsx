import type { ReactNode } from 'react'
import { DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'

interface TextDialogBodyProps {
  title: string
  /** One line about the text: its type and date. */
  about: ReactNode
  /** Shown as written, in its own direction. */
  children: ReactNode
  /** What belongs to the text and stands under it. */
  aside?: ReactNode
  actions: ReactNode
}

/** What stands in a dialog that shows a finished text, to read and take away. */
export function TextDialogBody({ title, about, children, aside, actions }: TextDialogBodyProps) {
  return (
    <>
      <DialogTitle dir="auto" className="break-words">
        {title}
      </DialogTitle>
      <DialogDescription asChild>
        <div className="flex flex-wrap items-center gap-2">{about}</div>
      </DialogDescription>
      <div dir="auto" className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 text-sm leading-relaxed">
        {children}
      </div>
      {aside}
      <DialogFooter>{actions}</DialogFooter>
    </>
  )
}
