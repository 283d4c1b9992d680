import { APIError, createAuthMiddleware, createEmailVerificationToken } from 'better-auth/api'
import { z } from 'zod'
import type { Db } from '#server/platform/db/database.ts'
import { endIfDisabled } from './gate.ts'
import { noteUse } from './last-use.ts'
import { redeemVerification } from './verification.ts'

/** Seconds between our check of a token and the library's, in the same request. */
const handOver = 60

/**
 * Runs before every call. Ends the session that comes with it when its account is disabled: the library knows nothing of that, and
 * would go on handing out access tokens. Notes the session's use when the app is opened, which is when it asks for it. Then exchanges a mailed token for the library's own kind. The library's proves an address for any account, any
 * number of times; ours is good once, for one account.
 * @throws INVALID_TOKEN (401)
 */
export const beforeCall = (db: Db, secret: string) =>
  createAuthMiddleware(async (ctx) => {
    const session = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    if (session) await endIfDisabled(db, session)
    if (session && ctx.path === '/get-session') await noteUse(db, session)
    if (ctx.path !== '/verify-email') return
    const email = await redeemVerification(db, String(ctx.query?.token ?? ''))
    if (email === null) throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Invalid token' })
    return { context: { query: { token: await createEmailVerificationToken(secret, email, undefined, handOver) } } }
  })

const WithSession = z.object({ session: z.object({ expiresAt: z.date() }), user: z.record(z.string(), z.unknown()) })
const WithToken = z.object({ token: z.unknown(), user: z.record(z.string(), z.unknown()) })

/** Runs after every call: the session's token travels in the `HttpOnly` cookie only, so no script can read it out of an answer. */
export const hideTokens = createAuthMiddleware(async (ctx) => {
  const answer = ctx.context.returned
  if (ctx.path === '/get-session') {
    const { success, data } = WithSession.safeParse(answer)
    return ctx.json(success ? { session: { expiresAt: data.session.expiresAt }, user: data.user } : null)
  }
  const { success, data } = WithToken.safeParse(answer)
  return success ? ctx.json({ user: data.user }) : undefined
})
