import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { useSessionsChanged } from './session-list.tsx'

interface Refusals {
  current?: string
  next?: string
}

const { passwordMin, passwordMax } = accountLimits

function refusalsOf(current: string, next: string): Refusals {
  const { auth } = messages
  const refusals: Refusals = {}
  if (!current) refusals.current = auth.passwordRequired
  if (!next) refusals.next = auth.passwordRequired
  else if (next.length < passwordMin) refusals.next = auth.passwordTooShort
  else if (next.length > passwordMax) refusals.next = auth.passwordTooLong
  else if (next === current) refusals.next = settingsMessages.passwordSame
  return refusals
}

export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [saving, setSaving] = useState(false)
  const sessionsChanged = useSessionsChanged()

  const typeCurrent = (typed: string) => {
    setCurrent(typed)
    setRefusals(({ current: _, ...others }) => others)
  }
  const typeNext = (typed: string) => {
    setNext(typed)
    setRefusals(({ next: _, ...others }) => others)
  }

  const change = async (event: FormEvent) => {
    event.preventDefault()
    const invalid = refusalsOf(current, next)
    setRefusals(invalid)
    if (Object.keys(invalid).length > 0) return
    setSaving(true)
    try {
      await authCall('change-password', { currentPassword: current, newPassword: next, revokeOtherSessions: true })
      setCurrent('')
      setNext('')
      toast.success(settingsMessages.passwordChanged)
      await sessionsChanged()
    } catch (cause) {
      if (cause instanceof AuthError && cause.code === 'INVALID_PASSWORD') return setRefusals({ current: settingsMessages.passwordWrong })
      const [issue] = cause instanceof AuthError ? cause.issues : []
      if (issue) return setRefusals({ next: issue.message })
      console.error('Changing the password failed', cause)
      toast.error(cause instanceof AuthError && cause.status === 429 ? messages.errors.RATE_LIMITED : settingsMessages.passwordFailed)
    } finally {
      setSaving(false)
    }
  }

  return (
    <form onSubmit={change} noValidate className="grid justify-items-start gap-4">
      <PasswordField label="Current password" email={email} value={current} onChange={typeCurrent} error={refusals.current} />
      <PasswordField
        label="New password"
        hint={`At least ${passwordMin} characters.`}
        complete="new-password"
        value={next}
        onChange={typeNext}
        error={refusals.next}
      />
      <Button type="submit" disabled={saving}>
        {saving ? 'Saving...' : 'Change password'}
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

export function PasswordField({
  label,
  hint,
  email,
  complete = 'current-password',
  value,
  onChange,
  error,
  className,
}: PasswordFieldProps) {
  return (
    <>
      {email !== undefined && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field label={label} hint={hint} error={error} className={className ?? 'w-full max-w-md'}>
        {(control) => (
          <Input {...control} type="password" autoComplete={complete} value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
    </>
  )
}
