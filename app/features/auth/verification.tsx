import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { AuthError } from '#app/lib/auth.ts'
import { takeReturnPath } from '#app/lib/guards.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Field } from '#app/ui/field.tsx'
import { paths, signInPath } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { confirmEmail, confirmEmailByPassword, takeFromFragment, useSubmission } from './calls.ts'
import { Notice, PasswordInput, rules, SubmitButton } from './form-parts.tsx'

/** The state of the verification; `verifying` and `passwordNeeded` are intermediate, the others final. */
export type Verification = 'verifying' | 'passwordNeeded' | 'success' | 'rejected' | 'noTokens' | 'unexpected'

interface Verifying {
  readonly outcome: Verification
  /** The path to open afterwards. */
  readonly target: string
  /**
   * Confirms with the password of the sign-up.
   * @throws AuthError, TypeError when a retry may succeed
   */
  readonly confirmWith: (password: string) => Promise<void>
}

/** Milliseconds from the outcome to the redirect. */
const redirectAfter = 2_000

/**
 * Exchanges the token of the email for a session, once, then redirects to the page where the sign-up began, or the dashboard. After a failure
 * it redirects to the sign-in with the same return path. In a browser that did not sign up it waits for the password.
 */
export function useVerification(): Verifying {
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

  const confirmWith = async (password: string) => {
    try {
      await confirmEmailByPassword(token.current ?? '', password)
    } catch (error) {
      if (!isInvalidToken(error)) throw error
      return end('rejected')
    }
    return end('success')
  }

  const target = outcome === 'success' ? returnPath : returnPath === paths.dashboard ? paths.signIn : signInPath(returnPath)

  useEffect(() => {
    if (outcome === 'verifying' || outcome === 'passwordNeeded') return
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [outcome, target, navigate])

  return { outcome, target, confirmWith }
}

/** Whether the link itself is refused; later errors are temporary (429 and 5xx). */
const isRejection = (error: unknown): boolean => error instanceof AuthError && error.status < 429

const isInvalidToken = (error: unknown): boolean => error instanceof AuthError && error.code === 'INVALID_TOKEN'

async function exchange(token: string): Promise<Verification> {
  if (!token) return 'noTokens'
  try {
    await confirmEmail(token)
    return 'success'
  } catch (error) {
    if (error instanceof AuthError && error.code === 'PASSWORD_NEEDED') return 'passwordNeeded'
    console.error('The email was not verified', error)
    return isRejection(error) ? 'rejected' : 'unexpected'
  }
}

const fallback = { refused: callbackMessages.confirmFailed, failed: callbackMessages.confirmFailed }

/** In a browser that did not sign up: asks for the password of the sign-up. */
export function ConfirmForm({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { refusal, run } = useSubmission(fallback)
  const { register, handleSubmit, formState } = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(({ password }) => run(() => onPassword(password)))

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Notice refusal={refusal} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" {...register('password', rules.password)} />}
      </Field>
      <SubmitButton busy={isSubmitting} label="Confirm email" busyLabel="Confirming..." />
    </form>
  )
}
