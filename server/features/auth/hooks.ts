import { APIError, createAuthMiddleware, createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { endIfOver } from './gate.ts'
import { noteUse } from './last-use.ts'
import { dropTokensFor } from './tokens.ts'
import { redeemVerification } from './verification.ts'

/** Seconds between our check of a token and the library's, in the same request. */
const handOver = 60

/**
 * Runs before every call. Ends the session that comes with it when its account is disabled or it has lasted longest: the library knows nothing
 * of either, and would go on handing out access tokens. Notes the session's use when the app is opened, which is when it asks for it. Then exchanges
 * a mailed token for the library's own kind. The library's proves an address for any account, any number of times; ours is good once,
 * for one account.
 * @throws INVALID_TOKEN (401), FORBIDDEN (403) for another site's page
 */
export const beforeCall = (db: Db, secret: string) =>
  createAuthMiddleware(async (ctx) => {
    const session = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    if (session) await endIfOver(db, session)
    if (session && ctx.path === '/get-session') await noteUse(db, session)
    if (ctx.path !== '/verify-email') return
    // It is read with GET, as the library has it, and signs in: another site's page could sign its visitors in to an account of its own.
    const site = ctx.headers?.get('sec-fetch-site') ?? 'none'
    if (site !== 'same-origin' && site !== 'none')
      throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: messages.errors.FORBIDDEN })
    const email = await redeemVerification(db, String(ctx.query?.token ?? ''))
    if (email === null) throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Invalid token' })
    const handedOver = await createEmailVerificationToken(secret, email, undefined, handOver)
    // An address to go on to would be followed on this site: none is.
    return { context: { query: { token: handedOver, callbackURL: '' } } }
  })

const WithSession = z.object({ session: z.object({ expiresAt: z.date() }), user: z.record(z.string(), z.unknown()) })
const WithToken = z.object({ token: z.unknown(), user: z.looseObject({ id: z.string() }) })

/**
 * Runs after every call and before the second step's own look at it. The session's token travels in the `HttpOnly` cookie only, so no
 * script can read it out of an answer.
 */
export const afterCall = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    const { newSession, returned: answer } = ctx.context
    if (ctx.path === '/sign-in/email' && newSession) newSession.user.twoFactorEnabled = await hasSecondFactor(db, newSession.user.id)
    if (ctx.path === '/get-session') {
      const { success, data } = WithSession.safeParse(answer)
      return ctx.json(success ? { session: { expiresAt: data.session.expiresAt }, user: data.user } : null)
    }
    const { success, data } = WithToken.safeParse(answer)
    if (success && ctx.path === '/change-password') await dropTokensFor(db, data.user.id)
    return success ? ctx.json({ user: data.user }) : undefined
  })

/**
 * Whether the second step is on by now. The auth library read the person before it checked the password, which takes a while, and turning
 * the second step on ends only the sessions that exist by then.
 */
const hasSecondFactor = async (db: Db, userId: string): Promise<boolean> => {
  const [profile] = await db.select({ on: profiles.twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId))
  return profile?.on ?? false
}
