import { z } from 'zod'
import { emailField, nameField, newPasswordField, passwordField } from '#contract/accounts.ts'
import { keySetLife } from './access-token.ts'
import { factorBodies } from './factor-bodies.ts'

/** One-time tokens are 43 characters; more than this is none. */
const token = z.string().min(1).max(100)

const nothing = z.strictObject({})

/** How many calls one address may make in how many seconds. */
type Limit = { max: number; seconds: number }
const often: Limit = { max: 100, seconds: 10 }
const guessing: Limit = { max: 60, seconds: 600 }
const mailing: Limit = { max: 10, seconds: 600 }

type OpenPath = {
  body?: z.ZodObject
  limit: Limit
  /** Seconds for which anybody may keep the answer; otherwise nobody may. */
  keep?: number
}

/**
 * The paths under `/api/auth` that exist, what each accepts and how often. The auth library has many more (social sign-in, change of
 * address, …); what is not listed here answers 404. No body holds a return address, so none can lead away.
 */
export const openPaths: Readonly<Record<string, OpenPath>> = {
  '/sign-up/email': {
    body: z.strictObject({ name: nameField, email: emailField, password: newPasswordField }),
    limit: { max: 30, seconds: 600 },
  },
  '/sign-in/email': { body: z.strictObject({ email: emailField, password: passwordField }), limit: guessing },
  '/sign-out': { body: nothing, limit: often },
  '/get-session': { limit: often },
  '/verify-email': { limit: guessing },
  '/send-verification-email': { body: z.strictObject({ email: emailField }), limit: mailing },
  '/request-password-reset': { body: z.strictObject({ email: emailField }), limit: mailing },
  '/reset-password': { body: z.strictObject({ token, newPassword: newPasswordField }), limit: guessing },
  '/change-password': {
    body: z.strictObject({ currentPassword: passwordField, newPassword: newPasswordField, revokeOtherSessions: z.boolean().optional() }),
    limit: guessing,
  },
  '/delete-user': { body: z.strictObject({ password: passwordField }), limit: guessing },
  '/update-user': { body: z.strictObject({ name: nameField }), limit: often },
  '/token': { limit: often },
  '/.well-known/jwks.json': { limit: often, keep: keySetLife },
  '/two-factor/enable': { body: factorBodies.password, limit: guessing },
  '/two-factor/disable': { body: factorBodies.password, limit: guessing },
  '/two-factor/generate-backup-codes': { body: factorBodies.password, limit: guessing },
  '/factors': { limit: often },
  '/factors/*/challenge': { body: factorBodies.challenge, limit: guessing },
  '/factors/*/verify': { body: factorBodies.verify, limit: guessing },
  '/factors/backup-code': { body: factorBodies.backupCode, limit: guessing },
  '/setup': { body: z.strictObject({ token, name: nameField, email: emailField, password: newPasswordField }), limit: guessing },
  '/setup/check': { body: z.strictObject({ token }), limit: guessing },
}

/** What is known of a path; undefined for one that does not exist. The star stands for one id. */
export const openPathOf = (path: string): OpenPath | undefined => {
  const pattern = path.replace(/^\/factors\/[^/]+\//, '/factors/*/')
  return Object.hasOwn(openPaths, pattern) ? openPaths[pattern] : undefined
}
