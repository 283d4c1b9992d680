import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import type { NewAccount } from '#app/features/auth/calls.ts'
import { CheckEmail } from '#app/features/auth/check-email.tsx'
import { SignUpForm } from '#app/features/auth/sign-up-form.tsx'
import { SignedOutOnly, storeReturnPath, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign Up')

export default function SignUp() {
  const [created, setCreated] = useState<NewAccount | null>(null)
  const { search, state } = useLocation()
  const returnPath = useReturnPath()
  const wait = (account: NewAccount) => {
    storeReturnPath(returnPath)
    setCreated(account)
  }
  return (
    <SignedOutOnly>
      {created ? (
        <CheckEmail account={created} />
      ) : (
        <AuthPage
          title="Create your account"
          lead="Free to start. One idea in, posts you can publish out."
          footer={
            <>
              Already have an account?{' '}
              <Link to={{ pathname: paths.signIn, search }} state={state} className="font-medium text-accent underline underline-offset-4">
                Sign in
              </Link>
            </>
          }
        >
          <SignUpForm onDone={wait} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}
