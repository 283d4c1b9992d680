import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { ConfirmForm, useVerification, type Verification } from '#app/features/auth/verification.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { paths } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'

export const meta = () => pageMeta('Email verification')

/** The target of the link in a verification email. */
export default function AuthCallback() {
  const { outcome, target, confirmWith } = useVerification()
  if (outcome === 'passwordNeeded') {
    return (
      <AuthPage
        title="Confirm your email"
        lead={callbackMessages.passwordNeeded}
        footer={
          <>
            Forgot it?{' '}
            <Link to={paths.signUp} className="font-medium text-accent underline underline-offset-4">
              Sign up again
            </Link>{' '}
            for a new link.
          </>
        }
      >
        <ConfirmForm onPassword={confirmWith} />
      </AuthPage>
    )
  }
  const returning = outcome === 'success' && target !== paths.dashboard
  return (
    <AuthPage title="Email verification">
      <div role="status" className="flex items-start gap-3">
        <OutcomeIcon outcome={outcome} />
        <p>{returning ? callbackMessages.successReturning : callbackMessages[outcome]}</p>
      </div>
      {outcome !== 'verifying' && (
        <Link to={target} replace className="justify-self-start py-1 text-accent text-sm underline underline-offset-4">
          {returning ? 'Go on now' : outcome === 'success' ? 'Go to the dashboard now' : 'Go to Sign In now'}
        </Link>
      )}
    </AuthPage>
  )
}

function OutcomeIcon({ outcome }: { outcome: Verification }) {
  const place = 'mt-0.5 size-5 shrink-0'
  if (outcome === 'verifying') return <Spinner className={`${place} text-accent`} />
  if (outcome === 'success') return <CircleCheck aria-hidden className={`${place} text-good`} />
  return <CircleAlert aria-hidden className={`${place} text-bad`} />
}
