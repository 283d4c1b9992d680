import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { leaveFlash } from '#app/lib/flash.ts'
import { clearStoredData, useSession } from '#app/lib/session.tsx'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { DownloadData } from './download-data.tsx'
import { PasswordField } from './password-form.tsx'

const words = settingsMessages

/** Why the account was not deleted. */
type Refusal = { password: string } | { alert: string; support: boolean }

function refusalOf(error: unknown): Refusal {
  if (error instanceof AuthError && error.code === 'INVALID_PASSWORD') return { password: words.passwordWrong }
  if (error instanceof AuthError && error.status === 429) return { alert: messages.errors.RATE_LIMITED, support: false }
  if (isOffline(error)) return { alert: messages.site.offline, support: false }
  return { alert: words.deleteFailed, support: true }
}

interface DeleteFormProps {
  /** Tells password managers which account the password is for. */
  email: string
  /** Called when the deletion starts and when it has failed. */
  onBusy: (busy: boolean) => void
  /** The cancel button. */
  children: ReactNode
}

/** Asks for the password and deletes the account. Afterwards it loads the home page as a new document, because the session is gone. */
function DeleteForm({ email, onBusy, children }: DeleteFormProps) {
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const updateBusy = (begun: boolean) => {
    setBusy(begun)
    onBusy(begun)
  }

  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setRefusal(password ? null : { password: messages.auth.passwordRequired })
    if (!password) return
    updateBusy(true)
    try {
      await authCall('delete-user', { password })
      clearStoredData()
      leaveFlash(words.deleted)
      location.assign(paths.home)
    } catch (error) {
      console.error('Deleting the account failed', error)
      setRefusal(refusalOf(error))
      updateBusy(false)
    }
  }

  return (
    <form onSubmit={erase} noValidate className="grid gap-4">
      <PasswordField
        label="Your password"
        email={email}
        value={password}
        error={refusal && 'password' in refusal ? refusal.password : undefined}
        onChange={(typed) => {
          setPassword(typed)
          setRefusal(null)
        }}
        className="w-full"
      />
      {refusal && 'alert' in refusal && <Alert {...refusal} />}
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" variant="danger" aria-disabled={busy}>
          {busy && <Spinner />}
          {busy ? 'Deleting...' : 'Delete my account for good'}
        </Button>
      </div>
    </form>
  )
}

function Alert({ alert, support }: { alert: string; support: boolean }) {
  return (
    <p role="alert" className="rounded-md border border-bad/40 bg-bad-wash px-4 py-3 text-sm">
      {alert}{' '}
      {support && (
        <Link to={paths.contact} className="text-accent underline underline-offset-4">
          Contact support
        </Link>
      )}
    </p>
  )
}

/** The button and dialog that delete the account; the dialog lists what is deleted and what stays. */
export function DeleteAccount() {
  const { me } = useSession()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    // The dialog cannot be closed while the call runs, so that the result is seen.
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
