import { z } from 'zod'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { emailField, nameField, newPasswordField, passwordField } from '#contract/accounts.ts'
import type { Issue } from '#contract/errors.ts'
import type { LimitName } from '#server/core/calls/limit-table.ts'
import { keySetLife } from './access-tokens.ts'

/** Users may type the spaces and dashes that the app displays. */
const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '')

const typedCode = z.string(twoFactorMessages.codeRequired).max(40, twoFactorMessages.codeRequired).transform(withoutSeparators)
const appCode = typedCode.pipe(z.string().regex(/^\d{6}$/, twoFactorMessages.codeRequired))

/** A backup code in its stored form: `abcde-fghjk`. */
const backupCode = z
  .string(twoFactorMessages.backupCodeRequired)
  .max(40, twoFactorMessages.backupCodeRequired)
  .transform((text) => withoutSeparators(text).toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, twoFactorMessages.backupCodeWrong))
  .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`)

/** Request bodies of the second-factor calls. */
export const factorBodies = {
  password: z.strictObject({ password: passwordField }),
  /** Calls that weaken the second factor also require a code: of the app or a backup code. */
  passwordAndCode: z.strictObject({
    password: passwordField,
    code: z.union([appCode, backupCode], twoFactorMessages.eitherCodeRequired),
  }),
  /** Accepts the channels of the specification; this product supports only `totp`. */
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

/** One-time tokens have 43 characters. */
const token = z.string().min(1).max(100)

const emptyBody = z.strictObject({})

/** Milliseconds; several times what the work takes that is done only for addresses with an account. */
const minDuration = { hashing: 300, storing: 100 }

export type Endpoint = {
  body?: z.ZodObject
  /** Rate limit per client IP. Paths with the same limit are counted together. */
  limit: LimitName
  /** Limit of failed attempts per email address, over all clients. */
  addressLimit?: LimitName
  /** The body's field for a new password, which must not be easy to guess. */
  newPasswordKey?: 'password' | 'newPassword'
  /** Whether it requires the password of the signed-in account: attempts are then also counted per account. */
  requiresPassword?: boolean
  /** Minimum duration in milliseconds, so that the response time does not reveal what was done. */
  minDuration?: number
  /** Seconds for which the response may be cached publicly; without it, it may not be cached. */
  maxAge?: number
}

/**
 * The paths under `/api/auth` that exist, with their bodies and rate limits. Better Auth has many more (social sign-in, change of
 * address, …); a path that is not listed here answers 404. No body accepts a redirect URL, so open redirects are impossible.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  '/sign-up/email': {
    body: z.strictObject({ name: nameField, email: emailField, password: newPasswordField }),
    limit: 'signUp',
    newPasswordKey: 'password',
    minDuration: minDuration.hashing,
  },
  '/sign-in/email': { body: z.strictObject({ email: emailField, password: passwordField }), limit: 'signIn', addressLimit: 'signInTo' },
  '/sign-out': { body: emptyBody, limit: 'session' },
  '/get-session': { limit: 'session' },
  '/confirm-email': { body: z.strictObject({ token }), limit: 'link' },
  '/confirm-email/password': { body: z.strictObject({ token, password: passwordField }), limit: 'signIn' },
  '/send-verification-email': { body: z.strictObject({ email: emailField }), limit: 'mail', minDuration: minDuration.storing },
  '/request-password-reset': { body: z.strictObject({ email: emailField }), limit: 'mail', minDuration: minDuration.storing },
  '/reset-password': { body: z.strictObject({ token, newPassword: newPasswordField }), limit: 'link', newPasswordKey: 'newPassword' },
  '/change-password': {
    body: z
      .strictObject({ currentPassword: passwordField, newPassword: newPasswordField, revokeOtherSessions: z.boolean().optional() })
      .refine((body) => body.newPassword !== body.currentPassword, { path: ['newPassword'], error: settingsMessages.passwordSame }),
    limit: 'password',
    newPasswordKey: 'newPassword',
    requiresPassword: true,
  },
  '/delete-user': { body: z.strictObject({ password: passwordField }), limit: 'password', requiresPassword: true },
  '/update-user': { body: z.strictObject({ name: nameField }), limit: 'session' },
  '/token': { limit: 'session' },
  '/.well-known/jwks.json': { limit: 'session', maxAge: keySetLife },
  '/two-factor/enable': { body: factorBodies.password, limit: 'password', requiresPassword: true },
  '/two-factor/disable': { body: factorBodies.passwordAndCode, limit: 'password', requiresPassword: true },
  '/two-factor/generate-backup-codes': { body: factorBodies.passwordAndCode, limit: 'password', requiresPassword: true },
  '/factors': { limit: 'session' },
  '/factors/*/challenge': { body: factorBodies.challenge, limit: 'code' },
  '/factors/*/verify': { body: factorBodies.verify, limit: 'code' },
  '/factors/backup-code': { body: factorBodies.backupCode, limit: 'code' },
  '/setup': {
    body: z.strictObject({ token, name: nameField, email: emailField, password: newPasswordField }),
    limit: 'link',
    newPasswordKey: 'password',
  },
  '/setup/check': { body: z.strictObject({ token }), limit: 'link' },
}

/** The endpoint of a path; `undefined` when it does not exist. `*` matches one id. */
export const endpointOf = (path: string): Endpoint | undefined => {
  const pattern = path.replace(/^\/factors\/[^/]+\//, '/factors/*/')
  return Object.hasOwn(endpoints, pattern) ? endpoints[pattern] : undefined
}

export type ParsedRequest = { request: Request; body: Readonly<Record<string, unknown>> }
export type Parsed = ParsedRequest | { issues: Issue[] }

/**
 * The same request with its body as parsed by the schema (texts trimmed), or the issues.
 * Only JSON is accepted, so a form on another site cannot send it without a CORS preflight.
 */
export const parseRequest = async (request: Request, schema: z.ZodObject): Promise<Parsed> => {
  const parsed = schema.safeParse((await readJson(request)) ?? {})
  if (!parsed.success) return { issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return {
    body: parsed.data,
    request: new Request(request.url, { method: request.method, headers, body: JSON.stringify(parsed.data), signal: request.signal }),
  }
}

/** `undefined` for a missing body or invalid JSON: the schema then reports the missing fields. */
const readJson = async (request: Request): Promise<unknown> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
