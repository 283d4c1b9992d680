import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useRecovery } from '#app/features/auth/calls.ts'
import { ResendButton } from '#app/features/auth/check-email.tsx'
import { AuthForm, EmailField, PasswordField, rules } from '#app/features/auth/form-parts.tsx'
import { AfterSignIn } from '#app/features/writing/after-sign-in.tsx'
import { authCall } from '#app/lib/auth.ts'
import { SignedOutOnly, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { SecondStepForm } from '#app/lib/second-step.tsx'
import { useSession } from '#app/lib/session.tsx'
import { brand } from '#contract/brand.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign In')

export default function SignIn() {
  const session = useSession()
  const { search, state } = useLocation()
  const returnPath = useReturnPath()
  const [email, setEmail] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [wasSignedOut, setWasSignedOut] = useState(false)
  if (session.state === 'signedOut' && !wasSignedOut) setWasSignedOut(true)

  const askForCode = (typed: string) => {
    setEmail(typed)
    setNeedsCode(true)
  }

  if (session.state === 'signedIn' && wasSignedOut && returnPath === paths.dashboard) return <AfterSignIn />
  return (
    <SignedOutOnly>
      {needsCode ? (
        <AuthPage key="code" title="Enter your code" lead="Your password was right. This account also asks for a second step.">
          <SecondStepForm onDone={session.refresh} onBack={() => setNeedsCode(false)} />
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
          <SignInForm email={email} onDone={session.refresh} onSecondStep={askForCode} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}

interface SignInFormProps {
  /** The initial email address. */
  email: string
  /** Called when the session exists. It opens the next screen. */
  onDone: () => Promise<void>
  /** Called instead when the password was right and a code is required. */
  onSecondStep: (email: string) => void
}

function SignInForm({ email: initialEmail, onDone, onSecondStep }: SignInFormProps) {
  const recovery = useRecovery()
  const send = async ({ email, password }: { email: string; password: string }) => {
    const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
    if (answer.twoFactorRedirect) return onSecondStep(email)
    toast.success(authMessages.get().signedIn)
    await onDone()
  }
  return (
    <AuthForm
      initial={{ email: initialEmail, password: '' }}
      send={send}
      refused={authMessages.get().signInError}
      failed={authMessages.get().signInFailed}
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
