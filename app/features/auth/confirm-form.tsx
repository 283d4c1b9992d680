import { useForm } from 'react-hook-form'
import { Field } from '#app/ui/field.tsx'
import { callbackMessages } from '#contract/screen-messages.ts'
import { Notice } from './notice.tsx'
import { PasswordInput } from './password-input.tsx'
import { rules } from './rules.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'

const fallback = { refused: callbackMessages.confirmFailed, failed: callbackMessages.confirmFailed }

/** Asks a browser that did not sign up for the password of the sign-up that a mailed link is for. */
export function ConfirmForm({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { refusal, run } = useSubmission(fallback)
  const { register, handleSubmit, formState } = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(({ password }) => run(() => onPassword(password)))

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" {...register('password', rules.password)} />}
      </Field>
      <SubmitButton busy={isSubmitting} label="Confirm email" busyLabel="Confirming..." />
    </form>
  )
}
