import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { messages } from '#contract/messages.ts'
import { AccountFields } from './account-fields.tsx'
import { createOwner, type NewAccount } from './calls.ts'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useRecovery } from './use-recovery.ts'
import { useSubmission } from './use-submission.ts'

const fallback = { refused: messages.auth.setupFailed, failed: messages.auth.setupFailed }

/** Makes the owner account with the one-time token; `onDone` runs once the session stands. */
export function OwnerForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const recoveryHint = useRecovery() === false ? messages.auth.noRecovery : undefined
  const { refusal, run } = useSubmission(fallback)
  const { register, handleSubmit, formState } = useForm<NewAccount>({ defaultValues: { name: '', email: '', password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((account) =>
    run(async () => {
      await createOwner(token, account)
      toast.success(messages.auth.setupDone)
      await onDone()
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal} />
      <AccountFields register={register} errors={errors} passwordHint={recoveryHint} />
      <SubmitButton busy={isSubmitting} label="Create owner account" busyLabel="Creating account..." />
    </form>
  )
}
