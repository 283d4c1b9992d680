import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthError } from '#app/lib/auth.ts'
import { takeReturnPath } from '#app/lib/return-path.ts'
import { useSession } from '#app/lib/session.tsx'
import { paths, signInPath } from '#contract/paths.ts'
import { verifyEmail } from './calls.ts'
import { takeFromFragment } from './fragment.ts'

export type Verification = 'verifying' | 'success' | 'rejected' | 'noTokens' | 'unexpected'

/** Milliseconds between the outcome and the page it leads to. */
const redirectAfter = 2_000

/**
 * Exchanges the mailed token, once, for a session, then goes to the page the sign-up began from, else the dashboard; to the sign-in
 * when that failed, which leads there too.
 */
export function useVerification(): { outcome: Verification; target: string } {
  const [outcome, setOutcome] = useState<Verification>('verifying')
  const [returnPath, setReturnPath] = useState<string>(paths.dashboard)
  const { refresh } = useSession()
  const navigate = useNavigate()
  const started = useRef(false)

  useEffect(() => {
    // The token works once: an effect that runs twice must not use it twice.
    if (started.current) return
    started.current = true
    void exchange().then(async (found) => {
      if (found === 'success') await refresh()
      setReturnPath(takeReturnPath())
      setOutcome(found)
    })
  }, [refresh])

  const target = outcome === 'success' ? returnPath : returnPath === paths.dashboard ? paths.signIn : signInPath(returnPath)

  useEffect(() => {
    if (outcome === 'verifying') return
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [outcome, target, navigate])

  return { outcome, target }
}

/** Which refusals mean the link itself, rather than the moment. */
const isRejection = (error: unknown): boolean => error instanceof AuthError && error.status < 429

async function exchange(): Promise<Exclude<Verification, 'verifying'>> {
  const token = takeFromFragment('access_token')
  if (!token) return 'noTokens'
  try {
    await verifyEmail(token)
    return 'success'
  } catch (error) {
    console.error('The email was not verified', error)
    return isRejection(error) ? 'rejected' : 'unexpected'
  }
}
