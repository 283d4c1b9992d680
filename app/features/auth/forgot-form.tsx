import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { messages } from '#contract/messages.ts'
import { askForReset } from './calls.ts'
import { Notice } from './notice.tsx'
import { rules } from './rules.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'

const fallback = { refused: messages.auth.resetRequestFailed, failed: messages.auth.resetRequestFailed }

/** Asks for a reset link. What it says is the same for every address. */
export function ForgotForm() {
  const [sent, setSent] = useState(false)
  const { refusal, run } = useSubmission(fallback)
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
