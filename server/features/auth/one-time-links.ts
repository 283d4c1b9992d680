import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { verifications } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'

/** Validity of the links, in seconds. */
export const linkLifetimes = { verify: 24 * 60 * 60, reset: 60 * 60 } as const

/** The value stored with the token of an emailed link: the account, its address when the email was sent, and the sign-up. */
export const Link = z.object({ userId: z.string(), email: z.string(), signUp: z.string() })
export type Link = z.infer<typeof Link>

export const serializeLink = (link: Link): string => JSON.stringify(link)

/** What a one-time token is for. */
type Purpose = 'verify-email' | 'reset-password' | 'setup' | 'factor-challenge' | 'sign-up'

/**
 * Creates a one-time token that is valid for `seconds`, and stores `value` with it.
 * Only its hash is stored, in the form that Better Auth reads (`verification.storeIdentifier: 'hashed'`).
 */
export const createToken = async (db: Db | Tx, purpose: Purpose, value: string, seconds: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await storeToken(db, purpose, token, value, seconds)
  return token
}

/** Like `createToken`, for a token that already exists. */
export const storeToken = async (db: Db | Tx, purpose: Purpose, token: string, value: string, seconds: number): Promise<void> => {
  const expiresAt = new Date(Date.now() + seconds * 1000)
  await db.insert(verifications).values({ identifier: identifierOf(purpose, token), value, expiresAt })
}

/** Consumes a token: one caller gets the value; all others get `null`, as for an expired token. */
export const consumeToken = async (db: Db | Tx, purpose: Purpose, token: string): Promise<string | null> => {
  const [row] = await db
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(purpose, token)))
    .returning()
  return row && row.expiresAt > new Date() ? row.value : null
}

/** What `consumeToken` would return now, without consuming the token. */
export const readToken = async (db: Db, purpose: Purpose, token: string): Promise<string | null> => {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, new Date())))
  return row?.value ?? null
}

/**
 * Revokes what depends on a user's old password: links for a password reset, and sign-ins that wait for a code. The value of both
 * is the user id, in our rows and in those of Better Auth.
 */
export const revokeTokensFor = async (db: Db | Tx, userId: string): Promise<void> => {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

const identifierOf = (purpose: Purpose, token: string): string => createHash('sha256').update(`${purpose}:${token}`).digest('base64url')
