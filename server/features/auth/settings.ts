import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins/jwt'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { accountLimits } from '#contract/account-limits.ts'
import { brand } from '#contract/brand.ts'
import type { BearerAnswer } from '#server/core/accounts.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import * as schema from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { describeError, type Log } from '#server/platform/log.ts'
import { isHttps, sessionCookiePrefix } from '#server/platform/session-cookie.ts'
import { accessTokens } from './access-token.ts'
import { makeBackupCodes } from './attempts.ts'
import { confirmEmailPlugin } from './confirm-email.ts'
import { factorsPlugin } from './factors.ts'
import { admitSession, promoteAdmin } from './gate.ts'
import { afterCall, beforeCall } from './hooks.ts'
import type { Letter } from './letters.ts'
import { createLibraryDatabase } from './library-transaction.ts'
import { setupPlugin } from './setup.ts'
import { refuseTaken } from './sign-ups.ts'
import { dropTokensFor } from './tokens.ts'

const day = 24 * 60 * 60

/** Seconds between the right password and the code. */
const secondStepLife = 10 * 60

export type SettingsParts = {
  db: Db
  env: Pick<Env, 'appUrl' | 'smtpUrl' | 'adminEmail'>
  secret: string
  log: Log
  limits: Limits
  /** Reads a bearer token. */
  claims(token: string): Promise<BearerAnswer>
  /** Writes a letter and puts it on the queue, after the running transaction and beside the answer. Never rejects. */
  post(write: () => Letter | Promise<Letter>): Promise<void>
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
    // Hashed, so that reading the table opens nothing; `tokens.ts` writes the same form.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.passwordMin,
      maxPasswordLength: accountLimits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => dropTokensFor(db, user.id),
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
      user: { create: { before: ({ email }) => refuseTaken(library.current(), email) } },
      session: {
        create: {
          before: async ({ userId }, call) => {
            await promoteAdmin(library.current(), env.adminEmail)
            await admitSession(library.current(), userId, call?.path)
          },
        },
      },
    },
    hooks: { before: beforeCall({ db, secret, limits }), after: afterCall({ db, post }) },
    plugins: [
      jwt(accessTokens),
      // Turns it on and off and holds a sign-in back for the code; the code itself is checked in `factors.ts`.
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
