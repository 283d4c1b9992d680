import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AuthError } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { CodeInput, codeRefusal, verifyCode } from '#app/lib/factors.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { accountTabMessages, twoFactorCardMessages } from './messages.ts'
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

interface StepFormProps extends Pick<ButtonProps, 'variant'> {
  /** The button's text, and its text while busy. */
  label: string
  busyLabel: string
  busy: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

function StepForm({ label, busyLabel, variant, busy, onSubmit, onCancel, children }: StepFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
      noValidate
      className="grid gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} aria-disabled={busy}>
          {busy ? busyLabel : label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {twoFactorCardMessages.cancel}
        </Button>
      </div>
    </form>
  )
}

interface PasswordStepProps extends Pick<StepFormProps, 'label' | 'busyLabel' | 'variant' | 'onCancel' | 'children'> {
  title: string
  /** The message for a refusal without one of its own. */
  failed: string
  /** Requires a code of the app or a backup code too. */
  withCode?: boolean
  /** `code` is empty without `withCode`. */
  onPassword: (password: string, code: string) => Promise<void>
}

/** Requires the password before a change of the second factor, and a code when the change weakens it. */
export function PasswordStep({ title, children, failed, withCode = false, onPassword, ...form }: PasswordStepProps) {
  const { me } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState<Refusals>({})
  const { mutate, isPending } = useMutation({
    mutationFn: () => onPassword(password, code),
    onError: (cause) => {
      console.error(failed, cause)
      setRefusals(refusalsOf(cause, failed))
    },
  })

  const submit = () => {
    const missing: Refusals = {
      ...(!password && { password: authMessages.passwordRequired }),
      ...(withCode && !code.trim() && { code: twoFactorMessages.eitherCodeRequired }),
    }
    setRefusals(missing)
    if (!(missing.password || missing.code)) mutate()
  }

  return (
    <Step title={title}>
      {children}
      <StepForm {...form} busy={isPending} onSubmit={submit}>
        <PasswordField
          label={accountTabMessages.yourPassword}
          email={me?.user.email}
          value={password}
          error={refusals.password}
          onChange={(typed) => {
            setPassword(typed)
            setRefusals(({ password: _, ...others }) => others)
          }}
        />
        {withCode && (
          <Field
            label={twoFactorCardMessages.eitherCode}
            hint={twoFactorCardMessages.eitherCodeHint}
            error={refusals.code}
            className="max-w-md"
          >
            {(control) => (
              <CodeInput
                {...control}
                maxLength={30}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  setRefusals(({ code: _, ...others }) => others)
                }}
              />
            )}
          </Field>
        )}
      </StepForm>
    </Step>
  )
}

const refusalMessages = (): Readonly<Record<string, string>> => ({
  INVALID_PASSWORD: settingsMessages.passwordWrong,
  PASSWORD_TOO_LONG: settingsMessages.passwordWrong,
  RATE_LIMITED: errorMessages.RATE_LIMITED,
  UNAVAILABLE: errorMessages.UNAVAILABLE,
  TOTP_ALREADY_ENABLED: twoFactorMessages.alreadyOn,
})

interface Refusals {
  password?: string
  code?: string
}

const codeErrors: ReadonlySet<string | undefined> = new Set(['WRONG_CODE', 'CODE_USED', 'FACTOR_LOCKED'])

/** The message for each field; a message about neither is shown at the password. */
function refusalsOf(cause: unknown, failed: string): Refusals {
  if (!(cause instanceof AuthError)) return { password: isOffline(cause) ? siteMessages.offline : failed }
  if (codeErrors.has(cause.code)) return { code: codeRefusal(cause, twoFactorMessages.eitherCodeWrong) }
  const [issue] = cause.issues
  if (issue) return issue.path === 'code' ? { code: issue.message } : { password: issue.message }
  return { password: refusalMessages()[cause.code ?? ''] ?? failed }
}

interface ScanStepProps {
  /** The otpauth URI for the authenticator app. */
  uri: string
  onDone: () => void
  onCancel: () => void
}

/** Shows the secret as a QR code and verifies a first code. */
export function ScanStep({ uri, onDone, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const t = twoFactorCardMessages
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { mutate, isPending } = useMutation({
    mutationFn: () => verifyCode(code),
    onSuccess: onDone,
    onError: (cause) => {
      console.error(twoFactorMessages.enableFailed, cause)
      setError(codeRefusal(cause, twoFactorMessages.codeWrong))
    },
  })

  const submit = () => {
    setError(code.trim() ? undefined : twoFactorMessages.codeRequired)
    if (code.trim()) mutate()
  }

  return (
    <Step title={t.scan}>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <QrCode text={uri} label={t.qrCode} />
        <div className="grid min-w-0 content-start gap-2 text-sm">
          <p>{t.enterKey}</p>
          <p dir="ltr" className="wrap-anywhere rounded-md bg-sunken p-3 font-mono">
            {(secret.match(/.{1,4}/g) ?? []).join(' ')}
          </p>
        </div>
      </div>
      <StepForm label={t.verify} busyLabel={t.checking} busy={isPending} onSubmit={submit} onCancel={onCancel}>
        <Field label={t.code} hint={t.codeHint} error={error} className="max-w-md">
          {(control) => (
            <CodeInput
              {...control}
              inputMode="numeric"
              maxLength={12}
              className="text-lg"
              value={code}
              onChange={({ target }) => {
                setCode(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <p className="text-soft text-sm">{t.signsOut}</p>
      </StepForm>
    </Step>
  )
}
