import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { messages } from '#contract/messages.ts'
import { createOwner, type NewAccount, signUp, useRecovery, useSubmission } from './calls.ts'
import { AccountFields, Notice, SubmitButton } from './form-parts.tsx'

const fallback = { refused: messages.auth.signUpError, failed: messages.auth.signUpFailed }

/** Milliseconds. */
const recoveryToast = 5_000
const recoveryHint = 'no-recovery'

type Typed = NewAccount & { terms: boolean }

/** `onDone` receives the form's values when the account was created and its address must be verified. */
export function SignUpForm({ onDone }: { onDone: (account: NewAccount) => void }) {
  const unrecoverable = useRecovery() === false
  const { refusal, run } = useSubmission(fallback)
  const form = useForm<Typed>({ defaultValues: { name: '', email: '', password: '', terms: true } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(({ name, email, password }) =>
    run(async () => {
      const account = { name, email, password }
      await signUp(account)
      toast.dismiss(recoveryHint)
      toast.success(messages.auth.signUpSent)
      onDone(account)
    }),
  )
  const warn = () => toast.info(messages.auth.noRecovery, { id: recoveryHint, duration: recoveryToast })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal} />
      <AccountFields
        register={form.register}
        errors={errors}
        passwordHint={unrecoverable ? messages.auth.noRecovery : undefined}
        onPasswordFocus={unrecoverable ? warn : undefined}
      />
      <div className="grid gap-1.5">
        <Checkbox
          label={<TermsLabel />}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? 'terms-error' : undefined}
          {...form.register('terms', { validate: (accepted) => accepted || messages.auth.mustAcceptTerms })}
        />
        {errors.terms && (
          <p id="terms-error" role="alert" className="text-bad text-sm">
            {errors.terms.message}
          </p>
        )}
      </div>
      <SubmitButton busy={isSubmitting} label="Sign Up" busyLabel="Creating account..." />
    </form>
  )
}

/** The links open in a new tab, so that the form keeps its values. */
function TermsLabel() {
  const look = 'text-accent underline underline-offset-4'
  return (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noreferrer" className={look}>
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noreferrer" className={look}>
        Privacy Policy
      </a>
    </>
  )
}

const ownerFallback = { refused: messages.auth.setupFailed, failed: messages.auth.setupFailed }

/** Creates the owner account with the one-time token; `onDone` is called when the session exists. */
export function OwnerForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const recoveryHint = useRecovery() === false ? messages.auth.noRecovery : undefined
  const { refusal, run } = useSubmission(ownerFallback)
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
