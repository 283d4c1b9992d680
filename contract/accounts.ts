import { z } from 'zod'
import { accountLimits } from '#contract/account-limits.ts'
import { storable, userText } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'

const words = messages.auth

/** On one line: line breaks and runs of spaces become a space. */
export const nameField = userText(accountLimits.name, words.nameRequired).transform((name) => name.replace(/\s+/gu, ' '))

export const emailField = z
  .string(words.emailRequired)
  .trim()
  .min(1, words.emailRequired)
  .max(accountLimits.email, words.emailInvalid)
  .pipe(z.email(words.emailInvalid))

/** Halves of surrogate pairs are refused because all of them are hashed alike. */
const password = storable(z.string(words.passwordRequired))

/** A password somebody chooses. */
export const newPasswordField = password
  .min(1, words.passwordRequired)
  .min(accountLimits.passwordMin, words.passwordTooShort)
  .max(accountLimits.passwordMax, words.passwordTooLong)

/** A password somebody has: a short one is not refused here, it is simply wrong. */
export const passwordField = password.min(1, words.passwordRequired).max(accountLimits.passwordMax, words.passwordTooLong)
