import type { ReactNode } from 'react'
import { copyText } from '#app/lib/clipboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '#app/ui/dialog.tsx'
import { brand } from '#contract/brand.ts'

/** The support address, from the button that is its child. */
export default function EmailDialog({ children }: { children: ReactNode }) {
  return (
    <Dialog defaultOpen>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent>
        <DialogTitle>Support e-mail</DialogTitle>
        <DialogDescription>Write to us at this address; we answer to the address you write from.</DialogDescription>
        <a href={`mailto:${brand.supportEmail}`} className="break-all font-medium text-accent text-lg underline-offset-4 hover:underline">
          {brand.supportEmail}
        </a>
        <DialogFooter>
          <Button variant="secondary" onClick={() => copyText(brand.supportEmail)}>
            Copy
          </Button>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
