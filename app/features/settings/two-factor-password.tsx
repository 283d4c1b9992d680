import { type FormEvent, type ReactNode, useState } from 'react'
import { AuthError } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { Step } from './two-factor-step.tsx'

interface PasswordStepProps {
  title: string
  children: ReactNode
  /** What the button does, and what it says while it does it. */
  label: string
  busyLabel: string
  variant?: ButtonProps['variant']
  /** What a refusal without words of its own says. */
  failed: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before anything about the second factor changes. */
export function PasswordStep({ title, children, label, busyLabel, variant, failed, onPassword, onCancel }: PasswordStepProps) {
  const { me } = useSession()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(password ? undefined : messages.auth.passwordRequired)
    if (!password || busy) return
    setBusy(true)
    try {
      await onPassword(password)
    } catch (cause) {
      console.error(failed, cause)
      setError(refusalOf(cause, failed))
      setBusy(false)
    }
  }

  return (
    <Step title={title}>
      {children}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <input type="email" name="username" autoComplete="username" value={me?.user.email ?? ''} readOnly hidden />
        <Field label="Your password" error={error} className="max-w-md">
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => {
                setPassword(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant={variant} aria-disabled={busy}>
            {busy ? busyLabel : label}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Step>
  )
}

const words: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: settingsMessages.passwordWrong,
  PASSWORD_TOO_LONG: settingsMessages.passwordWrong,
  RATE_LIMITED: messages.errors.RATE_LIMITED,
  UNAVAILABLE: messages.errors.UNAVAILABLE,
  TOTP_ALREADY_ENABLED: twoFactorMessages.alreadyOn,
}

function refusalOf(cause: unknown, failed: string): string {
  if (!(cause instanceof AuthError)) return isOffline(cause) ? messages.site.offline : failed
  return cause.issues[0]?.message ?? words[cause.code ?? ''] ?? failed
}
