import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { emailProblem, newPasswordProblem } from '#app/lib/account-rules.ts'
import { useHydrated } from '#app/lib/device.ts'
import { Form, type FormState, type Problems, useForm } from '#app/lib/form.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { type NewAccount, refusalOf } from './calls.ts'
import { accountScreenMessages } from './messages.ts'

/** What is wrong with the fields of a new account. */
export function accountProblems({ name, email, password }: NewAccount): Problems<NewAccount> {
  const { name: most } = accountLimits
  const isLong = name.length > most
  return {
    name: name.trim() ? (isLong ? accountScreenMessages.nameTooLong({ most }) : undefined) : authMessages.nameRequired,
    email: emailProblem(email),
    password: newPasswordProblem(password),
  }
}

/** Shown at a field for a new password. */
export const newPasswordHint = accountScreenMessages.passwordHint({ least: accountLimits.passwordMin })

interface AuthFormProps<Values extends object> {
  /** A field without one keeps what was typed before the page was hydrated. */
  initial?: Partial<Values>
  check: (values: Values) => Problems<Values>
  /** Sends the valid values. When it throws, the form says why and keeps its values. */
  send: (values: Values) => Promise<unknown>
  /** The messages for a refusal without one of its own (by default `failed`), and for everything that was not a response. */
  refused?: string
  failed: string
  /** The button's text, and its text while busy. */
  label: string
  busyLabel: string
  /** What helps after a refusal with this code, below its message. */
  remedy?: (code: string | undefined, values: Values) => ReactNode
  /** Above the fields, for example why the form is shown. */
  notice?: (form: FormState<Values>) => ReactNode
  children: (form: FormState<Values>) => ReactNode
}

/** The form of an account screen: why it was refused, its fields, and its button. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { failed, refused = failed, label, busyLabel, remedy, notice, children, ...options } = props
  const hydrated = useHydrated()
  const form = useForm({ ...options, failed })
  const refusal = form.failure === null ? null : refusalOf(form.failure, { refused, failed })
  return (
    <Form form={form} className="grid gap-5">
      {notice?.(form)}
      {/* Always rendered, so that screen readers announce its content. */}
      <div role="alert" className="empty:hidden">
        {refusal && (
          <div className="flex animate-rise gap-3 rounded-md border border-bad/40 bg-bad-wash p-3 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
            <div className="grid min-w-0 justify-items-start gap-1.5">
              <p className="font-medium">{refusal.message}</p>
              {refusal.hint && <p>{refusal.hint}</p>}
              {remedy?.(refusal.code, form.values())}
            </div>
          </div>
        )}
      </div>
      {children(form)}
      <SubmitButton size="lg" className="w-full" busy={form.busy} label={label} busyLabel={busyLabel} ready={hydrated} />
    </Form>
  )
}

/** A form with such fields, among others. */
type FormWith<Values> = Pick<FormState<Values>, 'field'>

interface AccountFieldsProps {
  form: FormWith<NewAccount>
  /** Beside how long a password has to be. */
  passwordHint?: ReactNode
  onPasswordFocus?: (() => void) | undefined
}

/** Name, email and a new password. */
export function AccountFields({ form, passwordHint, onPasswordFocus }: AccountFieldsProps) {
  const t = accountScreenMessages
  return (
    <>
      <Field label={t.name} {...form.field('name')}>
        {(control) => <Input autoComplete="name" dir="auto" {...control} />}
      </Field>
      <EmailField form={form} />
      <PasswordField
        form={form}
        label={t.password}
        hint={
          <>
            {newPasswordHint} {passwordHint}
          </>
        }
        autoComplete="new-password"
        onFocus={onPasswordFocus}
      />
    </>
  )
}

const trimmed = { setValueAs: (typed: string) => typed.trim() }

export function EmailField({ form }: { form: FormWith<{ email: string }> }) {
  return (
    <Field label={accountScreenMessages.email} {...form.field('email', trimmed)}>
      {(control) => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
    </Field>
  )
}

interface PasswordFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'onFocus'> {
  form: FormWith<{ password: string }>
  label: string
  hint?: ReactNode
  aside?: ReactNode
}

/** A password field with a button that shows the text. */
export function PasswordField({ form, label, hint, aside, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const { showPassword, hidePassword } = accountScreenMessages
  return (
    <Field label={label} hint={hint} aside={aside} {...form.field('password')}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...props}
            type={shown ? 'text' : 'password'}
            className="pe-11"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-soft hover:text-ink"
            aria-label={shown ? hidePassword : showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </Field>
  )
}
