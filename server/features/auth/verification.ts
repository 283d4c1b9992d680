import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { takeToken } from './tokens.ts'

/**
 * What a second sign-up for an address nobody has proved yet asks for. It takes effect only when the link of that very sign-up is
 * opened: a stranger who signs up with your address first, or after you, sets neither your name nor your password.
 */
export type Claim = { fullName: string; passwordHash: string }

const Stored = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string().optional(),
  passwordHash: z.string().optional(),
})

/** The value kept with a verification token. */
export const claimText = (stored: z.infer<typeof Stored>): string => JSON.stringify(stored)

/**
 * Uses a verification token up and returns the address it proves. It must be the present address of the very account it was sent
 * for, not yet verified; otherwise, and for a used, expired or unknown token, null.
 */
export const redeemVerification = (db: Db, token: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const value = await takeToken(tx, 'verify-email', token)
    if (value === null) return null
    const { userId, email, fullName, passwordHash } = Stored.parse(JSON.parse(value))
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    if (!profile || profile.email !== email || profile.emailVerified) return null
    if (fullName !== undefined) await tx.update(profiles).set({ fullName }).where(eq(profiles.id, userId))
    if (passwordHash !== undefined) {
      await tx
        .update(accounts)
        .set({ password: passwordHash })
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    }
    return email
  })
