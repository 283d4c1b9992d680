import type { GenericEndpointContext, Session, User } from 'better-auth'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { and, eq, gt } from 'drizzle-orm'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { type BearerAnswer, bearerIn } from '#server/core/accounts.ts'
import { sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { endIfOver } from './gate.ts'

/** Whose second factor a call is about: somebody signed in, or somebody whose password was right and whose code is still to come. */
export type Holder = { userId: string; session: Session | null; pending: string | null }

/** What the library calls its cookie of a sign-in that waits for the code. */
const pendingCookie = 'two_factor'

/**
 * By bearer token, session cookie or waiting sign-in, in this order.
 * @throws UNAUTHORIZED for a refused token, SIGN_IN_EXPIRED for nobody (401)
 */
export const holderOf = async (
  ctx: GenericEndpointContext,
  { db, claims }: { db: Db; claims: (token: string) => Promise<BearerAnswer> },
): Promise<Holder> => {
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
export const signInHolder = async (ctx: GenericEndpointContext, { pending, userId }: Holder): Promise<Session> => {
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
  await endIfOver(db, session.token)
  return (await find())[0]
}
