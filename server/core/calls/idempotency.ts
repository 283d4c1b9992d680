import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { fieldMessages } from '#contract/field-messages.ts'
import { idempotencyKeyField } from '#contract/fields.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { idempotencyKeys } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** The request's `Idempotency-Key`, when it has one. @throws INVALID_INPUT when it is not 1 to 200 visible ASCII characters. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const header = headers.get('idempotency-key')
  if (header === null) return undefined
  const { data, error } = idempotencyKeyField.safeParse(header)
  if (error) throw fail('INVALID_INPUT', { issues: error.issues.map(({ message }) => ({ path: 'Idempotency-Key', message })) })
  return data
}

/** The INVALID_INPUT error for a key that was used for another request. */
export const idempotencyKeyReused = () => fail('INVALID_INPUT', { issues: [{ path: 'Idempotency-Key', message: fieldMessages.keyUsed }] })

interface IdempotentCall {
  userId: string
  /** The name of the call. */
  scope: string
  key: string | undefined
  request: unknown
}

/**
 * Runs an effect once per idempotency key. The effect, its answer and the key commit together; the same request with the same key gets the
 * first answer again. A request that arrives while the first is running waits for it. Without a key the effect always runs. Generations
 * have their own record (`ledger.ts`).
 * @throws INVALID_INPUT when the key was used for another request.
 */
export const withIdempotencyKey = <Answer>(
  db: Db,
  { userId, scope, key, request }: IdempotentCall,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    if (key === undefined) return effect(tx)
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const [inserted] = await tx
      .insert(idempotencyKeys)
      .values({ userId, scope, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (!inserted) {
      const [stored] = await tx.select().from(idempotencyKeys).where(own)
      if (stored?.requestHash !== requestHash) throw idempotencyKeyReused()
      return stored.response as Answer
    }
    const answer = await effect(tx)
    await tx.update(idempotencyKeys).set({ response: answer }).where(own)
    return answer
  })

/** Deletes keys older than a day. */
export const purgeIdempotencyKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '1 day'`)
