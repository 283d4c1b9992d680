import { createAuthMiddleware } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Limits } from '#server/core/limits.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { endIfOver } from './gate.ts'
import { noteUse } from './last-use.ts'
import type { Letter } from './letters.ts'
import { openPathOf } from './open-paths.ts'
import { takeTurn } from './password-tries.ts'
import { afterSignUp } from './sign-ups.ts'
import { dropTokensFor } from './tokens.ts'

/**
 * Runs before every call. Ends the session that comes with it when its account is disabled or it has lasted longest: the
 * library knows nothing of either, and would go on handing out access tokens. Notes the session's use when the app is opened, which is when it asks for it. Counts tries at
 * the password of the account that is signed in.
 * @throws RATE_LIMITED (429)
 */
export const beforeCall = ({ db, secret, limits }: { db: Db; secret: string; limits: Limits }) =>
  createAuthMiddleware(async (ctx) => {
    const session = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    if (!session) return
    await endIfOver(db, session)
    if (ctx.path === '/get-session') await noteUse(db, session)
    if (openPathOf(ctx.path)?.asksPassword) await countTry(db, limits, session)
  })

const countTry = async (db: Db, limits: Limits, token: string): Promise<void> => {
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  if (session) await takeTurn(limits, session.userId)
}

const WithSession = z.object({ session: z.object({ expiresAt: z.date() }), user: z.record(z.string(), z.unknown()) })
const WithToken = z.object({ token: z.unknown(), user: z.looseObject({ id: z.string() }) })

/**
 * Runs after every call and before the second step's own look at it. The session's token travels in the `HttpOnly` cookie only, so no
 * script can read it out of an answer.
 */
export const afterCall = ({ db, post }: { db: Db; post: (write: () => Promise<Letter>) => Promise<void> }) =>
  createAuthMiddleware(async (ctx) => {
    const { newSession, returned: answer } = ctx.context
    if (ctx.path === '/sign-in/email' && newSession) newSession.user.twoFactorEnabled = await hasSecondFactor(db, newSession.user.id)
    if (ctx.path === '/get-session') {
      const { success, data } = WithSession.safeParse(answer)
      return ctx.json(success ? { session: { expiresAt: data.session.expiresAt }, user: data.user } : null)
    }
    const { success, data } = WithToken.safeParse(answer)
    if (success && ctx.path === '/sign-up/email') await afterSignUp(ctx, { db, post }, data.user.id)
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
