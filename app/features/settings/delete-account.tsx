import { useState } from 'react'
import { Link } from 'react-router'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { Form, type FormState, useForm } from '#app/lib/form.tsx'
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
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { DownloadData } from './download-data.tsx'
import { accountTabMessages, deleteMessages } from './messages.ts'
import { failureText, PasswordField } from './password-form.tsx'

interface DeleteFormProps {
  form: FormState<{ password: string }>
  /** Tells password managers which account the password is for. */
  email: string
}

function DeleteForm({ form, email }: DeleteFormProps) {
  const { busy, failure } = form
  const t = deleteMessages
  const { deleteFailed } = settingsMessages
  // The specification's alert also where the connection is lost: nobody knows then what became of the account.
  const message = failureText(failure instanceof AuthError ? failure : null, deleteFailed)
  return (
    <Form form={form} className="grid gap-4">
      <PasswordField label={accountTabMessages.yourPassword} email={email} className="w-full" {...form.field('password')} />
      {failure !== null && (
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
        <SubmitButton variant="danger" busy={busy} label={t.confirm} busyLabel={t.deleting} />
      </DialogFooter>
    </Form>
  )
}

/** The button and dialog that delete the account; the dialog lists what is deleted and what stays. */
export function DeleteAccount() {
  const { me } = useSession()
  const [open, setOpen] = useState(false)
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : authMessages.passwordRequired }),
    async send({ password }) {
      await authCall('delete-user', { password })
      clearStoredData()
      leaveFlash(settingsMessages.deleted)
      // A new document, because the session is gone.
      location.assign(paths.home)
      await new Promise(() => {})
    },
    failed: settingsMessages.deleteFailed,
    refused: (error) =>
      error instanceof AuthError && error.code === 'INVALID_PASSWORD' ? { password: settingsMessages.passwordWrong } : {},
  })
  const t = deleteMessages
  const change = (next: boolean) => {
    // Not while the call runs, so that the result is seen.
    if (form.busy) return
    form.reset()
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
        <DeleteForm form={form} email={me?.user.email ?? ''} />
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
