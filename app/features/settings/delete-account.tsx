import { useState } from 'react'
import { useSession } from '#app/lib/session.tsx'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeleteForm } from './delete-form.tsx'
import { DownloadData } from './download-data.tsx'

/** Leads to the deletion of the account: says what it takes and what it leaves, and asks for it. */
export function DeleteAccount() {
  const { me } = useSession()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    // While it is being deleted nothing closes the dialog: its outcome has to be read.
    <AlertDialog open={open} onOpenChange={(wanted) => !busy && setOpen(wanted)}>
      <AlertDialogTrigger asChild>
        <Button variant="secondary" className="text-bad">
          Delete my account
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent className="max-w-xl">
        <AlertDialogTitle>Delete your account?</AlertDialogTitle>
        <AlertDialogDescription>This takes effect at once, and nobody can undo it.</AlertDialogDescription>
        <Consequences />
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
          <p className="min-w-48 flex-1">Afterwards there is nothing left to export. Take a copy first if you want one.</p>
          <DownloadData />
        </div>
        <DeleteForm email={me?.user.email ?? ''} onBusy={setBusy}>
          <AlertDialogCancel aria-disabled={busy}>Keep my account</AlertDialogCancel>
        </DeleteForm>
      </AlertDialogContent>
    </AlertDialog>
  )
}

function Consequences() {
  return (
    <div className="grid gap-4 text-sm [&_h3]:mb-1.5 [&_h3]:text-base [&_li]:ms-4 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-1">
      <div>
        <h3>What is deleted</h3>
        <ul>
          <li>Your profile, password and second factor, and your sessions on every device</li>
          <li>Your history and your library, and whatever is being written now</li>
          <li>Your plan, what is left of it, and your record of uses</li>
          <li>Payment requests that are not paid, and every chat about payments</li>
        </ul>
      </div>
      <div>
        <h3>What stays</h3>
        <ul>
          <li>
            Paid payment requests, because they are business records: plan, amount, country and date, without your name, contact details and
            messages
          </li>
          <li>
            How often each feature was used this month, under a hash of your email address, until the month ends: a new account with that
            address has what is left of the month
          </li>
        </ul>
      </div>
    </div>
  )
}
