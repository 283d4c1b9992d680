import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useRecovery } from '#app/features/auth/calls.ts'
import { ResendButton } from '#app/features/auth/check-email.tsx'
import { AuthForm, EmailField, PasswordField, rules, SubmitButton } from '#app/features/auth/form-parts.tsx'
import { authCall } from '#app/lib/auth.ts'
import { CodeInput, codeRefusal, isSignInExpired, verifyBackupCode, verifyCode } from '#app/lib/factors.tsx'
import { SignedOutOnly, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign In')

export default function SignIn() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const returnPath = useReturnPath()
  const [email, setEmail] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  const enter = async () => {
    await refresh()
    await navigate(returnPath, { replace: true })
  }
  const askForCode = (typed: string) => {
    setEmail(typed)
    setNeedsCode(true)
  }

  return (
    <SignedOutOnly>
      {needsCode ? (
        <AuthPage key="code" title="Enter your code" lead="Your password was right. This account also asks for a second step.">
          <SecondStepForm onDone={enter} onBack={() => setNeedsCode(false)} />
        </AuthPage>
      ) : (
        <AuthPage
          key="password"
          title="Sign in"
          lead="Welcome back. Your drafts and library are where you left them."
          footer={
            <>
              New to {brand.name}?{' '}
              <Link to={{ pathname: paths.signUp, search }} state={state} className="font-medium text-accent underline underline-offset-4">
                Create an account
              </Link>
            </>
          }
        >
          <SignInForm email={email} onDone={enter} onSecondStep={askForCode} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}

interface SignInFormProps {
  /** The initial email address. */
  email: string
  /** Called when the session exists. */
  onDone: () => Promise<void>
  /** Called instead when the password was right and a code is required. */
  onSecondStep: (email: string) => void
}

function SignInForm({ email: initialEmail, onDone, onSecondStep }: SignInFormProps) {
  const recovery = useRecovery()
  const send = async ({ email, password }: { email: string; password: string }) => {
    const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
    if (answer.twoFactorRedirect) return onSecondStep(email)
    toast.success(messages.auth.signedIn)
    await onDone()
  }
  return (
    <AuthForm
      initial={{ email: initialEmail, password: '' }}
      send={send}
      refused={messages.auth.signInError}
      failed={messages.auth.signInFailed}
      label="Sign In"
      busyLabel="Signing in..."
      remedy={(code, { email }) => code === 'EMAIL_NOT_VERIFIED' && <ResendButton email={email} />}
    >
      {({ register, errors }) => (
        <>
          <EmailField error={errors.email} {...register('email', rules.email)} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password}
            aside={
              recovery && (
                <Link to={paths.forgotPassword} className="text-accent text-sm underline-offset-4 hover:underline">
                  Forgot password?
                </Link>
              )
            }
            {...register('password', rules.password)}
          />
        </>
      )}
    </AuthForm>
  )
}

/** The two ways to verify the second factor, with their texts. */
const ways = {
  app: {
    label: '6-digit code',
    hint: 'From the authenticator app on your phone. It changes every 30 seconds.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
    required: twoFactorMessages.codeRequired,
    wrong: twoFactorMessages.codeWrong,
    other: 'Use a backup code',
    verify: verifyCode,
  },
  backup: {
    label: 'Backup code',
    hint: 'One of the codes you kept when you turned two-factor sign-in on. Each works once.',
    input: { autoComplete: 'off', maxLength: 30 },
    required: twoFactorMessages.backupCodeRequired,
    wrong: twoFactorMessages.backupCodeWrong,
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

function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const { label, hint, input, required, wrong, other, verify } = ways[way]
  const verification = useMutation({
    mutationFn: async () => {
      await verify(code)
      toast.success(messages.auth.signedIn)
      await onDone()
    },
    onError: (cause) => {
      console.error('The second factor was refused', cause)
      setError(codeRefusal(cause, wrong))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(code.trim() ? undefined : required)
    if (code.trim() && !verification.isPending) verification.mutate()
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
          <CodeInput
            {...control}
            {...input}
            ref={takeFocus}
            className="text-lg"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={verification.isPending} label="Verify and sign in" busyLabel="Checking..." />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="inline" onClick={onBack}>
          {isSignInExpired(verification.error) ? 'Enter your password again' : 'Back to the password'}
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
