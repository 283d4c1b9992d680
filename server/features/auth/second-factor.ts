import type { BetterAuthPlugin, GenericEndpointContext, Session } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { getJwtToken } from 'better-auth/plugins/jwt'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import type { BearerAnswer } from '#server/core/accounts.ts'
import { profiles, twoFactors } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accessTokenLife, accessTokens, assuranceLevel } from './access-tokens.ts'
import { factorBodies } from './endpoints.ts'
import { appCode, attemptSecondFactor, backupCode, backupCodesOf, type CodeCheck } from './factor-codes.ts'
import { consumeToken, createToken, readToken } from './one-time-links.ts'
import { hasPassword } from './passwords.ts'
import { type FactorCaller, factorCallerOf, signIn, userOf } from './sessions.ts'

/** Seconds within which a challenge has to be answered. */
const challengeLife = 5 * 60

type Parts = { db: Db; claims: (token: string) => Promise<BearerAnswer> }

/**
 * The spec's calls about a person's second factors, beside the library's own for turning it on and off:
 * `GET /factors`, `POST /factors/{id}/challenge`, `POST /factors/{id}/verify`, and `POST /factors/backup-code` for a sign-in
 * without the phone. They are for a session, a bearer token, and a sign-in that waits for its code.
 */
export const factorsPlugin = (parts: Parts) => {
  const { db } = parts
  return {
    id: 'factors',
    endpoints: {
      listFactors: createAuthEndpoint('/factors', { method: 'GET' }, async (ctx) => {
        const holder = await factorCallerOf(ctx, parts)
        return ctx.json(await factorsAnswer(ctx, db, holder))
      }),

      challengeFactor: createAuthEndpoint('/factors/:id/challenge', { method: 'POST', body: factorBodies.challenge }, async (ctx) => {
        const { userId } = await factorCallerOf(ctx, parts)
        const factor = await ownFactor(db, userId, ctx.params.id)
        const id = await createToken(db, 'factor-challenge', factor.id, challengeLife)
        return ctx.json({ id, type: 'totp', expires_at: unixTime() + challengeLife })
      }),

      verifyFactor: createAuthEndpoint('/factors/:id/verify', { method: 'POST', body: factorBodies.verify }, async (ctx) => {
        const { code, challenge_id } = ctx.body
        const holder = await factorCallerOf(ctx, parts)
        const factor = await ownFactor(db, holder.userId, ctx.params.id)
        if ((await readToken(db, 'factor-challenge', challenge_id)) !== factor.id) {
          throw new APIError('BAD_REQUEST', { code: 'CHALLENGE_EXPIRED', message: twoFactorMessages.challengeExpired })
        }
        const enrolled = await requireCode(db, holder.userId, appCode(code, ctx.context.secretConfig), twoFactorMessages.codeWrong)
        await consumeToken(db, 'factor-challenge', challenge_id)
        // Turning it on ended every session, this one too.
        const session = holder.session === null || enrolled ? await signIn(ctx, holder) : holder.session
        return ctx.json(await sessionAnswer(ctx, db, session))
      }),

      useBackupCode: createAuthEndpoint('/factors/backup-code', { method: 'POST', body: factorBodies.backupCode }, async (ctx) => {
        const holder = await factorCallerOf(ctx, parts)
        const check = backupCode(ctx.body.code, ctx.context.secretConfig)
        await requireCode(db, holder.userId, check, twoFactorMessages.backupCodeWrong)
        return ctx.json(await sessionAnswer(ctx, db, holder.session ?? (await signIn(ctx, holder))))
      }),
    },
    hooks: {
      before: [{ matcher: ({ path }) => path !== undefined && pathsWithCode.has(path), handler: requireCodeHook(db) }],
    },
  } satisfies BetterAuthPlugin
}

/** The library's calls that would leave the password alone as the way in, or make codes that do. */
const pathsWithCode: ReadonlySet<string> = new Set(['/two-factor/disable', '/two-factor/generate-backup-codes'])

/**
 * Runs before them. The code is used up only with the right password; a wrong one, and somebody without a second factor, the library
 * refuses itself.
 */
const requireCodeHook = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    const { password, code } = factorBodies.passwordAndCode.parse(ctx.body)
    const userId = (await getSessionFromCtx(ctx))?.user.id
    if (userId === undefined || !(await factorsOf(db, userId)).some(({ verified }) => verified)) return
    if (!(await hasPassword(ctx, userId, password))) return
    const { secretConfig } = ctx.context
    await requireCode(
      db,
      userId,
      code.includes('-') ? backupCode(code, secretConfig) : appCode(code, secretConfig),
      twoFactorMessages.eitherCodeWrong,
    )
  })

/** @throws NOT_FOUND (404) for another person's factor, as for none */
const ownFactor = async (db: Db, userId: string, id: string) => {
  const factor = z.uuid().safeParse(id).success ? (await factorsOf(db, userId)).find((known) => known.id === id) : undefined
  if (!factor) throw new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: messages.errors.NOT_FOUND })
  return factor
}

const factorsOf = (db: Db, userId: string) => db.select().from(twoFactors).where(eq(twoFactors.userId, userId))

/**
 * Uses a code up, and says whether it was the one that turned two-factor sign-in on.
 * @throws WRONG_CODE, CODE_USED (400), FACTOR_LOCKED (423, with `retryAfter` in seconds)
 */
const requireCode = async (db: Db, userId: string, check: CodeCheck, wrong: string): Promise<boolean> => {
  const outcome = await attemptSecondFactor(db, userId, check)
  if (outcome.passed) return outcome.enrolled
  if (outcome.refused === 'locked') {
    const { seconds: retryAfter } = outcome
    const message = twoFactorMessages.locked(Math.ceil(retryAfter / 60))
    throw new APIError('LOCKED', { code: 'FACTOR_LOCKED', message, data: { retryAfter } }, { 'retry-after': String(retryAfter) })
  }
  const refused =
    outcome.refused === 'used' ? { code: 'CODE_USED', message: twoFactorMessages.codeUsed } : { code: 'WRONG_CODE', message: wrong }
  throw new APIError('BAD_REQUEST', refused)
}

/** What a person's factors are. How many backup codes are left is for somebody who has passed the second step. */
const factorsAnswer = async (ctx: GenericEndpointContext, db: Db, { userId, session }: FactorCaller) => {
  const factors = await factorsOf(db, userId)
  const verified = factors.find((factor) => factor.verified)
  return {
    factors: factors.map(publicFactor),
    assurance_level: assuranceLevel(verified),
    backup_codes_left: session && verified ? (await backupCodesOf(verified, ctx.context.secretConfig)).length : null,
  }
}

const publicFactor = ({ id, verified }: typeof twoFactors.$inferSelect) => ({
  id,
  factor_type: 'totp',
  status: verified ? 'verified' : 'unverified',
})

/**
 * The session as the spec's fields. There is no refresh token to keep or lose: the `HttpOnly` cookie set beside this answer renews the
 * access token at `GET /token`.
 */
const sessionAnswer = async (ctx: GenericEndpointContext, db: Db, session: Session) => {
  const user = await userOf(ctx, session.userId)
  ctx.context.session = { session, user }
  const [profile] = await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, user.id))
  const factors = await factorsOf(db, user.id)
  return {
    access_token: await getJwtToken(ctx, accessTokens),
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: unixTime() + accessTokenLife,
    refresh_token: null,
    user: {
      id: user.id,
      email: user.email,
      user_metadata: { full_name: user.name, role: profile?.role },
      factors: factors.map(publicFactor),
    },
  }
}

const unixTime = (): number => Math.floor(Date.now() / 1000)
