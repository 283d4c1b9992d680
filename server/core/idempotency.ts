import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeyField } from '#contract/fields.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { idempotencyKeys } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

/** The request's `Idempotency-Key`, when it has one. @throws INVALID_INPUT when it is not 1 to 200 visible ASCII characters. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const sent = headers.get('idempotency-key')
  if (sent === null) return undefined
  const { data, error } = idempotencyKeyField.safeParse(sent)
  if (error) throw fail('INVALID_INPUT', { issues: error.issues.map(({ message }) => ({ path: 'Idempotency-Key', message })) })
  return data
}

/** @throws INVALID_INPUT: the key stands for another request */
export const idempotencyKeyReused = () =>
  fail('INVALID_INPUT', { issues: [{ path: 'Idempotency-Key', message: 'This key was already used for a different request' }] })

interface Once {
  userId: string
  /** Which call it is. */
  scope: string
  key: string | undefined
  request: unknown
}

/**
 * Does an effect once for a key: the effect, its answer and the key commit together, and the same request under the same key gets
 * the first answer back. A request that arrives while the first still runs waits for it. Without a key the effect just happens.
 * Generations have their own record (`ledger.ts`).
 * @throws INVALID_INPUT when the key was used for another request.
 */
export const withIdempotencyKey = <Answer>(
  db: Db,
  { userId, scope, key, request }: Once,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    if (key === undefined) return effect(tx)
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ userId, scope, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (!claimed) {
      const [before] = await tx.select().from(idempotencyKeys).where(own)
      if (before?.requestHash !== requestHash) throw idempotencyKeyReused()
      return before.response as Answer
    }
    const answer = await effect(tx)
    await tx.update(idempotencyKeys).set({ response: answer }).where(own)
    return answer
  })

/** Keys older than a day stand for nothing any more. */
export const purgeIdempotencyKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '1 day'`)
