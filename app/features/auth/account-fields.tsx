import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { accountLimits } from '#contract/account-limits.ts'
import type { NewAccount } from './calls.ts'
import { PasswordInput } from './password-input.tsx'
import { rules } from './rules.ts'

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
