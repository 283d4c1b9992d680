import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/lib/api.ts'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'

/** The account service, one function a wish. Each throws AuthError when it refuses and TypeError when it cannot be reached. */

export interface Credentials {
  email: string
  password: string
}
export interface NewAccount extends Credentials {
  name: string
}

/** The password alone does not sign in somebody whose account asks for a second step. */
export async function signIn({ email, password }: Credentials): Promise<'signedIn' | 'secondStep'> {
  const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
  return answer.twoFactorRedirect ? 'secondStep' : 'signedIn'
}

/** Also the way to have the mail sent again right after: then the link carries the password that was typed last. */
export const signUp = ({ name, email, password }: NewAccount) => authCall('sign-up/email', { name, email, password })

export const sendVerification = (email: string) => authCall('send-verification-email', { email })

/** Uses the mailed token up; signs in. Refused with `PASSWORD_NEEDED` in a browser that did not sign up, and the token stays good. */
export const confirmEmail = (token: string) => authCall('confirm-email', { token })

/** The same by the password that was chosen at the sign-up; a wrong one (`INVALID_PASSWORD`) leaves the token good. */
export const confirmEmailByPassword = (token: string, password: string) => authCall('confirm-email/password', { token, password })

export const askForReset = (email: string) => authCall('request-password-reset', { email })

export const resetPassword = (token: string, newPassword: string) => authCall('reset-password', { token, newPassword })

export const checkSetupLink = async (token: string): Promise<boolean> =>
  (await authCall<{ valid: boolean }>('setup/check', { token })).valid

export const createOwner = (token: string, { name, email, password }: NewAccount) => authCall('setup', { token, name, email, password })

/** Why something was not done, in words for a person. */
export interface Refusal {
  code?: string
  message: string
  /** What to do about it. */
  hint?: string
}

const words: Readonly<Record<string, Omit<Refusal, 'code'>>> = {
  INVALID_EMAIL_OR_PASSWORD: { message: messages.auth.noAccount, hint: messages.auth.noAccountHint },
  EMAIL_NOT_VERIFIED: { message: messages.auth.notVerified },
  ACCOUNT_DISABLED: { message: messages.auth.disabled },
  SETUP_LINK_INVALID: { message: messages.auth.setupInvalid },
  INVALID_PASSWORD: { message: callbackMessages.passwordWrong, hint: callbackMessages.passwordWrongHint },
  SECOND_STEP_NEEDED: { message: twoFactorMessages.secondStepNeeded },
  INVALID_TOKEN: { message: messages.auth.resetInvalid },
  INVALID_INPUT: { message: messages.errors.INVALID_INPUT },
  RATE_LIMITED: { message: messages.errors.RATE_LIMITED },
  UNAVAILABLE: { message: messages.errors.UNAVAILABLE },
}

/**
 * What a person reads for anything that was thrown. `refused` stands for a refusal that has no words of its own, `failed` for
 * everything that was no answer at all; nothing unknown is ever shown raw.
 */
export function refusalOf(error: unknown, { refused, failed }: { refused: string; failed: string }): Refusal {
  if (!(error instanceof AuthError)) return isOffline(error) ? { message: failed, hint: messages.site.offline } : { message: failed }
  const known = error.code === undefined ? undefined : words[error.code]
  if (error.code === undefined || known === undefined) return { message: refused }
  const [issue] = error.issues
  return issue ? { code: error.code, message: issue.message } : { code: error.code, ...known }
}

/** Runs what a form sends and keeps why it was refused; what was typed stays as it is. */
export function useSubmission(fallback: { refused: string; failed: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const run = async (send: () => Promise<void>): Promise<void> => {
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      console.error(fallback.failed, error)
      setRefusal(refusalOf(error, fallback))
    }
  }
  return { refusal, run }
}

/**
 * A one-time token out of the address's fragment, which is gone from the address bar and the history right away: nobody who looks
 * over a shoulder or goes back finds it. Empty when there is none.
 */
export function takeFromFragment(name: string): string {
  const value = new URLSearchParams(location.hash.slice(1)).get(name) ?? ''
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return value
}

/** Whether a forgotten password can be reset here, which takes a mail server; undefined until known. */
export function useRecovery(): boolean | undefined {
  const { data } = useQuery(query.capabilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  return data?.passwordRecovery
}
