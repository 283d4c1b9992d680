import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { codeRefusal, isSignInExpired, verifyBackupCode, verifyCode } from '#app/lib/factors.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Credentials, signIn, useRecovery, useSubmission } from './calls.ts'
import { ResendButton } from './check-email.tsx'
import { Notice, PasswordInput, rules, SubmitButton } from './form-parts.tsx'

const words = twoFactorMessages

/** The two ways to verify the second factor, with their texts. */
const ways = {
  app: {
    label: '6-digit code',
    hint: 'From the authenticator app on your phone. It changes every 30 seconds.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
    required: words.codeRequired,
    wrong: words.codeWrong,
    other: 'Use a backup code',
    verify: verifyCode,
  },
  backup: {
    label: 'Backup code',
    hint: 'One of the codes you kept when you turned two-factor sign-in on. Each works once.',
    input: { autoComplete: 'off', maxLength: 30 },
    required: words.backupCodeRequired,
    wrong: words.backupCodeWrong,
    other: 'Use my authenticator app',
    verify: verifyBackupCode,
  },
} as const

interface SecondStepFormProps {
  /** Called when the session exists. */
  onDone: () => Promise<void>
  /** Returns to the password form. */
  onBack: () => void
}

export function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [expired, setExpired] = useState(false)
  const [busy, setBusy] = useState(false)
  const { label, hint, input, required, wrong, other, verify } = ways[way]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(code.trim() ? undefined : required)
    if (!code.trim() || busy) return
    setBusy(true)
    try {
      await verify(code)
      toast.success(messages.auth.signedIn)
      await onDone()
    } catch (cause) {
      console.error('The second factor was refused', cause)
      setError(codeRefusal(cause, wrong))
      setExpired(isSignInExpired(cause))
    } finally {
      setBusy(false)
    }
  }

  const change = () => {
    setWay(way === 'app' ? 'backup' : 'app')
    setCode('')
    setError(undefined)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field key={way} label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            {...input}
            ref={takeFocus}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            className="font-mono text-lg tracking-widest"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={busy} label="Verify and sign in" busyLabel="Checking..." />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="inline" onClick={onBack}>
          {expired ? 'Enter your password again' : 'Back to the password'}
        </Button>
        <Button variant="link" size="inline" onClick={change}>
          {other}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the field when it mounts. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const fallback = { refused: messages.auth.signInError, failed: messages.auth.signInFailed }

interface SignInFormProps {
  /** The initial email address. */
  email: string
  /** Called when the session exists. */
  onDone: () => Promise<void>
  /** Called instead when the password was right and a code is required. */
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
