import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'

/** What is wrong with the fields of an account; `undefined` when nothing is. The server checks again. */

export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return authMessages.emailRequired
  return email.length <= accountLimits.email && /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email) ? undefined : authMessages.emailInvalid
}

export function passwordProblem(password: string): string | undefined {
  if (!password) return authMessages.passwordRequired
  return password.length > accountLimits.passwordMax ? authMessages.passwordTooLong : undefined
}

export const newPasswordProblem = (password: string): string | undefined =>
  password && password.length < accountLimits.passwordMin ? authMessages.passwordTooShort : passwordProblem(password)
