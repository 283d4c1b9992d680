import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins/jwt'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountLimits } from '#contract/account-limits.ts'
import { brand } from '#contract/brand.ts'
import type { BearerAnswer } from '#server/core/accounts.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import * as schema from '#server/platform/db/auth-schema.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { describeError, type Log } from '#server/platform/log.ts'
import { isHttps, sessionCookiePrefix } from '#server/platform/session-cookie.ts'
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

/** Seconds between the right password and the code. */
const secondStepLife = 10 * 60

type SettingsParts = {
  db: Db
  env: Pick<Env, 'appUrl' | 'smtpUrl' | 'adminEmail'>
  secret: string
  log: Log
  limits: Limits
  /** Reads a bearer token. */
  claims(token: string): Promise<BearerAnswer>
  /** Writes a letter and puts it on the queue, after the running transaction and beside the answer. Never rejects. */
  post(write: () => AuthEmail | Promise<AuthEmail>): Promise<void>
  /** Deletes a person and everything that is stored about them, in one go. */
  erase(person: { id: string; email: string }): Promise<void>
}

/** How the auth library works here. It knows nothing of roles, plans and disabled accounts, so no call to it can change them. */
export const authSettings = ({ db, env, secret, log, limits, claims, post, erase }: SettingsParts) => {
  const library = createLibraryDatabase(db)
  return {
    appName: brand.name,
    baseURL: env.appUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: originsOf(env.appUrl),
    database: drizzleAdapter(library.db, { provider: 'pg', schema, transaction: true }),
    user: {
      modelName: 'profiles',
      fields: { name: 'fullName', image: 'avatarUrl' },
      // All is gone before the library deletes, one table after the other, what it knows of: nothing can stop half-way.
      deleteUser: { enabled: true, beforeDelete: ({ id, email }) => erase({ id, email }) },
    },
    session: { modelName: 'sessions', expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    account: { modelName: 'accounts' },
    // Hashed, so that reading the table opens nothing; `one-time-links.ts` writes the same form.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.passwordMin,
      maxPasswordLength: accountLimits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => revokeTokensFor(db, user.id),
      ...(env.smtpUrl ? { sendResetPassword: ({ user }) => post(() => ({ about: 'reset', userId: user.id })) } : {}),
    },
    emailVerification: {
      sendVerificationEmail: ({ user }) => post(() => ({ about: 'verify', userId: user.id })),
    },
    // Counted before a call gets here (`auth.ts`), by the one table of all limits.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // The prefix stands in the name (`__Host-`); the library's own would be the weaker `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(env.appUrl),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isHttps(env.appUrl), path: '/' },
      // Said outright, because the library would switch both off where it thinks it is tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      user: { create: { before: ({ email }) => rejectTakenAddress(library.current(), email) } },
      session: {
        create: {
          before: async ({ userId }, call) => {
            await promoteAdmin(library.current(), env.adminEmail)
            await checkNewSession(library.current(), userId, call?.path)
          },
        },
      },
    },
    hooks: { before: beforeCall({ db, secret, limits }), after: afterCall({ db, post }) },
    plugins: [
      jwt(accessTokens),
      // Turns it on and off and holds a sign-in back for the code; the code itself is checked in `second-factor.ts`.
      twoFactor({
        issuer: brand.name,
        twoFactorTable: 'twoFactors',
        twoFactorCookieMaxAge: secondStepLife,
        backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes },
      }),
      factorsPlugin({ db, claims }),
      confirmEmailPlugin({ db, limits }),
      setupPlugin(db),
    ],
    telemetry: { enabled: false },
    // A refusal is an answer; what is not one is a fault of ours, and is logged and told as that of any other call.
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

/** On a loopback address the three names of this machine are one origin. */
const originsOf = (appUrl: string): string[] => {
  const { hostname, protocol, port } = new URL(appUrl)
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  return loopback.includes(hostname) ? loopback.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [appUrl]
}

/**
 * Runs before every call. Ends the session that comes with it when its account is disabled or it has lasted longest: the
 * library knows nothing of either, and would go on handing out access tokens. Notes the session's use when the app is opened, which is when it asks for it. Counts tries at
 * the password of the account that is signed in.
 * @throws RATE_LIMITED (429)
 */
const beforeCall = ({ db, secret, limits }: { db: Db; secret: string; limits: Limits }) =>
  createAuthMiddleware(async (ctx) => {
    const session = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    if (!session) return
    await endInvalidSession(db, session)
    if (ctx.path === '/get-session') await recordSessionUse(db, session)
    if (endpointOf(ctx.path)?.asksPassword) await countTry(db, limits, session)
  })

const countTry = async (db: Db, limits: Limits, token: string): Promise<void> => {
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  if (session) await countPasswordAttempt(limits, session.userId)
}

const WithSession = z.object({ session: z.object({ expiresAt: z.date() }), user: z.record(z.string(), z.unknown()) })
const WithToken = z.object({ token: z.unknown(), user: z.looseObject({ id: z.string() }) })

/**
 * Runs after every call and before the second step's own look at it. The session's token travels in the `HttpOnly` cookie only, so no
 * script can read it out of an answer.
 */
const afterCall = ({ db, post }: { db: Db; post: (write: () => Promise<AuthEmail>) => Promise<void> }) =>
  createAuthMiddleware(async (ctx) => {
    const { newSession, returned: answer } = ctx.context
    if (ctx.path === '/sign-in/email' && newSession) newSession.user.twoFactorEnabled = await hasSecondFactor(db, newSession.user.id)
    if (ctx.path === '/get-session') {
      const { success, data } = WithSession.safeParse(answer)
      return ctx.json(success ? { session: { expiresAt: data.session.expiresAt }, user: data.user } : null)
    }
    const { success, data } = WithToken.safeParse(answer)
    if (success && ctx.path === '/sign-up/email') await afterSignUp(ctx, { db, post }, data.user.id)
    if (success && ctx.path === '/change-password') await revokeTokensFor(db, data.user.id)
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

/** The database for the auth library, and what its hooks read and write while the library has a transaction open. */
interface LibraryDatabase {
  /** What the library's adapter works on. */
  readonly db: Db
  /** The transaction that the library has open in this call; the database where it has none. */
  current(): Db | Tx
}

/**
 * The library calls hooks inside its transactions but gives them no handle, and its own adapter sees only the columns that it knows.
 * Asking the outer database there waits for ever on PGlite, which has one connection.
 */
function createLibraryDatabase(outer: Db): LibraryDatabase {
  const open = new AsyncLocalStorage<Tx>()
  const transaction: Db['transaction'] = (work, config) => outer.transaction((tx) => open.run(tx, () => work(tx)), config)
  const db: Db = Object.create(outer, { transaction: { value: transaction } })
  return { db, current: () => open.getStore() ?? outer }
}
