import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { SecondStepForm, SignInForm } from '#app/features/auth/sign-in-form.tsx'
import { SignedOutOnly, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign In')

export default function SignIn() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'password' | 'code'>('password')

  const enter = async () => {
    await refresh()
    await navigate(returnPath, { replace: true })
  }
  const askForCode = (typed: string) => {
    setEmail(typed)
    setStep('code')
  }

  return (
    <SignedOutOnly>
      {step === 'code' ? (
        <AuthPage key="code" title="Enter your code" lead="Your password was right. This account also asks for a second step.">
          <SecondStepForm onDone={enter} onBack={() => setStep('password')} />
        </AuthPage>
      ) : (
        <AuthPage
          key="password"
          title="Sign in"
          lead="Welcome back. Your drafts and library are where you left them."
          footer={<SignUpInstead />}
        >
          <SignInForm email={email} onDone={enter} onSecondStep={askForCode} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}

function SignUpInstead() {
  const { search, state } = useLocation()
  return (
    <>
      New to {brand.name}?{' '}
      <Link to={{ pathname: paths.signUp, search }} state={state} className="font-medium text-accent underline underline-offset-4">
        Create an account
      </Link>
    </>
  )
}
