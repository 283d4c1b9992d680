import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { verifications } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/** How long the links work, in seconds. */
export const linkLife = { verify: 24 * 60 * 60, reset: 60 * 60 } as const

/** What is kept with the token of a mailed link: the account, its address when the mail went out, and the sign-up it is for. */
export const Link = z.object({ userId: z.string(), email: z.string(), signUp: z.string() })
export type Link = z.infer<typeof Link>

export const linkText = (link: Link): string => JSON.stringify(link)

/** What a one-time token opens. */
type Purpose = 'verify-email' | 'reset-password' | 'setup' | 'factor-challenge' | 'sign-up'

/**
 * Makes a one-time token that is good for `seconds` and remembers `value` with it.
 * Only its hash is stored, in the form the auth library reads (`verification.storeIdentifier: 'hashed'`).
 */
export const createToken = async (db: Db | Tx, purpose: Purpose, value: string, seconds: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await storeToken(db, purpose, token, value, seconds)
  return token
}

/** The same for a token that exists already. */
export const storeToken = async (db: Db | Tx, purpose: Purpose, token: string, value: string, seconds: number): Promise<void> => {
  const expiresAt = new Date(Date.now() + seconds * 1000)
  await db.insert(verifications).values({ identifier: identifierOf(purpose, token), value, expiresAt })
}

/** Uses a token up: of any number of callers one gets the value, all others (and an expired token) get null. */
export const consumeToken = async (db: Db | Tx, purpose: Purpose, token: string): Promise<string | null> => {
  const [row] = await db
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(purpose, token)))
    .returning()
  return row && row.expiresAt > new Date() ? row.value : null
}

/** What `consumeToken` would give now; does not use the token up. */
export const readToken = async (db: Db, purpose: Purpose, token: string): Promise<string | null> => {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, new Date())))
  return row?.value ?? null
}

/**
 * Voids what rests on a person's old password: links to choose a new one, and sign-ins that wait for their code. Both are kept with the
 * person's id and nothing else, by us and by the auth library.
 */
export const revokeTokensFor = async (db: Db | Tx, userId: string): Promise<void> => {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

const identifierOf = (purpose: Purpose, token: string): string => createHash('sha256').update(`${purpose}:${token}`).digest('base64url')
