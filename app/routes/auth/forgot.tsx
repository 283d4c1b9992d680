import { Link } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useRecovery } from '#app/features/auth/calls.ts'
import { ForgotForm } from '#app/features/auth/recovery-forms.tsx'
import { SignedOutOnly } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Forgot password')

export default function ForgotPassword() {
  const unrecoverable = useRecovery() === false
  return (
    <SignedOutOnly>
      <AuthPage
        title="Forgot password?"
        lead={unrecoverable ? messages.auth.recoveryOff : 'Tell us your address, and we send you a link to choose a new password.'}
        footer={
          <Link to={paths.signIn} className="font-medium text-accent underline underline-offset-4">
            Back to Sign In
          </Link>
        }
      >
        {!unrecoverable && <ForgotForm />}
      </AuthPage>
    </SignedOutOnly>
  )
}
