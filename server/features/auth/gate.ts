import { APIError } from 'better-auth/api'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { lastedLongest } from '#server/core/accounts.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/**
 * Where a session of a person with a second factor may begin: where the second factor is asked for, where a session is exchanged
 * for another, and at the password, whose session the library takes back before it answers. No other door leads past the code.
 */
const doors: ReadonlySet<string | undefined> = new Set([
  '/sign-in/email',
  '/factors/:id/verify',
  '/factors/backup-code',
  '/change-password',
])

/**
 * Stands before every new session, whatever way it comes about; `path` is the call's.
 * @throws ACCOUNT_DISABLED (403) for a disabled account. It is reached only after the password or link was right, so it tells
 * strangers nothing.
 * @throws SECOND_STEP_NEEDED (403) where a person's second factor would be left out
 */
export const admitSession = async (db: Db | Tx, userId: string, path: string | undefined): Promise<void> => {
  const { disabled, twoFactorEnabled } = profiles
  const [profile] = await db.select({ disabled, twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId))
  if (profile?.disabled) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: messages.auth.disabled })
  if (profile?.twoFactorEnabled && !doors.has(path)) {
    throw new APIError('FORBIDDEN', { code: 'SECOND_STEP_NEEDED', message: twoFactorMessages.secondStepNeeded })
  }
}

/** Removes the session with this token when it is a disabled account's or has lasted longest. */
export const endIfOver = async (db: Db, token: string): Promise<void> => {
  const disabled = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.disabled, true))
  await db.delete(sessions).where(and(eq(sessions.token, token), or(inArray(sessions.userId, disabled), lastedLongest)))
}

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
