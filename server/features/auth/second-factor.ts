import type { BetterAuthPlugin, GenericEndpointContext, Session } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { getJwtToken } from 'better-auth/plugins/jwt'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { errorMessages } from '#contract/messages.ts'
import type { BearerAnswer } from '#server/core/accounts/accounts.ts'
import { profiles, twoFactors } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { accessTokenLife, accessTokens, assuranceLevel } from './access-tokens.ts'
import { factorBodies } from './endpoints.ts'
import { appCode, attemptSecondFactor, backupCode, backupCodesOf, type CodeCheck } from './factor-codes.ts'
import { consumeToken, createToken, readToken } from './one-time-links.ts'
import { hasPassword } from './passwords.ts'
import { type FactorCaller, factorCallerOf, signIn, userOf } from './sessions.ts'

/** Seconds for which a challenge is valid. */
const challengeLife = 5 * 60

type Deps = { db: Db; verifyToken: (token: string) => Promise<BearerAnswer> }

/**
 * The specification's calls about a user's second factors, in addition to those of Better Auth for turning it on and off:
 * `GET /factors`, `POST /factors/{id}/challenge`, `POST /factors/{id}/verify`, and `POST /factors/backup-code` for a sign-in
 * without the phone. They accept a session, a bearer token, or a sign-in that waits for its code.
 */
export const factorsPlugin = (deps: Deps) => {
  const { db } = deps
  return {
    id: 'factors',
    endpoints: {
      listFactors: createAuthEndpoint('/factors', { method: 'GET' }, async (ctx) => {
        const caller = await factorCallerOf(ctx, deps)
        return ctx.json(await factorsResponse(ctx, db, caller))
      }),

      challengeFactor: createAuthEndpoint('/factors/:id/challenge', { method: 'POST', body: factorBodies.challenge }, async (ctx) => {
        const { userId } = await factorCallerOf(ctx, deps)
        const factor = await ownFactor(db, userId, ctx.params.id)
        const id = await createToken(db, 'factor-challenge', factor.id, challengeLife)
        return ctx.json({ id, type: 'totp', expires_at: unixTime() + challengeLife })
      }),

      verifyFactor: createAuthEndpoint('/factors/:id/verify', { method: 'POST', body: factorBodies.verify }, async (ctx) => {
        const { code, challenge_id } = ctx.body
        const caller = await factorCallerOf(ctx, deps)
        const factor = await ownFactor(db, caller.userId, ctx.params.id)
        if ((await readToken(db, 'factor-challenge', challenge_id)) !== factor.id) {
          throw new APIError('BAD_REQUEST', { code: 'CHALLENGE_EXPIRED', message: twoFactorMessages.challengeExpired })
        }
        const enrolled = await requireCode(db, caller.userId, appCode(code, ctx.context.secretConfig), twoFactorMessages.codeWrong)
        await consumeToken(db, 'factor-challenge', challenge_id)
        // Turning it on ended every session, including this one.
        const session = caller.session === null || enrolled ? await signIn(ctx, caller) : caller.session
        return ctx.json(await sessionResponse(ctx, db, session))
      }),

      useBackupCode: createAuthEndpoint('/factors/backup-code', { method: 'POST', body: factorBodies.backupCode }, async (ctx) => {
        const caller = await factorCallerOf(ctx, deps)
        const check = backupCode(ctx.body.code, ctx.context.secretConfig)
        await requireCode(db, caller.userId, check, twoFactorMessages.backupCodeWrong)
        return ctx.json(await sessionResponse(ctx, db, caller.session ?? (await signIn(ctx, caller))))
      }),
    },
    hooks: {
      before: [{ matcher: ({ path }) => path !== undefined && pathsWithCode.has(path), handler: requireCodeHook(db) }],
    },
  } satisfies BetterAuthPlugin
}

/** Calls of Better Auth that turn the second factor off or create new backup codes. */
const pathsWithCode: ReadonlySet<string> = new Set(['/two-factor/disable', '/two-factor/generate-backup-codes'])

/**
 * Runs before them. The code is consumed only with the right password. Better Auth itself refuses a wrong password and an account
 * without a second factor.
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

/** @throws NOT_FOUND (404) also for another user's factor */
const ownFactor = async (db: Db, userId: string, id: string) => {
  const factor = z.uuid().safeParse(id).success ? (await factorsOf(db, userId)).find((candidate) => candidate.id === id) : undefined
  if (!factor) throw new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: errorMessages.NOT_FOUND })
  return factor
}

const factorsOf = (db: Db, userId: string) => db.select().from(twoFactors).where(eq(twoFactors.userId, userId))

/**
 * Consumes a code, and returns whether it turned two-factor authentication on.
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
  const body =
    outcome.refused === 'used' ? { code: 'CODE_USED', message: twoFactorMessages.codeUsed } : { code: 'WRONG_CODE', message: wrong }
  throw new APIError('BAD_REQUEST', body)
}

/** A user's factors. The number of unused backup codes is only answered after the second factor was passed. */
const factorsResponse = async (ctx: GenericEndpointContext, db: Db, { userId, session }: FactorCaller) => {
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
 * The session in the fields of the specification. There is no refresh token: the `HttpOnly` cookie of this response renews the access
 * token at `GET /token`.
 */
const sessionResponse = async (ctx: GenericEndpointContext, db: Db, session: Session) => {
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
