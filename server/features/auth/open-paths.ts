import { z } from 'zod'
import { userText } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'

export const passwordLength = { min: 6, max: 128 } as const
const nameMax = 100
const tokenMax = 500

const email = z.email(messages.auth.emailInvalid).max(254, messages.auth.emailInvalid)
const name = userText(nameMax, messages.auth.nameRequired)
const token = z.string().min(1).max(tokenMax)
/** A password somebody chooses; in UTF-16 units. */
const newPassword = z
  .string(messages.auth.passwordRequired)
  .min(1, messages.auth.passwordRequired)
  .min(passwordLength.min, messages.auth.passwordTooShort)
  .max(passwordLength.max, messages.auth.passwordTooLong)
/** A password somebody has: too short is simply wrong. */
const password = z
  .string(messages.auth.passwordRequired)
  .min(1, messages.auth.passwordRequired)
  .max(passwordLength.max, messages.auth.passwordTooLong)

const nothing = z.strictObject({})

/** How many calls one address may make in how many seconds. */
type Limit = { max: number; seconds: number }
const often: Limit = { max: 100, seconds: 10 }
const guessing: Limit = { max: 60, seconds: 600 }
const mailing: Limit = { max: 10, seconds: 600 }

type OpenPath = { body?: z.ZodObject; limit: Limit }

/**
 * The paths under `/api/auth` that exist, what each accepts and how often. The auth library has many more (social sign-in, change of
 * address, …); what is not listed here answers 404. No body holds a return address, so none can lead away.
 */
export const openPaths: Readonly<Record<string, OpenPath>> = {
  '/sign-up/email': { body: z.strictObject({ name, email, password: newPassword }), limit: { max: 30, seconds: 600 } },
  '/sign-in/email': { body: z.strictObject({ email, password, rememberMe: z.boolean().optional() }), limit: guessing },
  '/sign-out': { body: nothing, limit: often },
  '/get-session': { limit: often },
  '/verify-email': { limit: guessing },
  '/send-verification-email': { body: z.strictObject({ email }), limit: mailing },
  '/request-password-reset': { body: z.strictObject({ email }), limit: mailing },
  '/reset-password': { body: z.strictObject({ token, newPassword }), limit: guessing },
  '/change-password': {
    body: z.strictObject({ currentPassword: password, newPassword, revokeOtherSessions: z.boolean().optional() }),
    limit: guessing,
  },
  '/update-user': { body: z.strictObject({ name }), limit: often },
  '/token': { limit: often },
  '/.well-known/jwks.json': { limit: often },
  '/setup': { body: z.strictObject({ token, name, email, password: newPassword }), limit: guessing },
  '/setup/check': { body: z.strictObject({ token }), limit: guessing },
}
