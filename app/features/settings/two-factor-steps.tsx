import type { ReactNode } from 'react'
import { AuthError } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { CodeInput, codeRefusal, verifyCode } from '#app/lib/factors.tsx'
import { Form, type FormState, type Problems, useForm } from '#app/lib/form.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
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

interface StepFormProps<Values> extends Pick<ButtonProps, 'variant'> {
  form: FormState<Values>
  /** The button's text, and its text while busy. */
  label: string
  busyLabel: string
  onCancel: () => void
  children: ReactNode
}

function StepForm<Values>({ form, label, busyLabel, variant, onCancel, children }: StepFormProps<Values>) {
  return (
    <Form form={form} className="grid gap-4">
      {children}
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant={variant} busy={form.busy} label={label} busyLabel={busyLabel} />
        <Button variant="ghost" onClick={onCancel}>
          {twoFactorCardMessages.cancel}
        </Button>
      </div>
    </Form>
  )
}

interface Confirmation {
  password: string
  code: string
}

interface PasswordStepProps extends Omit<StepFormProps<Confirmation>, 'form'> {
  title: string
  /** The message for a refusal without one of its own. */
  failed: string
  /** Requires a code of the app or a backup code too. */
  withCode?: boolean
  /** `code` is empty without `withCode`. */
  onPassword: (password: string, code: string) => Promise<void>
}

/** Requires the password before a change of the second factor, and a code when the change weakens it. */
export function PasswordStep({ title, children, failed, withCode = false, onPassword, ...buttons }: PasswordStepProps) {
  const { me } = useSession()
  const t = twoFactorCardMessages
  const form = useForm<Confirmation>({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: password ? undefined : authMessages.passwordRequired,
      code: !withCode || code.trim() ? undefined : twoFactorMessages.eitherCodeRequired,
    }),
    send: ({ password, code }) => onPassword(password, code),
    failed,
    refused: (error) => refusalsOf(error, failed),
  })
  return (
    <Step title={title}>
      {children}
      <StepForm form={form} {...buttons}>
        <PasswordField label={accountTabMessages.yourPassword} email={me?.user.email} {...form.field('password')} />
        {withCode && (
          <Field label={t.eitherCode} hint={t.eitherCodeHint} className="max-w-md" {...form.field('code')}>
            {(control) => <CodeInput {...control} maxLength={30} />}
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

const codeErrors: ReadonlySet<string | undefined> = new Set(['WRONG_CODE', 'CODE_USED', 'FACTOR_LOCKED'])

/** The message for each field; a message about neither is shown at the password. */
function refusalsOf(cause: unknown, failed: string): Problems<Confirmation> {
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
  const t = twoFactorCardMessages
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : twoFactorMessages.codeRequired }),
    async send({ code }) {
      await verifyCode(code)
      onDone()
    },
    failed: twoFactorMessages.enableFailed,
    refused: (error) => ({ code: codeRefusal(error, twoFactorMessages.codeWrong) }),
  })
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
      <StepForm form={form} label={t.verify} busyLabel={t.checking} onCancel={onCancel}>
        <Field label={t.code} hint={t.codeHint} className="max-w-md" {...form.field('code')}>
          {(control) => <CodeInput {...control} inputMode="numeric" maxLength={12} className="text-lg" />}
        </Field>
        <p className="text-soft text-sm">{t.signsOut}</p>
      </StepForm>
    </Step>
  )
}
