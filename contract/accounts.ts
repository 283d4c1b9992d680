import { z } from 'zod'
import { storable, userText } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'

const texts = messages.auth

/** On one line: line breaks and runs of spaces become a space. */
export const nameField = userText(accountLimits.name, texts.nameRequired).transform((name) => name.replace(/\s+/gu, ' '))

export const emailField = z
  .string(texts.emailRequired)
  .trim()
  .min(1, texts.emailRequired)
  .max(accountLimits.email, texts.emailInvalid)
  .pipe(z.email(texts.emailInvalid))

/** Lone surrogates are refused because they would all have the same hash. */
const password = storable(z.string(texts.passwordRequired))

/** A new password. */
export const newPasswordField = password
  .min(1, texts.passwordRequired)
  .min(accountLimits.passwordMin, texts.passwordTooShort)
  .max(accountLimits.passwordMax, texts.passwordTooLong)

/** An existing password. A short one is not refused here, because it does not match anyway. */
export const passwordField = password.min(1, texts.passwordRequired).max(accountLimits.passwordMax, texts.passwordTooLong)
