import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { accounts, profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import { consumeToken, createToken, readToken } from './one-time-links.ts'
import { lockAddress } from './sign-up.ts'

/** Seconds. After a day without set-up, the next start of the server creates a new link. */
const setupLife = 24 * 60 * 60

/** Advisory lock key, unique in this product: serialises the check for an owner across servers of one database. */
const setupLock = 7_238_141

type Owner = { token: string; name: string; email: string; password: string }

/**
 * The one-time link that creates the owner account; `null` once a confirmed account exists. The token is in the fragment, which browsers
 * send to no server, so it does not appear in proxy logs.
 */
export const setupLink = async (db: Db, appUrl: string): Promise<string | null> =>
  (await hasOwner(db)) ? null : `${appUrl}${paths.setup}#token=${await createToken(db, 'setup', 'owner', setupLife)}`

/** `POST /setup` creates the owner and signs in; `POST /setup/check` answers whether the link is still valid. */
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
          if (!owner) throw new APIError('BAD_REQUEST', { code: 'SETUP_LINK_INVALID', message: authMessages.setupInvalid })
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
 * Creates the owner: verified, admin, pro without an end. Returns `null` and changes nothing when the token is invalid or a confirmed
 * account exists. An unconfirmed account with the owner's address is deleted.
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
    if (!owner) throw new Error('The insert returned no owner')
    await tx.insert(accounts).values({ userId: owner.id, accountId: owner.id, providerId: 'credential', password: passwordHash })
    await tx.insert(subscriptions).values({ userId: owner.id, plan: 'pro', status: 'active' })
    return owner
  })

/** Whether a confirmed account exists. Unconfirmed sign-ups do not count: any visitor can create those. */
const hasOwner = async (db: Db | Tx): Promise<boolean> =>
  (await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.emailVerified, true)).limit(1)).length > 0

/** Gives `ADMIN_EMAIL` the role `admin` once its address is verified. Called at the start and at each sign-in. */
export const promoteAdmin = async (db: Db | Tx, adminEmail: string | undefined): Promise<void> => {
  if (adminEmail === undefined) return
  await db
    .update(profiles)
    .set({ role: 'admin' })
    .where(and(eq(profiles.email, adminEmail), eq(profiles.emailVerified, true), ne(profiles.role, 'admin')))
}

/** Removes the role `admin` from the account with this address. Open streams are notified by the trigger `profiles_role_changed`. */
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

/** Gives the account with this address the role `admin`, unless the address is unverified. */
export const makeAdmin = async (db: Db, email: string): Promise<'done' | 'unknown' | 'unverified'> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (!profile) return 'unknown'
  if (!profile.emailVerified) return 'unverified'
  await db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, profile.id))
  return 'done'
}
