import { z } from 'zod'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { emailField, nameField, newPasswordField, passwordField } from '#contract/accounts.ts'
import type { Issue } from '#contract/errors.ts'
import type { LimitName } from '#server/core/limit-table.ts'
import { keySetLife } from './access-tokens.ts'

/** People type spaces and dashes where the app shows them. */
const withoutGaps = (text: string): string => text.replace(/[\s-]/g, '')

const typedCode = z.string(twoFactorMessages.codeRequired).max(40, twoFactorMessages.codeRequired).transform(withoutGaps)
const appCode = typedCode.pipe(z.string().regex(/^\d{6}$/, twoFactorMessages.codeRequired))

/** A backup code as it is kept: `abcde-fghjk`. */
const backupCode = z
  .string(twoFactorMessages.backupCodeRequired)
  .max(40, twoFactorMessages.backupCodeRequired)
  .transform((text) => withoutGaps(text).toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, twoFactorMessages.backupCodeWrong))
  .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`)

/** What the calls about the second factor accept. */
export const factorBodies = {
  password: z.strictObject({ password: passwordField }),
  /** What weakens the second factor takes it, too: a code of the app or a backup code. */
  passwordAndCode: z.strictObject({
    password: passwordField,
    code: z.union([appCode, backupCode], twoFactorMessages.eitherCodeRequired),
  }),
  /** The channels of the spec's call: text messages are none of ours. */
  challenge: z.strictObject({
    channel: z
      .enum(['totp', 'sms', 'whatsapp'])
      .refine((channel) => channel === 'totp', twoFactorMessages.phoneUnavailable)
      .optional(),
  }),
  verify: z.strictObject({
    code: appCode,
    challenge_id: z.string().min(1).max(100),
  }),
  backupCode: z.strictObject({ code: backupCode }),
}

/** One-time tokens are 43 characters; more than this is none. */
const token = z.string().min(1).max(100)

const nothing = z.strictObject({})

/** Milliseconds within which a call has done what it does for one address and not for another, a few times over. */
const minDuration = { hashing: 300, storing: 100 }

export type Endpoint = {
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
  minDuration?: number
  /** Seconds for which anybody may keep the answer; otherwise nobody may. */
  maxAge?: number
}

/**
 * The paths under `/api/auth` that exist, what each accepts and how often. The auth library has many more (social sign-in, change of
 * address, …); what is not listed here answers 404. No body holds a return address, so none can lead away.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  '/sign-up/email': {
    body: z.strictObject({ name: nameField, email: emailField, password: newPasswordField }),
    limit: 'signUp',
    chosen: 'password',
    minDuration: minDuration.hashing,
  },
  '/sign-in/email': { body: z.strictObject({ email: emailField, password: passwordField }), limit: 'signIn', addressLimit: 'signInTo' },
  '/sign-out': { body: nothing, limit: 'session' },
  '/get-session': { limit: 'session' },
  '/confirm-email': { body: z.strictObject({ token }), limit: 'link' },
  '/confirm-email/password': { body: z.strictObject({ token, password: passwordField }), limit: 'signIn' },
  '/send-verification-email': { body: z.strictObject({ email: emailField }), limit: 'mail', minDuration: minDuration.storing },
  '/request-password-reset': { body: z.strictObject({ email: emailField }), limit: 'mail', minDuration: minDuration.storing },
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
  '/.well-known/jwks.json': { limit: 'session', maxAge: keySetLife },
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
export const endpointOf = (path: string): Endpoint | undefined => {
  const pattern = path.replace(/^\/factors\/[^/]+\//, '/factors/*/')
  return Object.hasOwn(endpoints, pattern) ? endpoints[pattern] : undefined
}

export type ParsedRequest = { request: Request; body: Readonly<Record<string, unknown>> }
export type Parsed = ParsedRequest | { issues: Issue[] }

/**
 * The same request with its body as the schema reads it (texts trimmed), or what is wrong with it.
 * Only JSON is read: that also means that a form on another site cannot send it without asking first.
 */
export const parseRequest = async (request: Request, schema: z.ZodObject): Promise<Parsed> => {
  const parsed = schema.safeParse((await jsonOf(request)) ?? {})
  if (!parsed.success) return { issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return {
    body: parsed.data,
    request: new Request(request.url, { method: request.method, headers, body: JSON.stringify(parsed.data), signal: request.signal }),
  }
}

/** Nothing for a body that is missing or no JSON: the schema then says which fields are missing. */
const jsonOf = async (request: Request): Promise<unknown> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
