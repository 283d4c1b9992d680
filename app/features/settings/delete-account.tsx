import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { clearStoredData, useSession } from '#app/lib/session.tsx'
import { leaveFlash } from '#app/lib/storage.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { DownloadData } from './download-data.tsx'
import { accountTabMessages, deleteMessages } from './messages.ts'
import { failureText, PasswordField } from './password-form.tsx'

interface DeleteFormProps {
  /** Tells password managers which account the password is for. */
  email: string
  busy: boolean
  /** Why the account was not deleted; `null` when nothing was refused. */
  error: Error | null
  onErase: (password: string) => void
  /** Forgets the error. */
  onType: () => void
}

function DeleteForm({ email, busy, error, onErase, onType }: DeleteFormProps) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const wrong = error instanceof AuthError && error.code === 'INVALID_PASSWORD' ? settingsMessages.passwordWrong : undefined
  const t = deleteMessages
  const { deleteFailed } = settingsMessages
  // The specification's alert also where the connection is lost: nobody knows then what became of the account.
  const message = failureText(error instanceof AuthError ? error : null, deleteFailed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!password)
    if (password && !busy) onErase(password)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField
        label={accountTabMessages.yourPassword}
        email={email}
        value={password}
        error={missing ? authMessages.passwordRequired : wrong}
        onChange={(typed) => {
          setPassword(typed)
          setMissing(false)
          onType()
        }}
        className="w-full"
      />
      {error && !wrong && (
        <p role="alert" className="rounded-md border border-bad/40 bg-bad-wash px-4 py-3 text-sm">
          {message}{' '}
          {message === deleteFailed && (
            <Link to={paths.contact} className="text-accent underline underline-offset-4">
              {t.contact}
            </Link>
          )}
        </p>
      )}
      <DialogFooter className="pt-0">
        <AlertDialogCancel aria-disabled={busy}>{t.cancel}</AlertDialogCancel>
        <Button type="submit" variant="danger" aria-disabled={busy}>
          {busy && <Spinner />}
          {busy ? t.deleting : t.confirm}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** The button and dialog that delete the account; the dialog lists what is deleted and what stays. */
export function DeleteAccount() {
  const { me } = useSession()
  const [open, setOpen] = useState(false)
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: (password: string) => authCall('delete-user', { password }),
    onSuccess: () => {
      clearStoredData()
      leaveFlash(settingsMessages.deleted)
      // A new document, because the session is gone.
      location.assign(paths.home)
    },
    onError: (error) => console.error('Deleting the account failed', error),
  })
  const busy = isPending || isSuccess
  const t = deleteMessages
  const change = (next: boolean) => {
    // Not while the call runs, so that the result is seen.
    if (busy) return
    reset()
    setOpen(next)
  }
  return (
    <AlertDialog open={open} onOpenChange={change}>
      <AlertDialogTrigger asChild>
        <Button variant="secondary" className="text-bad">
          {t.open}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent className="max-w-xl">
        <AlertDialogTitle>{t.question}</AlertDialogTitle>
        <AlertDialogDescription>{t.warning}</AlertDialogDescription>
        <Consequences />
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
          <p className="min-w-48 flex-1">{t.exportFirst}</p>
          <MessagePlace>
            <DownloadData />
            <MessageLine className="basis-full" />
          </MessagePlace>
        </div>
        <DeleteForm email={me?.user.email ?? ''} busy={busy} error={error} onErase={mutate} onType={reset} />
      </AlertDialogContent>
    </AlertDialog>
  )
}

function Consequences() {
  const t = deleteMessages
  return (
    <div className="grid gap-4 text-sm [&_h3]:mb-1.5 [&_h3]:text-base [&_li]:ms-4 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-1">
      <div>
        <h3>{t.deleted}</h3>
        <ul>
          <li>{t.deletedProfile}</li>
          <li>{t.deletedTexts}</li>
          <li>{t.deletedPlan}</li>
          <li>{t.deletedChats}</li>
        </ul>
      </div>
      <div>
        <h3>{t.kept}</h3>
        <ul>
          <li>{t.keptPayments}</li>
          <li>{t.keptUsage}</li>
        </ul>
      </div>
    </div>
  )
}
