import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { apiKeyPrefix } from '#contract/api-keys.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { apiKeys } from '#server/infra/db/schema.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A number with 62 digits, so that a double click selects the whole key. */
function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = digits[Number(rest % 62n)] + text
  return text
}

/** Digits of 32 random bytes, and of the CRC-32 that finds typing errors without a read of the database. */
const [secretLength, checkLength] = [43, 6]
/** Characters after the prefix by which a user recognizes a key. */
const startLength = 5

const checksumOf = (secret: string): string => base62(BigInt(crc32(apiKeyPrefix + secret)), checkLength)
const format = new RegExp(`^${apiKeyPrefix}[0-9A-Za-z]{${secretLength + checkLength}}$`)

/** A new key, its start, and what is stored of it. */
export function createApiKey(): { readonly key: string; readonly start: string; readonly hash: string } {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  const key = apiKeyPrefix + secret + checksumOf(secret)
  return { key, start: key.slice(0, apiKeyPrefix.length + startLength), hash: sha256(key) }
}

const sha256 = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whether a bearer token is meant as an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix)

/**
 * The hash by which a key is found; `null` when it is not a key of this product. The index finds the hash, so the time of the search says
 * nothing about stored keys.
 */
export function hashOfKey(key: string): string | null {
  const secret = key.slice(apiKeyPrefix.length, -checkLength)
  return format.test(key) && key.endsWith(checksumOf(secret)) ? sha256(key) : null
}

/** Whether the last recorded use of a key is a minute ago. */
export const isUseDue = sql<boolean>`coalesce(${apiKeys.lastUsedAt}, '-infinity') < now() - interval '1 minute'`

/** Records the use of a key, at most once a minute. */
export const recordKeyUse = async (db: Db, id: string): Promise<void> => {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isUseDue))
}

/** Revokes all keys of a user. */
export const revokeKeysOf = async (db: Db | Tx, userId: string): Promise<void> => {
  await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
}

/** Deletes keys that were revoked 90 days ago: until then a program is told that its key was revoked. */
export const purgeRevokedKeys = async (db: Db): Promise<void> => {
  await db.delete(apiKeys).where(lt(apiKeys.revokedAt, sql`now() - interval '90 days'`))
}
