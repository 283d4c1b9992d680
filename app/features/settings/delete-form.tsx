import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { leaveFlash } from '#app/lib/flash.ts'
import { forgetHere } from '#app/lib/forget-here.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const words = settingsMessages

/** Why the account still stands. */
type Refusal = { password: string } | { alert: string; support: boolean }

function refusalOf(error: unknown): Refusal {
  if (error instanceof AuthError && error.code === 'INVALID_PASSWORD') return { password: words.passwordWrong }
  if (error instanceof AuthError && error.status === 429) return { alert: messages.errors.RATE_LIMITED, support: false }
  if (isOffline(error)) return { alert: messages.site.offline, support: false }
  return { alert: words.deleteFailed, support: true }
}

interface DeleteFormProps {
  /** Lets a password manager know whose password this is. */
  email: string
  /** Told when the deletion begins and when it has failed. */
  onBusy: (busy: boolean) => void
  /** The way out, beside the button. */
  children: ReactNode
}

/** The password, and the deletion. Afterwards nobody is signed in: it leads home by loading a document. */
export function DeleteForm({ email, onBusy, children }: DeleteFormProps) {
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = (begun: boolean) => {
    setBusy(begun)
    onBusy(begun)
  }

  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setRefusal(password ? null : { password: messages.auth.passwordRequired })
    if (!password) return
    begin(true)
    try {
      await authCall('delete-user', { password })
      forgetHere()
      leaveFlash(words.deleted)
      location.assign(paths.home)
    } catch (error) {
      console.error('Deleting the account failed', error)
      setRefusal(refusalOf(error))
      begin(false)
    }
  }

  return (
    <form onSubmit={erase} noValidate className="grid gap-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Your password" error={refusal && 'password' in refusal ? refusal.password : undefined}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setRefusal(null)
            }}
          />
        )}
      </Field>
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
