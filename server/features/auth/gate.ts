import { APIError } from 'better-auth/api'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { messages } from '#contract/messages.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Stands before every new session, whatever way it comes about.
 * @throws ACCOUNT_DISABLED (403) for a disabled account. It is reached only after the password or link was right, so it tells
 * strangers nothing.
 */
export const refuseDisabled = async (db: Db, userId: string): Promise<void> => {
  const [profile] = await db.select({ disabled: profiles.disabled }).from(profiles).where(eq(profiles.id, userId))
  if (profile?.disabled) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: messages.auth.disabled })
}

/** Removes the session with this token when it is a disabled account's. */
export const endIfDisabled = async (db: Db, token: string): Promise<void> => {
  const disabled = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.disabled, true))
  await db.delete(sessions).where(and(eq(sessions.token, token), inArray(sessions.userId, disabled)))
}

/** Makes `ADMIN_EMAIL` an admin once that address is verified: at the start, and at each sign-in in case it was verified since. */
export const promoteAdmin = async (db: Db, adminEmail: string | undefined): Promise<void> => {
  if (adminEmail === undefined) return
  await db
    .update(profiles)
    .set({ role: 'admin' })
    .where(and(eq(profiles.email, adminEmail), eq(profiles.emailVerified, true), ne(profiles.role, 'admin')))
}

/** Makes the account of that address an admin; an address nobody has proved stays what it is. */
export const makeAdmin = async (db: Db, email: string): Promise<'done' | 'unknown' | 'unverified'> => {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (!profile) return 'unknown'
  if (!profile.emailVerified) return 'unverified'
  await db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, profile.id))
  return 'done'
}
