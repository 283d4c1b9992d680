import { type FormEvent, type ReactNode, useState } from 'react'
import { AuthError } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { codeRefusal } from '#app/lib/factors.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { PasswordField } from './password-form.tsx'

/** One step of a task. Its heading takes the focus, so that screen readers start at the beginning of the step. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t pt-4 lg:border-t-0 lg:pt-0">
      <h3 tabIndex={-1} ref={takeFocus} className="font-medium text-base outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

interface PasswordStepProps {
  title: string
  children: ReactNode
  /** The button's text, and its text while busy. */
  label: string
  busyLabel: string
  variant?: ButtonProps['variant']
  /** The message for a refusal without one of its own. */
  failed: string
  /** Also asks for a code of the app or a backup code. */
  withCode?: boolean
  /** `code` is empty without `withCode`. */
  onPassword: (password: string, code: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a change of the second factor, and for a code when the change weakens it. */
export function PasswordStep({
  title,
  children,
  label,
  busyLabel,
  variant,
  failed,
  withCode = false,
  onPassword,
  onCancel,
}: PasswordStepProps) {
  const { me } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Refusals = {
      ...(!password && { password: messages.auth.passwordRequired }),
      ...(withCode && !code.trim() && { code: twoFactorMessages.eitherCodeRequired }),
    }
    setRefusals(missing)
    if (missing.password || missing.code || busy) return
    setBusy(true)
    try {
      await onPassword(password, code)
    } catch (cause) {
      console.error(failed, cause)
      setRefusals(refusalsOf(cause, failed))
      setBusy(false)
    }
  }

  return (
    <Step title={title}>
      {children}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <PasswordField
          label="Your password"
          email={me?.user.email}
          value={password}
          error={refusals.password}
          onChange={(typed) => {
            setPassword(typed)
            setRefusals(({ code }) => ({ ...(code && { code }) }))
          }}
        />
        {withCode && (
          <Field
            label="6-digit code or backup code"
            hint="From your authenticator app, or one of your backup codes."
            error={refusals.code}
            className="max-w-md"
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="one-time-code"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                dir="ltr"
                maxLength={30}
                className="font-mono tracking-widest"
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  setRefusals(({ password: atPassword }) => ({ ...(atPassword && { password: atPassword }) }))
                }}
              />
            )}
          </Field>
        )}
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

interface Refusals {
  password?: string
  code?: string
}

/** Refusals that are about the code. */
const codeErrors: ReadonlySet<string | undefined> = new Set(['WRONG_CODE', 'CODE_USED', 'FACTOR_LOCKED'])

/** The message for each field; a message about neither is shown at the password. */
function refusalsOf(cause: unknown, failed: string): Refusals {
  if (!(cause instanceof AuthError)) return { password: isOffline(cause) ? messages.site.offline : failed }
  if (codeErrors.has(cause.code)) return { code: codeRefusal(cause, twoFactorMessages.eitherCodeWrong) }
  const [issue] = cause.issues
  if (issue) return issue.path === 'code' ? { code: issue.message } : { password: issue.message }
  return { password: words[cause.code ?? ''] ?? failed }
}
