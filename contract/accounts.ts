import { z } from 'zod'
import { storable, userText } from '#contract/fields.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'

/** On one line: line breaks and runs of spaces become a space. */
export const nameField = userText(accountLimits.name, authMessages.get().nameRequired).transform((name) => name.replace(/\s+/gu, ' '))

export const emailField = z
  .string(authMessages.get().emailRequired)
  .trim()
  .min(1, authMessages.get().emailRequired)
  .max(accountLimits.email, authMessages.get().emailInvalid)
  .pipe(z.email(authMessages.get().emailInvalid))

/** Lone surrogates are refused because they would all have the same hash. */
const password = storable(z.string(authMessages.get().passwordRequired))

/** A new password. */
export const newPasswordField = password
  .min(1, authMessages.get().passwordRequired)
  .min(accountLimits.passwordMin, authMessages.get().passwordTooShort)
  .max(accountLimits.passwordMax, authMessages.get().passwordTooLong)

/** An existing password. A short one is not refused here, because it does not match anyway. */
export const passwordField = password
  .min(1, authMessages.get().passwordRequired)
  .max(accountLimits.passwordMax, authMessages.get().passwordTooLong)
