import { newPasswordProblem } from '#app/lib/account-rules.ts'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { Form, type RegisteredField, useForm } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
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

const { passwordRequired } = authMessages
const { passwordSame, passwordWrong, passwordFailed } = settingsMessages

export function PasswordForm({ email }: { email: string }) {
  const sessionsChanged = useSessionsChanged()
  const say = useSay()
  const form = useForm({
    initial: { current: '', next: '' },
    check: ({ current, next }) => ({
      current: current ? undefined : passwordRequired,
      next: newPasswordProblem(next) ?? (next === current ? passwordSame : undefined),
    }),
    async send({ current, next }) {
      await authCall('change-password', { currentPassword: current, newPassword: next, revokeOtherSessions: true })
      form.reset()
      say({ tone: 'good', text: settingsMessages.passwordChanged })
      await sessionsChanged()
    },
    failed: passwordFailed,
    refused(error) {
      const { code, issues = [] } = error instanceof AuthError ? error : {}
      return code === 'INVALID_PASSWORD' ? { current: passwordWrong } : { next: issues[0]?.message }
    },
    onFailure: (error) => say({ tone: 'bad', text: failureText(error, passwordFailed) }),
  })
  const t = accountTabMessages
  return (
    <Form form={form} className="grid justify-items-start gap-4">
      <PasswordField label={t.currentPassword} email={email} {...form.field('current')} />
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint({ least: accountLimits.passwordMin })}
        complete="new-password"
        {...form.field('next')}
      />
      <SubmitButton variant="secondary" busy={form.busy} label={t.changePassword} busyLabel={t.saving} />
    </Form>
  )
}

interface PasswordFieldProps extends RegisteredField {
  label: string
  hint?: string
  /** Tells password managers which account the password is for; set on the first field of a form. */
  email?: string | undefined
  complete?: 'current-password' | 'new-password'
  className?: string
}

export function PasswordField({ email, complete = 'current-password', className = 'w-full max-w-md', ...field }: PasswordFieldProps) {
  return (
    <>
      {email !== undefined && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field className={className} {...field}>
        {(control) => <Input {...control} type="password" autoComplete={complete} />}
      </Field>
    </>
  )
}
