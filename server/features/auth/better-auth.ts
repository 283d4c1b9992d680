import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins/jwt'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { accountLimits } from '#contract/options.ts'
import type { BearerAnswer } from '#server/core/accounts/accounts.ts'
import { revokeKeysOf } from '#server/core/accounts/api-keys.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import * as schema from '#server/infra/db/auth-schema.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import { describeError, type Log } from '#server/infra/log.ts'
import { isHttps, sessionCookiePrefix } from '#server/infra/session-cookie.ts'
import { accessTokens } from './access-tokens.ts'
import { promoteAdmin, setupPlugin } from './admins.ts'
import type { AuthEmail } from './emails.ts'
import { endpointOf } from './endpoints.ts'
import { makeBackupCodes } from './factor-codes.ts'
import { revokeTokensFor } from './one-time-links.ts'
import { countPasswordAttempt } from './passwords.ts'
import { factorsPlugin } from './second-factor.ts'
import { checkNewSession, endInvalidSession, recordSessionUse } from './sessions.ts'
import { afterSignUp, confirmEmailPlugin, rejectTakenAddress } from './sign-up.ts'

const day = 24 * 60 * 60

/** Seconds within which the code must follow the password. */
const secondFactorLife = 10 * 60

type SettingsDeps = {
  db: Db
  env: Pick<Env, 'appUrl' | 'smtpUrl' | 'adminEmail'>
  secret: string
  log: Log
  limits: Limits
  /** Verifies a bearer token. */
  verifyToken(token: string): Promise<BearerAnswer>
  /** Queues an email after the current transaction, without delaying the response. Never rejects. */
  queueEmail(write: () => AuthEmail | Promise<AuthEmail>): Promise<void>
  /** Deletes a user and all data about them in one transaction. */
  erase(user: { id: string; email: string }): Promise<void>
}

/** The settings of Better Auth. It has no access to roles, plans and disabled accounts, so none of its calls can change them. */
export const authSettings = ({ db, env, secret, log, limits, verifyToken, queueEmail, erase }: SettingsDeps) => {
  const adapterDatabase = createAdapterDatabase(db)
  return {
    appName: brand.name,
    baseURL: env.appUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: originsOf(env.appUrl),
    database: drizzleAdapter(adapterDatabase.db, { provider: 'pg', schema, transaction: true }),
    user: {
      modelName: 'profiles',
      fields: { name: 'fullName', image: 'avatarUrl' },
      // Deletes everything in one transaction before Better Auth deletes its own tables one by one, so that no part can remain.
      deleteUser: { enabled: true, beforeDelete: ({ id, email }) => erase({ id, email }) },
    },
    session: { modelName: 'sessions', expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    account: { modelName: 'accounts' },
    // Hashed, so that a copy of the table contains no usable token; `one-time-links.ts` stores the same form.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.passwordMin,
      maxPasswordLength: accountLimits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      // Whoever has to reset a password may not know who else has access.
      onPasswordReset: async ({ user }) => {
        await revokeTokensFor(db, user.id)
        await revokeKeysOf(db, user.id)
      },
      ...(env.smtpUrl ? { sendResetPassword: ({ user }) => queueEmail(() => ({ about: 'reset', userId: user.id })) } : {}),
    },
    emailVerification: {
      sendVerificationEmail: ({ user }) => queueEmail(() => ({ about: 'verify', userId: user.id })),
    },
    // `auth.ts` applies the product's own rate limits before the call reaches Better Auth.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // The cookie name already has the prefix `__Host-`; this option would add the weaker `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(env.appUrl),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isHttps(env.appUrl), path: '/' },
      // Set explicitly, because Better Auth disables both checks in test environments.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      user: { create: { before: ({ email }) => rejectTakenAddress(adapterDatabase.current(), email) } },
      session: {
        create: {
          before: async ({ userId }, call) => {
            await promoteAdmin(adapterDatabase.current(), env.adminEmail)
            await checkNewSession(adapterDatabase.current(), userId, call?.path)
          },
        },
      },
    },
    hooks: { before: beforeCall({ db, secret, limits }), after: afterCall({ db, queueEmail }) },
    plugins: [
      jwt(accessTokens),
      // Better Auth turns two-factor authentication on and off and makes a sign-in wait for the code; `second-factor.ts` checks the code.
      twoFactor({
        issuer: brand.name,
        twoFactorTable: 'twoFactors',
        twoFactorCookieMaxAge: secondFactorLife,
        backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes },
      }),
      factorsPlugin({ db, verifyToken }),
      confirmEmailPlugin({ db, limits }),
      setupPlugin(db),
    ],
    telemetry: { enabled: false },
    // An API error is a normal response. Any other error is rethrown, so that it is logged and answered like that of any other call.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error
      },
    },
    logger: {
      level: 'error',
      log: (level, message, ...details) => log[level]({ details: details.map(describeError) }, `auth: ${message.split(/[:\n]/, 1)[0]}`),
    },
  } satisfies BetterAuthOptions
}

/** For a loopback address, all three loopback names are trusted. */
const originsOf = (appUrl: string): string[] => {
  const { hostname, protocol, port } = new URL(appUrl)
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  return loopback.includes(hostname) ? loopback.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [appUrl]
}

/**
 * Runs before every call. Ends the session of the request when its account is disabled or it has reached its maximum age: Better Auth
 * checks neither and would continue to issue access tokens. Records the session's use on `/get-session`, which the app calls when it
 * opens. Counts attempts at the password of the signed-in account.
 * @throws RATE_LIMITED (429)
 */
const beforeCall = ({ db, secret, limits }: { db: Db; secret: string; limits: Limits }) =>
  createAuthMiddleware(async (ctx) => {
    const session = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    if (!session) return
    await endInvalidSession(db, session)
    if (ctx.path === '/get-session') await recordSessionUse(db, session)
    if (endpointOf(ctx.path)?.requiresPassword) await countAttempt(db, limits, session)
  })

const countAttempt = async (db: Db, limits: Limits, token: string): Promise<void> => {
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  if (session) await countPasswordAttempt(limits, session.userId)
}

const WithSession = z.object({ session: z.object({ expiresAt: z.date() }), user: z.record(z.string(), z.unknown()) })
const WithToken = z.object({ token: z.unknown(), user: z.looseObject({ id: z.string() }) })

/**
 * Runs after every call, before the hook of the two-factor plugin. Removes the session token from responses: it is only in the `HttpOnly`
 * cookie, where no script can read it.
 */
const afterCall = ({ db, queueEmail }: { db: Db; queueEmail: (write: () => Promise<AuthEmail>) => Promise<void> }) =>
  createAuthMiddleware(async (ctx) => {
    const { newSession, returned: answer } = ctx.context
    if (ctx.path === '/sign-in/email' && newSession) newSession.user.twoFactorEnabled = await hasSecondFactor(db, newSession.user.id)
    if (ctx.path === '/get-session') {
      const { success, data } = WithSession.safeParse(answer)
      return ctx.json(success ? { session: { expiresAt: data.session.expiresAt }, user: data.user } : null)
    }
    const { success, data } = WithToken.safeParse(answer)
    if (success && ctx.path === '/sign-up/email') await afterSignUp(ctx, { db, queueEmail }, data.user.id)
    if (success && ctx.path === '/change-password') await revokeTokensFor(db, data.user.id)
    return success ? ctx.json({ user: data.user }) : undefined
  })

/**
 * Whether two-factor authentication is on now. Better Auth read the user before it hashed the password; two-factor authentication may have been turned
 * on since, which ended only the sessions that existed then.
 */
const hasSecondFactor = async (db: Db, userId: string): Promise<boolean> => {
  const [profile] = await db.select({ on: profiles.twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId))
  return profile?.on ?? false
}

/** The database for Better Auth, and the handle that its hooks use inside its transactions. */
interface AdapterDatabase {
  /** For the adapter of Better Auth. */
  readonly db: Db
  /** The open transaction of this call, or the database when there is none. */
  current(): Db | Tx
}

/**
 * Better Auth calls hooks inside its transactions but does not pass the transaction, and its adapter only knows its own columns.
 * A query to the outer database there would deadlock on PGlite, which has one connection.
 */
function createAdapterDatabase(outer: Db): AdapterDatabase {
  const open = new AsyncLocalStorage<Tx>()
  const transaction: Db['transaction'] = (work, config) => outer.transaction((tx) => open.run(tx, () => work(tx)), config)
  const db: Db = Object.create(outer, { transaction: { value: transaction } })
  return { db, current: () => open.getStore() ?? outer }
}
