import type { GenericEndpointContext, Session, User } from 'better-auth'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages } from '#contract/messages.ts'
import { type BearerAnswer, bearerIn, isTooOld } from '#server/core/accounts/accounts.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'

/**
 * Calls that may create a session for a user with a second factor: those that check the code, the one that replaces a session, and
 * the sign-in with a password, whose session Better Auth deletes before it answers. No other call can bypass the code.
 */
const secondFactorPaths: ReadonlySet<string | undefined> = new Set([
  '/sign-in/email',
  '/factors/:id/verify',
  '/factors/backup-code',
  '/change-password',
])

/**
 * Runs before every new session is created; `path` is that of the call.
 * @throws ACCOUNT_DISABLED (403) for a disabled account. It is reached only after the password or link was right, so it reveals
 * nothing to others.
 * @throws SECOND_STEP_NEEDED (403) when the call would bypass the user's second factor
 */
export const checkNewSession = async (db: Db | Tx, userId: string, path: string | undefined): Promise<void> => {
  const { disabled, twoFactorEnabled } = profiles
  const [profile] = await db.select({ disabled, twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId))
  if (profile?.disabled) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: authMessages.disabled })
  if (profile?.twoFactorEnabled && !secondFactorPaths.has(path)) {
    throw new APIError('FORBIDDEN', { code: 'SECOND_STEP_NEEDED', message: twoFactorMessages.secondStepNeeded })
  }
}

/** Deletes the session with this token when its account is disabled or it has reached its maximum age. */
export const endInvalidSession = async (db: Db, token: string): Promise<void> => {
  const disabled = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.disabled, true))
  await db.delete(sessions).where(and(eq(sessions.token, token), or(inArray(sessions.userId, disabled), isTooOld)))
}

/** Records the use of a session for the list of sessions, at most once a minute. */
export const recordSessionUse = async (db: Db, token: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ updatedAt: new Date() })
    .where(and(eq(sessions.token, token), sql`${sessions.updatedAt} < now() - interval '1 minute'`))
}

/** Whose second factor a call is about: a signed-in user, or one whose password was right and whose code is still pending. */
export type FactorCaller = { userId: string; session: Session | null; pending: string | null }

/** Better Auth's cookie name for a sign-in that waits for the code. */
const pendingCookie = 'two_factor'

/**
 * Identified by bearer token, session cookie or pending sign-in, in this order.
 * @throws UNAUTHORIZED for a refused token, SIGN_IN_EXPIRED when there is none of them (401)
 */
export const factorCallerOf = async (
  ctx: GenericEndpointContext,
  { db, verifyToken }: { db: Db; verifyToken: (token: string) => Promise<BearerAnswer> },
): Promise<FactorCaller> => {
  const bearer = ctx.headers ? bearerIn(ctx.headers) : null
  const session = bearer === null ? (await getSessionFromCtx(ctx))?.session : await sessionOf(db, await verifyToken(bearer))
  if (session) return { userId: session.userId, session, pending: null }
  if (bearer !== null) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: errorMessages.UNAUTHORIZED })

  const { name } = ctx.context.createAuthCookie(pendingCookie)
  const pending = (await ctx.getSignedCookie(name, ctx.context.secret)) || null
  const verification = pending === null ? null : await ctx.context.internalAdapter.findVerificationValue(pending)
  if (!verification || verification.expiresAt <= new Date()) throw signInExpired()
  return { userId: verification.value, session: null, pending }
}

/** Creates the session and consumes the pending sign-in. @throws SIGN_IN_EXPIRED, ACCOUNT_DISABLED */
export const signIn = async (ctx: GenericEndpointContext, { pending, userId }: FactorCaller): Promise<Session> => {
  const { internalAdapter } = ctx.context
  if (pending !== null) {
    const consumed = await internalAdapter.consumeVerificationValue(pending)
    expireCookie(ctx, ctx.context.createAuthCookie(pendingCookie))
    if (consumed?.value !== userId) throw signInExpired()
  }
  const user = await userOf(ctx, userId)
  const session = await internalAdapter.createSession(userId)
  await setSessionCookie(ctx, { session, user })
  return session
}

/** @throws SIGN_IN_EXPIRED when the account no longer exists */
export const userOf = async (ctx: GenericEndpointContext, userId: string): Promise<User & Record<string, unknown>> => {
  const user = await ctx.context.internalAdapter.findUserById(userId)
  if (!user) throw signInExpired()
  return user
}

const signInExpired = () => new APIError('UNAUTHORIZED', { code: 'SIGN_IN_EXPIRED', message: twoFactorMessages.signInExpired })

/** The session of a bearer token, unless it has expired or its account is disabled. */
const sessionOf = async (db: Db, answer: BearerAnswer): Promise<Session | undefined> => {
  if ('refused' in answer) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: answer.refused })
  const reference = answer.session
  if ('token' in reference && reference.token === null) return undefined
  const condition =
    'id' in reference
      ? and(eq(sessions.id, reference.id), eq(sessions.userId, reference.userId))
      : eq(sessions.token, reference.token ?? '')
  const find = () =>
    db
      .select()
      .from(sessions)
      .where(and(condition, gt(sessions.expiresAt, new Date())))
  const [session] = await find()
  if (!session) return undefined
  await endInvalidSession(db, session.token)
  return (await find())[0]
}
