import { AuthError } from '#app/lib/auth.ts'
import { isOffline } from '#app/lib/errors.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'

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
