import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import type { NewAccount, Refusal } from './calls.ts'

const { auth } = messages
const { name, email, passwordMin, passwordMax } = accountLimits

/** Validation rules for react-hook-form's `register`. The server validates again. */
export const rules = {
  name: {
    required: auth.nameRequired,
    maxLength: { value: name, message: `At most ${name} characters` },
    validate: (value: string) => value.trim() !== '' || auth.nameRequired,
  },
  email: {
    required: auth.emailRequired,
    maxLength: { value: email, message: auth.emailInvalid },
    setValueAs: (value: string) => value.trim(),
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: auth.emailInvalid },
  },
  password: { required: auth.passwordRequired, maxLength: { value: passwordMax, message: auth.passwordTooLong } },
  newPassword: {
    required: auth.passwordRequired,
    minLength: { value: passwordMin, message: auth.passwordTooShort },
    maxLength: { value: passwordMax, message: auth.passwordTooLong },
  },
} as const

interface AccountFieldsProps {
  register: UseFormRegister<NewAccount>
  errors: FieldErrors<NewAccount>
  passwordHint?: string | undefined
  onPasswordFocus?: (() => void) | undefined
}

/** Name, email and a new password. */
export function AccountFields({ register, errors, passwordHint, onPasswordFocus }: AccountFieldsProps) {
  const length = `At least ${accountLimits.passwordMin} characters.`
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" {...register('name', rules.name)} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" inputMode="email" {...register('email', rules.email)} />}
      </Field>
      <Field label="Password" hint={passwordHint ? `${length} ${passwordHint}` : length} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" onFocus={onPasswordFocus} {...register('password', rules.newPassword)} />
        )}
      </Field>
    </>
  )
}

/** A password field with a button that shows the text. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pe-11" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      <button
        type="button"
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-soft hover:text-ink"
        aria-label={shown ? 'Hide typed characters' : 'Show typed characters'}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  )
}

interface SubmitButtonProps {
  busy: boolean
  /** The button's text, and its text while busy. */
  label: string
  busyLabel: string
}

/** Uses `aria-disabled` while busy, because a `disabled` button loses the focus. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full"
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  )
}

/** Shows why the form was refused. The alert region is always rendered, so that screen readers announce its content. */
export function Notice({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {refusal && (
        <div className="flex animate-rise gap-3 rounded-md border border-bad/40 bg-bad-wash p-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <p className="font-medium">{refusal.message}</p>
            {refusal.hint && <p>{refusal.hint}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
