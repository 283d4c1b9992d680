import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Credentials, signIn } from './calls.ts'
import { Notice } from './notice.tsx'
import { PasswordInput } from './password-input.tsx'
import { ResendButton } from './resend-button.tsx'
import { rules } from './rules.ts'
import { SubmitButton } from './submit-button.tsx'
import { useRecovery } from './use-recovery.ts'
import { useSubmission } from './use-submission.ts'

const fallback = { refused: messages.auth.signInError, failed: messages.auth.signInFailed }

interface SignInFormProps {
  /** An address that was typed before. */
  email: string
  /** Runs once the session stands. */
  onDone: () => Promise<void>
  /** Runs instead when the password was right and a code is still to come. */
  onSecondStep: (email: string) => void
}

export function SignInForm({ email, onDone, onSecondStep }: SignInFormProps) {
  const recovery = useRecovery()
  const { refusal, run } = useSubmission(fallback)
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({ defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((typed) =>
    run(async () => {
      if ((await signIn(typed)) === 'secondStep') return onSecondStep(typed.email)
      toast.success(messages.auth.signedIn)
      await onDone()
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal}>{refusal?.code === 'EMAIL_NOT_VERIFIED' && <ResendButton email={getValues('email')} />}</Notice>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" inputMode="email" {...register('email', rules.email)} />}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          recovery && (
            <Link to={paths.forgotPassword} className="text-accent text-sm underline-offset-4 hover:underline">
              Forgot password?
            </Link>
          )
        }
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" {...register('password', rules.password)} />}
      </Field>
      <SubmitButton busy={isSubmitting} label="Sign In" busyLabel="Signing in..." />
    </form>
  )
}
