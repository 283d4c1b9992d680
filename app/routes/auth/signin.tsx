import { Link, useLocation, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { SignInForm } from '#app/features/auth/sign-in-form.tsx'
import { SignedOutOnly, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign In')

export default function SignIn() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const returnPath = useReturnPath()

  const enter = async () => {
    await refresh()
    await navigate(returnPath, { replace: true })
  }

  return (
    <SignedOutOnly>
      <AuthPage
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
        <SignInForm onDone={enter} />
      </AuthPage>
    </SignedOutOnly>
  )
}
