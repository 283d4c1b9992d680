import { z } from 'zod'
import { settingsMessages } from '#contract/account-messages.ts'
import { emailField, nameField, newPasswordField, passwordField } from '#contract/accounts.ts'
import type { LimitName } from '#server/core/limit-table.ts'
import { keySetLife } from './access-token.ts'
import { factorBodies } from './factor-bodies.ts'

/** One-time tokens are 43 characters; more than this is none. */
const token = z.string().min(1).max(100)

const nothing = z.strictObject({})

/** Milliseconds within which a call has done what it does for one address and not for another, a few times over. */
const soonest = { hashing: 300, storing: 100 }

export type OpenPath = {
  body?: z.ZodObject
  /** How often one machine may call it. Paths of one limit are counted together. */
  limit: LimitName
  /** How often all machines together may be wrong about the same e-mail address. */
  addressLimit?: LimitName
  /** The field of a password that is chosen, which must not be easy to guess. */
  chosen?: 'password' | 'newPassword'
  /** Whether it asks for the password of the account that is signed in: tries are then counted by account too. */
  asksPassword?: boolean
  /** Milliseconds before which nobody is answered, so that the time tells nothing of what was done in them. */
  soonest?: number
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
    limit: 'signUp',
    chosen: 'password',
    soonest: soonest.hashing,
  },
  '/sign-in/email': { body: z.strictObject({ email: emailField, password: passwordField }), limit: 'signIn', addressLimit: 'signInTo' },
  '/sign-out': { body: nothing, limit: 'session' },
  '/get-session': { limit: 'session' },
  '/confirm-email': { body: z.strictObject({ token }), limit: 'link' },
  '/confirm-email/password': { body: z.strictObject({ token, password: passwordField }), limit: 'signIn' },
  '/send-verification-email': { body: z.strictObject({ email: emailField }), limit: 'mail', soonest: soonest.storing },
  '/request-password-reset': { body: z.strictObject({ email: emailField }), limit: 'mail', soonest: soonest.storing },
  '/reset-password': { body: z.strictObject({ token, newPassword: newPasswordField }), limit: 'link', chosen: 'newPassword' },
  '/change-password': {
    body: z
      .strictObject({ currentPassword: passwordField, newPassword: newPasswordField, revokeOtherSessions: z.boolean().optional() })
      .refine((typed) => typed.newPassword !== typed.currentPassword, { path: ['newPassword'], error: settingsMessages.passwordSame }),
    limit: 'password',
    chosen: 'newPassword',
    asksPassword: true,
  },
  '/delete-user': { body: z.strictObject({ password: passwordField }), limit: 'password', asksPassword: true },
  '/update-user': { body: z.strictObject({ name: nameField }), limit: 'session' },
  '/token': { limit: 'session' },
  '/.well-known/jwks.json': { limit: 'session', keep: keySetLife },
  '/two-factor/enable': { body: factorBodies.password, limit: 'password', asksPassword: true },
  '/two-factor/disable': { body: factorBodies.passwordAndCode, limit: 'password', asksPassword: true },
  '/two-factor/generate-backup-codes': { body: factorBodies.passwordAndCode, limit: 'password', asksPassword: true },
  '/factors': { limit: 'session' },
  '/factors/*/challenge': { body: factorBodies.challenge, limit: 'code' },
  '/factors/*/verify': { body: factorBodies.verify, limit: 'code' },
  '/factors/backup-code': { body: factorBodies.backupCode, limit: 'code' },
  '/setup': {
    body: z.strictObject({ token, name: nameField, email: emailField, password: newPasswordField }),
    limit: 'link',
    chosen: 'password',
  },
  '/setup/check': { body: z.strictObject({ token }), limit: 'link' },
}

/** What is known of a path; undefined for one that does not exist. The star stands for one id. */
export const openPathOf = (path: string): OpenPath | undefined => {
  const pattern = path.replace(/^\/factors\/[^/]+\//, '/factors/*/')
  return Object.hasOwn(openPaths, pattern) ? openPaths[pattern] : undefined
}
