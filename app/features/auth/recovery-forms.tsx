import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Field, Input } from '#app/ui/field.tsx'
import { messages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { askForReset, resetPassword, useSubmission } from './calls.ts'
import { Notice, PasswordInput, rules, SubmitButton } from './form-parts.tsx'

const forgotFallback = { refused: messages.auth.resetRequestFailed, failed: messages.auth.resetRequestFailed }

/** Requests a reset link. The message is the same for every address, so it does not reveal accounts. */
export function ForgotForm() {
  const [sent, setSent] = useState(false)
  const { refusal, run } = useSubmission(forgotFallback)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(({ email }) => {
    setSent(false)
    return run(async () => {
      await askForReset(email)
      setSent(true)
    })
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal} />
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" inputMode="email" {...register('email', rules.email)} />}
      </Field>
      <SubmitButton busy={isSubmitting} label="Send reset link" busyLabel="Sending..." />
      <p role="status" className="rounded-md bg-good-wash p-3 text-sm empty:hidden">
        {sent && messages.auth.resetSent}
      </p>
    </form>
  )
}

const resetFallback = { refused: messages.auth.resetFailed, failed: messages.auth.resetFailed }

/** Sets a new password with the token of the email. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { refusal, run } = useSubmission(resetFallback)
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
