import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { accountTabMessages } from './messages.ts'
import { useSessionsChanged } from './session-list.tsx'

/** The message for anything that was thrown: calls come too fast, the server cannot be reached, or else `failed`. */
export function failureText(error: unknown, failed: string): string {
  if (error instanceof AuthError && error.status === 429) return errorMessages.RATE_LIMITED
  return isOffline(error) ? siteMessages.offline : failed
}

interface Passwords {
  current: string
  next: string
}

const empty: Passwords = { current: '', next: '' }

const { passwordMin, passwordMax } = accountLimits

function refusalsOf({ current, next }: Passwords): Partial<Passwords> {
  const refusals: Partial<Passwords> = {}
  if (!current) refusals.current = authMessages.passwordRequired
  if (!next) refusals.next = authMessages.passwordRequired
  else if (next.length < passwordMin) refusals.next = authMessages.passwordTooShort
  else if (next.length > passwordMax) refusals.next = authMessages.passwordTooLong
  else if (next === current) refusals.next = settingsMessages.passwordSame
  return refusals
}

export function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(empty)
  const [refusals, setRefusals] = useState<Partial<Passwords>>({})
  const sessionsChanged = useSessionsChanged()
  const say = useSay()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ current, next }: Passwords) =>
      authCall('change-password', { currentPassword: current, newPassword: next, revokeOtherSessions: true }),
    onSuccess: () => {
      setTyped(empty)
      say({ tone: 'good', text: settingsMessages.passwordChanged })
      return sessionsChanged()
    },
    onError: (cause) => {
      const { code, issues = [] } = cause instanceof AuthError ? cause : {}
      if (code === 'INVALID_PASSWORD') return setRefusals({ current: settingsMessages.passwordWrong })
      if (issues[0]) return setRefusals({ next: issues[0].message })
      console.error('Changing the password failed', cause)
      say({ tone: 'bad', text: failureText(cause, settingsMessages.passwordFailed) })
    },
  })

  const type = (field: keyof Passwords) => (text: string) => {
    setTyped((now) => ({ ...now, [field]: text }))
    setRefusals(({ [field]: _, ...others }) => others)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const invalid = refusalsOf(typed)
    setRefusals(invalid)
    if (Object.keys(invalid).length === 0) mutate(typed)
  }

  const t = accountTabMessages
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      <PasswordField label={t.currentPassword} email={email} value={typed.current} onChange={type('current')} error={refusals.current} />
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint({ least: passwordMin })}
        complete="new-password"
        value={typed.next}
        onChange={type('next')}
        error={refusals.next}
      />
      <Button type="submit" variant="secondary" disabled={isPending}>
        {isPending ? t.saving : t.changePassword}
      </Button>
    </form>
  )
}

interface PasswordFieldProps {
  label: string
  hint?: string
  /** Tells password managers which account the password is for; set on the first field of a form. */
  email?: string | undefined
  complete?: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error: string | undefined
  className?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, email, complete = 'current-password', value, onChange, error, className = 'w-full max-w-md' } = props
  return (
    <>
      {email !== undefined && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field label={label} hint={hint} error={error} className={className}>
        {(control) => (
          <Input {...control} type="password" autoComplete={complete} value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
    </>
  )
}
