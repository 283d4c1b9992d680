import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useHydrated } from '#app/lib/device.ts'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { type NewAccount, type Refusal, refusalOf } from './calls.ts'
import { accountScreenMessages } from './messages.ts'

const { name, email, passwordMin, passwordMax } = accountLimits

/** Validation rules for react-hook-form's `register`. The server validates again. */
export const rules = {
  name: {
    required: authMessages.nameRequired,
    maxLength: { value: name, message: accountScreenMessages.nameTooLong({ most: name }) },
    validate: (value: string) => value.trim() !== '' || authMessages.nameRequired,
  },
  email: {
    required: authMessages.emailRequired,
    maxLength: { value: email, message: authMessages.emailInvalid },
    setValueAs: (value: string) => value.trim(),
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: authMessages.emailInvalid },
  },
  password: {
    required: authMessages.passwordRequired,
    maxLength: { value: passwordMax, message: authMessages.passwordTooLong },
  },
  newPassword: {
    required: authMessages.passwordRequired,
    minLength: { value: passwordMin, message: authMessages.passwordTooShort },
    maxLength: { value: passwordMax, message: authMessages.passwordTooLong },
  },
} as const

/** Shown at a field for a new password. */
export const newPasswordHint = accountScreenMessages.passwordHint({ least: passwordMin })

interface AuthFormProps<Values extends FieldValues> {
  /** A field without one keeps what was typed before the page was hydrated. */
  initial?: DefaultValues<Values>
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
  notice?: (form: Pick<UseFormReturn<Values>, 'trigger' | 'getValues'>) => ReactNode
  children: (form: Pick<UseFormReturn<Values>, 'register'> & { errors: FieldErrors<Values> }) => ReactNode
}

/** The form of an account screen: why it was refused, its fields, and its button. */
export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>) {
  const { initial, send, failed, refused = failed, label, busyLabel, remedy, notice, children } = props
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const hydrated = useHydrated()
  const { register, handleSubmit, getValues, trigger, formState } = useForm<Values>(initial && { defaultValues: initial })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setRefusal(null)
    try {
      await send(values)
    } catch (error) {
      console.error(failed, error)
      setRefusal(refusalOf(error, { refused, failed }))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {notice?.({ trigger, getValues })}
      {/* Always rendered, so that screen readers announce its content. */}
      <div role="alert" className="empty:hidden">
        {refusal && (
          <div className="flex animate-rise gap-3 rounded-md border border-bad/40 bg-bad-wash p-3 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
            <div className="grid min-w-0 justify-items-start gap-1.5">
              <p className="font-medium">{refusal.message}</p>
              {refusal.hint && <p>{refusal.hint}</p>}
              {remedy?.(refusal.code, getValues())}
            </div>
          </div>
        )}
      </div>
      {children({ register, errors })}
      <SubmitButton busy={isSubmitting} label={label} busyLabel={busyLabel} ready={hydrated} />
    </form>
  )
}

interface AccountFieldsProps {
  register: UseFormRegister<NewAccount>
  errors: FieldErrors<NewAccount>
  /** Beside how long a password has to be. */
  passwordHint?: ReactNode
  onPasswordFocus?: (() => void) | undefined
}

/** Name, email and a new password. */
export function AccountFields({ register, errors, passwordHint, onPasswordFocus }: AccountFieldsProps) {
  const t = accountScreenMessages
  return (
    <>
      <Field label={t.name} error={errors.name?.message}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" {...register('name', rules.name)} />}
      </Field>
      <EmailField error={errors.email} {...register('email', rules.email)} />
      <PasswordField
        label={t.password}
        hint={
          <>
            {newPasswordHint} {passwordHint}
          </>
        }
        autoComplete="new-password"
        error={errors.password}
        onFocus={onPasswordFocus}
        {...register('password', rules.newPassword)}
      />
    </>
  )
}

interface RegisteredProps extends Omit<ComponentProps<'input'>, 'type'> {
  error: FieldError | undefined
}

export function EmailField({ error, ...props }: RegisteredProps) {
  return (
    <Field label={accountScreenMessages.email} error={error?.message}>
      {(control) => <Input {...control} type="email" autoComplete="email" inputMode="email" {...props} />}
    </Field>
  )
}

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  hint,
  aside,
  error,
  ...props
}: RegisteredProps & { label: string; hint?: ReactNode; aside?: ReactNode }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const { showPassword, hidePassword } = accountScreenMessages
  return (
    <Field label={label} hint={hint} aside={aside} error={error?.message}>
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
