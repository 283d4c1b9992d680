import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { query } from '#app/lib/api.ts'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { useHydrated } from '#app/lib/device.ts'
import { isOffline } from '#app/lib/errors.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** Also sends the verification email again right after a sign-up: the new link is then for the password typed last. */
export const signUp = ({ name, email, password }: NewAccount) => authCall('sign-up/email', { name, email, password })

/** Why a call failed, as a message for the user. */
export interface Refusal {
  code?: string
  message: string
  /** What the user can do about it. */
  hint?: string
}

const refusals: Readonly<Record<string, Omit<Refusal, 'code'>>> = {
  INVALID_EMAIL_OR_PASSWORD: { message: authMessages.noAccount, hint: authMessages.noAccountHint },
  EMAIL_NOT_VERIFIED: { message: authMessages.notVerified },
  ACCOUNT_DISABLED: { message: authMessages.disabled },
  SETUP_LINK_INVALID: { message: authMessages.setupInvalid },
  INVALID_PASSWORD: { message: callbackMessages.passwordWrong, hint: callbackMessages.passwordWrongHint },
  SECOND_STEP_NEEDED: { message: twoFactorMessages.secondStepNeeded },
  INVALID_TOKEN: { message: authMessages.resetInvalid },
  INVALID_INPUT: { message: errorMessages.INVALID_INPUT },
  RATE_LIMITED: { message: errorMessages.RATE_LIMITED },
  UNAVAILABLE: { message: errorMessages.UNAVAILABLE },
}

/**
 * The message for anything that was thrown. `refused` is the message for a refusal without one of its own, `failed` for everything that was
 * not a response; unknown errors are never shown as they are.
 */
export function refusalOf(error: unknown, { refused, failed }: { refused: string; failed: string }): Refusal {
  if (!(error instanceof AuthError)) return isOffline(error) ? { message: failed, hint: siteMessages.offline } : { message: failed }
  const refusal = error.code === undefined ? undefined : refusals[error.code]
  if (error.code === undefined || refusal === undefined) return { message: refused }
  const [issue] = error.issues
  return issue ? { code: error.code, message: issue.message } : { code: error.code, ...refusal }
}

/**
 * Returns a one-time token from the URL's fragment and removes the fragment from the address bar and the history, so that it cannot be read
 * there later. Empty when there is none.
 */
export function takeFromFragment(name: string): string {
  const value = new URLSearchParams(location.hash.slice(1)).get(name) ?? ''
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return value
}

/** The same as state: `undefined` until it is read. */
export function useFragmentToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const taken = takeFromFragment('token')
    // The effect may run twice (StrictMode): the second run finds no fragment and must keep the first token.
    setToken((current) => current || taken)
  }, [])
  return token
}

/** Whether a forgotten password can be reset, which needs a mail server; undefined until loaded. */
export function useRecovery(): boolean | undefined {
  const { data } = useQuery(query.capabilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  return data?.passwordRecovery
}

/** Query string and state of the address; both empty in a prerendered page until it is hydrated. */
export function useAccountLocation(): { search: string; state: unknown } {
  const { search, state } = useLocation()
  return useHydrated() ? { search, state } : { search: '', state: null }
}
