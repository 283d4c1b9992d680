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

/** How it ended; `verifying` and `passwordNeeded` are not the end. */
export type Verification = 'verifying' | 'passwordNeeded' | 'success' | 'rejected' | 'noTokens' | 'unexpected'

interface Verifying {
  readonly outcome: Verification
  /** Where it leads in the end. */
  readonly target: string
  /**
   * Confirms with the password that was chosen at the sign-up.
   * @throws AuthError, TypeError where another try may help
   */
  readonly confirmWith: (password: string) => Promise<void>
}

/** Milliseconds between the outcome and the page it leads to. */
const redirectAfter = 2_000

/**
 * Exchanges the mailed token, once, for a session, then goes to the page the sign-up began from, else the dashboard; to the sign-in
 * when that failed, which leads there too. In a browser that did not sign up it waits for the password.
 */
export function useVerification(): Verifying {
  const [outcome, setOutcome] = useState<Verification>('verifying')
  const [returnPath, setReturnPath] = useState<string>(paths.dashboard)
  const { refresh } = useSession()
  const navigate = useNavigate()
  const token = useRef<string>(undefined)

  const end = useCallback(
    async (found: Verification) => {
      if (found === 'success') await refresh()
      if (found !== 'passwordNeeded') setReturnPath(takeReturnPath())
      setOutcome(found)
    },
    [refresh],
  )

  useEffect(() => {
    // The token works once: an effect that runs twice must not use it twice.
    if (token.current !== undefined) return
    token.current = takeFromFragment('access_token')
    void exchange(token.current).then(end)
  }, [end])

  const confirmWith = async (password: string) => {
    try {
      await confirmEmailByPassword(token.current ?? '', password)
    } catch (error) {
      if (!isDead(error)) throw error
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

/** Which refusals mean the link itself, rather than the moment. */
const isRejection = (error: unknown): boolean => error instanceof AuthError && error.status < 429

const isDead = (error: unknown): boolean => error instanceof AuthError && error.code === 'INVALID_TOKEN'

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

/** Asks a browser that did not sign up for the password of the sign-up that a mailed link is for. */
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
