import { z } from 'zod'
import { storable, userText } from '#contract/fields.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'

/** On one line: line breaks and runs of spaces become a space. */
export const nameField = userText(accountLimits.name, authMessages.nameRequired).transform((name) => name.replace(/\s+/gu, ' '))

export const emailField = z
  .string(authMessages.emailRequired)
  .trim()
  .min(1, authMessages.emailRequired)
  .max(accountLimits.email, authMessages.emailInvalid)
  .pipe(z.email(authMessages.emailInvalid))

/** Lone surrogates are refused because they would all have the same hash. */
const password = storable(z.string(authMessages.passwordRequired))

/** A new password. */
export const newPasswordField = password
  .min(1, authMessages.passwordRequired)
  .min(accountLimits.passwordMin, authMessages.passwordTooShort)
  .max(accountLimits.passwordMax, authMessages.passwordTooLong)

/** An existing password. A short one is not refused here, because it does not match anyway. */
export const passwordField = password.min(1, authMessages.passwordRequired).max(accountLimits.passwordMax, authMessages.passwordTooLong)
