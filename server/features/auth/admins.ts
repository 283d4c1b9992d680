import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import { consumeToken, createToken, readToken } from './one-time-links.ts'
import { lockAddress } from './sign-up.ts'

/** Seconds. A server that nobody sets up within a day makes a new link when it is started again. */
const setupLife = 24 * 60 * 60

/** Any number that nothing else locks by: serialises "is there an owner yet?" across servers of one database. */
const setupLock = 7_238_141

type Owner = { token: string; name: string; email: string; password: string }

/**
 * The one-time address where the owner account is made, or null once anybody has a confirmed account. The token rides in the fragment,
 * which reaches no server and no log of a proxy.
 */
export const setupLink = async (db: Db, appUrl: string): Promise<string | null> =>
  (await hasOwner(db)) ? null : `${appUrl}${paths.setup}#token=${await createToken(db, 'setup', 'owner', setupLife)}`

/** `POST /setup` makes the owner and signs in; `POST /setup/check` says beforehand whether the link still works. */
export const setupPlugin = (db: Db) =>
  ({
    id: 'setup',
    endpoints: {
      createOwner: createAuthEndpoint(
        '/setup',
        { method: 'POST', body: z.object({ token: z.string(), name: z.string(), email: z.string(), password: z.string() }) },
        async (ctx) => {
          const passwordHash = await ctx.context.password.hash(ctx.body.password)
          const owner = await createOwner(db, ctx.body, passwordHash)
          if (!owner) throw new APIError('BAD_REQUEST', { code: 'SETUP_LINK_INVALID', message: messages.auth.setupInvalid })
          const session = await ctx.context.internalAdapter.createSession(owner.id)
          await setSessionCookie(ctx, { session, user: { ...owner, name: owner.fullName, image: owner.avatarUrl } })
          return ctx.json({ status: true })
        },
      ),
      checkSetupLink: createAuthEndpoint('/setup/check', { method: 'POST', body: z.object({ token: z.string() }) }, async (ctx) =>
        ctx.json({ valid: (await readToken(db, 'setup', ctx.body.token)) !== null && !(await hasOwner(db)) }),
      ),
    },
  }) satisfies BetterAuthPlugin

/**
 * Verified, admin, pro without an end. Null, and nothing changed, when the token does not hold or somebody has a confirmed account. A
 * sign-up with the owner's address that nobody has confirmed gives way.
 */
const createOwner = (db: Db, { token, name, email }: Owner, passwordHash: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${setupLock})`)
    if (await hasOwner(tx)) return null
    if ((await consumeToken(tx, 'setup', token)) === null) return null
    const address = email.toLowerCase()
    await lockAddress(tx, address)
    await tx.delete(profiles).where(and(eq(profiles.email, address), eq(profiles.emailVerified, false)))
    const [owner] = await tx.insert(profiles).values({ fullName: name, email: address, emailVerified: true, role: 'admin' }).returning()
    if (!owner) throw new Error('The database kept no owner')
    await tx.insert(accounts).values({ userId: owner.id, accountId: owner.id, providerId: 'credential', password: passwordHash })
    await tx.insert(subscriptions).values({ userId: owner.id, plan: 'pro', status: 'active' })
    return owner
  })

/** Whether anybody has confirmed an account. Sign-ups that wait for their mail do not count: anybody can send those. */
const hasOwner = async (db: Db | Tx): Promise<boolean> =>
  (await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.emailVerified, true)).limit(1)).length > 0

/** Makes `ADMIN_EMAIL` an admin once that address is verified: at the start, and at each sign-in in case it was verified since. */
export const promoteAdmin = async (db: Db | Tx, adminEmail: string | undefined): Promise<void> => {
  if (adminEmail === undefined) return
  await db
    .update(profiles)
    .set({ role: 'admin' })
    .where(and(eq(profiles.email, adminEmail), eq(profiles.emailVerified, true), ne(profiles.role, 'admin')))
}

/** Takes the role away from the account of that address. Open streams hear of it at once (trigger `profiles_role_changed`). */
export const removeAdmin = async (db: Db, email: string): Promise<'removed' | 'unknown' | 'no admin'> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (!profile) return 'unknown'
  const removed = await db
    .update(profiles)
    .set({ role: 'user' })
    .where(and(eq(profiles.id, profile.id), eq(profiles.role, 'admin')))
    .returning({ id: profiles.id })
  return removed.length > 0 ? 'removed' : 'no admin'
}

/** Makes the account of that address an admin; an address nobody has proved stays what it is. */
export const makeAdmin = async (db: Db, email: string): Promise<'done' | 'unknown' | 'unverified'> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (!profile) return 'unknown'
  if (!profile.emailVerified) return 'unverified'
  await db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, profile.id))
  return 'done'
}
