import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { accountLimits } from '#contract/account-limits.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { resetPassword } from './calls.ts'
import { Notice } from './notice.tsx'
import { PasswordInput } from './password-input.tsx'
import { rules } from './rules.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'

const fallback = { refused: messages.auth.resetFailed, failed: messages.auth.resetFailed }

/** Sets a new password with the mailed token. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { refusal, run } = useSubmission(fallback)
  const { register, handleSubmit, formState } = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(({ password }) =>
    run(async () => {
      await resetPassword(token, password)
      onDone()
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal}>
        {refusal?.code === 'INVALID_TOKEN' && (
          <Link to={paths.forgotPassword} className="text-accent underline underline-offset-4">
            Ask for a new link
          </Link>
        )}
      </Notice>
      <Field label="New password" hint={`At least ${accountLimits.passwordMin} characters.`} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password', rules.newPassword)} />}
      </Field>
      <SubmitButton busy={isSubmitting} label="Change password" busyLabel="Changing password..." />
    </form>
  )
}
