import { CircleAlert, CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { takeFromFragment } from '#app/features/auth/calls.ts'
import { AuthForm, PasswordField } from '#app/features/auth/form-parts.tsx'
import { accountScreenMessages, confirmMessages } from '#app/features/auth/messages.ts'
import { PageLink } from '#app/features/auth/page-link.tsx'
import { passwordProblem } from '#app/lib/account-rules.ts'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { takeReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { paths, signInPath } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'

export const meta = () => pageMeta(confirmMessages.page)

/** The target of the link in a verification email. */
export default function AuthCallback() {
  const { outcome, target, state, confirmWith } = useVerification()
  const t = confirmMessages
  if (outcome === 'passwordNeeded') {
    return (
      <AuthPage
        title={t.title}
        lead={callbackMessages.passwordNeeded}
        footer={<Marked text={t.footer} a={(words) => <PageLink to={paths.signUp}>{words}</PageLink>} />}
      >
        {/* In a browser that did not sign up. */}
        <AuthForm<{ password: string }>
          check={({ password }) => ({ password: passwordProblem(password) })}
          send={({ password }) => confirmWith(password)}
          failed={callbackMessages.confirmFailed}
          label={t.submit}
          busyLabel={t.submitting}
        >
          {(form) => <PasswordField form={form} label={accountScreenMessages.password} autoComplete="current-password" />}
        </AuthForm>
      </AuthPage>
    )
  }
  const returning = outcome === 'success' && target !== paths.dashboard
  return (
    <AuthPage title={t.page}>
      <div role="status" className="flex items-start gap-3">
        <OutcomeIcon outcome={outcome} />
        <p>{returning ? callbackMessages.successReturning : callbackMessages[outcome]}</p>
      </div>
      {outcome !== 'verifying' && (
        <Link to={target} state={state} replace className="justify-self-start py-1 text-accent text-sm underline underline-offset-4">
          {returning ? t.continue : outcome === 'success' ? t.toDashboard : t.toSignIn}
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

/** The state of the verification; `verifying` and `passwordNeeded` are intermediate, the others final. */
type Verification = 'verifying' | 'passwordNeeded' | 'success' | 'rejected' | 'noTokens' | 'unexpected'

/** Milliseconds from the outcome to the redirect. */
const redirectAfter = 2_000

/**
 * Exchanges the token of the email for a session, once, then redirects to the page where the sign-up began, or the dashboard. After a failure
 * it redirects to the sign-in with the same return path. In a browser that did not sign up it waits for the password.
 */
function useVerification() {
  const [outcome, setOutcome] = useState<Verification>('verifying')
  const [returnPath, setReturnPath] = useState<string>(paths.dashboard)
  const { refresh } = useSession()
  const navigate = useNavigate()
  const token = useRef<string>(undefined)

  const end = useCallback(
    async (result: Verification) => {
      if (result === 'success') await refresh()
      if (result !== 'passwordNeeded') setReturnPath(takeReturnPath())
      setOutcome(result)
    },
    [refresh],
  )

  useEffect(() => {
    // The token is valid once; the effect may run twice (StrictMode).
    if (token.current !== undefined) return
    token.current = takeFromFragment('access_token')
    void exchange(token.current).then(end)
  }, [end])

  /** Throws when a retry may succeed. */
  const confirmWith = async (password: string) => {
    try {
      await authCall('confirm-email/password', { token: token.current ?? '', password })
    } catch (error) {
      if (!(error instanceof AuthError && error.code === 'INVALID_TOKEN')) throw error
      return end('rejected')
    }
    return end('success')
  }

  const target = outcome === 'success' ? returnPath : returnPath === paths.dashboard ? paths.signIn : signInPath(returnPath)

  // The sign-in page goes on explaining what was wrong with the link.
  const state = useMemo(() => ({ linkProblem: outcome }), [outcome])

  useEffect(() => {
    if (outcome === 'verifying' || outcome === 'passwordNeeded') return
    const timer = setTimeout(() => navigate(target, { replace: true, state }), redirectAfter)
    return () => clearTimeout(timer)
  }, [outcome, target, state, navigate])

  return { outcome, target, state, confirmWith }
}

async function exchange(token: string): Promise<Verification> {
  if (!token) return 'noTokens'
  try {
    await authCall('confirm-email', { token })
    return 'success'
  } catch (error) {
    if (error instanceof AuthError && error.code === 'PASSWORD_NEEDED') return 'passwordNeeded'
    console.error('The email was not verified', error)
    // The link itself is refused; later errors (429 and 5xx) are temporary.
    return error instanceof AuthError && error.status < 429 ? 'rejected' : 'unexpected'
  }
}
