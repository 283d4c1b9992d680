import type { GenericEndpointContext, Session, User } from 'better-auth'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { type BearerAnswer, bearerIn, isTooOld } from '#server/core/accounts.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/**
 * Where a session of a person with a second factor may begin: where the second factor is asked for, where a session is exchanged
 * for another, and at the password, whose session the library takes back before it answers. No other door leads past the code.
 */
const secondFactorPaths: ReadonlySet<string | undefined> = new Set([
  '/sign-in/email',
  '/factors/:id/verify',
  '/factors/backup-code',
  '/change-password',
])

/**
 * Stands before every new session, whatever way it comes about; `path` is the call's.
 * @throws ACCOUNT_DISABLED (403) for a disabled account. It is reached only after the password or link was right, so it tells
 * strangers nothing.
 * @throws SECOND_STEP_NEEDED (403) where a person's second factor would be left out
 */
export const checkNewSession = async (db: Db | Tx, userId: string, path: string | undefined): Promise<void> => {
  const { disabled, twoFactorEnabled } = profiles
  const [profile] = await db.select({ disabled, twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId))
  if (profile?.disabled) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: messages.auth.disabled })
  if (profile?.twoFactorEnabled && !secondFactorPaths.has(path)) {
    throw new APIError('FORBIDDEN', { code: 'SECOND_STEP_NEEDED', message: twoFactorMessages.secondStepNeeded })
  }
}

/** Removes the session with this token when it is a disabled account's or has lasted longest. */
export const endInvalidSession = async (db: Db, token: string): Promise<void> => {
  const disabled = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.disabled, true))
  await db.delete(sessions).where(and(eq(sessions.token, token), or(inArray(sessions.userId, disabled), isTooOld)))
}

/** Notes that a session is in use, for the list of sign-ins; once a minute is enough, however often a page is loaded. */
export const recordSessionUse = async (db: Db, token: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ updatedAt: new Date() })
    .where(and(eq(sessions.token, token), sql`${sessions.updatedAt} < now() - interval '1 minute'`))
}

/** Whose second factor a call is about: somebody signed in, or somebody whose password was right and whose code is still to come. */
export type FactorCaller = { userId: string; session: Session | null; pending: string | null }

/** What the library calls its cookie of a sign-in that waits for the code. */
const pendingCookie = 'two_factor'

/**
 * By bearer token, session cookie or waiting sign-in, in this order.
 * @throws UNAUTHORIZED for a refused token, SIGN_IN_EXPIRED for nobody (401)
 */
export const factorCallerOf = async (
  ctx: GenericEndpointContext,
  { db, claims }: { db: Db; claims: (token: string) => Promise<BearerAnswer> },
): Promise<FactorCaller> => {
  const bearer = ctx.headers ? bearerIn(ctx.headers) : null
  const session = bearer === null ? (await getSessionFromCtx(ctx))?.session : await sessionOf(db, await claims(bearer))
  if (session) return { userId: session.userId, session, pending: null }
  if (bearer !== null) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: messages.errors.UNAUTHORIZED })

  const { name } = ctx.context.createAuthCookie(pendingCookie)
  const pending = (await ctx.getSignedCookie(name, ctx.context.secret)) || null
  const waiting = pending === null ? null : await ctx.context.internalAdapter.findVerificationValue(pending)
  if (!waiting || waiting.expiresAt <= new Date()) throw signInExpired()
  return { userId: waiting.value, session: null, pending }
}

/** Signs in for good: the waiting sign-in is used up, once. @throws SIGN_IN_EXPIRED, ACCOUNT_DISABLED */
export const signIn = async (ctx: GenericEndpointContext, { pending, userId }: FactorCaller): Promise<Session> => {
  const { internalAdapter } = ctx.context
  if (pending !== null) {
    const used = await internalAdapter.consumeVerificationValue(pending)
    expireCookie(ctx, ctx.context.createAuthCookie(pendingCookie))
    if (used?.value !== userId) throw signInExpired()
  }
  const user = await userOf(ctx, userId)
  const session = await internalAdapter.createSession(userId)
  await setSessionCookie(ctx, { session, user })
  return session
}

/** @throws SIGN_IN_EXPIRED when the account is gone */
export const userOf = async (ctx: GenericEndpointContext, userId: string): Promise<User & Record<string, unknown>> => {
  const user = await ctx.context.internalAdapter.findUserById(userId)
  if (!user) throw signInExpired()
  return user
}

const signInExpired = () => new APIError('UNAUTHORIZED', { code: 'SIGN_IN_EXPIRED', message: twoFactorMessages.signInExpired })

/** The session that a bearer token stands for, as long as it lasts and its account is not disabled. */
const sessionOf = async (db: Db, answer: BearerAnswer): Promise<Session | undefined> => {
  if ('refused' in answer) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: answer.refused })
  const which = answer.session
  if ('token' in which && which.token === null) return undefined
  const named = 'id' in which ? and(eq(sessions.id, which.id), eq(sessions.userId, which.userId)) : eq(sessions.token, which.token ?? '')
  const find = () =>
    db
      .select()
      .from(sessions)
      .where(and(named, gt(sessions.expiresAt, new Date())))
  const [session] = await find()
  if (!session) return undefined
  await endInvalidSession(db, session.token)
  return (await find())[0]
}
