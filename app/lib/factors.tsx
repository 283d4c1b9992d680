import type { ComponentProps } from 'react'
import { AuthError, announceChallengeVerified, authCall } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { cn } from '#app/ui/cn.ts'
import { Input } from '#app/ui/field.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'

/** The second factors of the signed-in user, or of a sign-in that waits for the code. */
export interface Factors {
  factors: readonly { id: string; factor_type: 'totp'; status: 'verified' | 'unverified' }[]
  assurance_level: 'aal1' | 'aal2'
  /** `null` when no factor is verified, or the code was not entered yet. */
  backup_codes_left: number | null
}

/** @throws AuthError, TypeError as every call of the account service */
export const readFactors = () => authCall<Factors>('factors', {}, 'GET')

/** Verifies a code of the authenticator app: completes a sign-in, or turns two-factor authentication on. @throws AuthError, TypeError */
export async function verifyCode(code: string): Promise<void> {
  const [factor] = (await readFactors()).factors
  if (!factor) throw new AuthError(404, 'NOT_FOUND', 'There is no second factor to verify')
  const challenge = await authCall<{ id: string }>(`factors/${factor.id}/challenge`)
  await authCall(`factors/${factor.id}/verify`, { code, challenge_id: challenge.id })
  announceChallengeVerified()
}

/** Completes a sign-in with a backup code, which works once. @throws AuthError, TypeError */
export async function verifyBackupCode(code: string): Promise<void> {
  await authCall('factors/backup-code', { code })
  announceChallengeVerified()
}

const messagesByCode: Readonly<Record<string, string>> = {
  CODE_USED: twoFactorMessages.codeUsed,
  SIGN_IN_EXPIRED: twoFactorMessages.signInExpired,
  CHALLENGE_EXPIRED: twoFactorMessages.challengeExpired,
  ACCOUNT_DISABLED: authMessages.disabled,
  RATE_LIMITED: errorMessages.RATE_LIMITED,
  UNAVAILABLE: errorMessages.UNAVAILABLE,
}

/** The message for a refused code; `wrong` is the message for a wrong code of its kind. */
export function codeRefusal(error: unknown, wrong: string): string {
  if (!(error instanceof AuthError)) return isOffline(error) ? siteMessages.offline : twoFactorMessages.verifyFailed
  const { code = '', issues, retryAfter } = error
  if (code === 'WRONG_CODE') return wrong
  if (code === 'FACTOR_LOCKED') return twoFactorMessages.locked(Math.ceil(retryAfter / 60))
  return issues[0]?.message ?? messagesByCode[code] ?? twoFactorMessages.verifyFailed
}

/** Whether the sign-in must start again with the password. */
export const isSignInExpired = (error: unknown): boolean => error instanceof AuthError && error.code === 'SIGN_IN_EXPIRED'

/** For a one-time code or backup code. */
export function CodeInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <Input
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      className={cn('font-mono tracking-widest', className)}
      {...props}
    />
  )
}
