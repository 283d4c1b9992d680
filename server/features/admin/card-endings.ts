import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { CardEnding } from '#contract/admin-calls.ts'
import type { Account } from '#server/core/accounts.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { cardEndings } from '#server/platform/db/card-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import { record } from './actions.ts'
import type { Telling } from './decide.ts'

const shownAtMost = 100
const isFailing = and(isNull(cardEndings.doneAt), gt(cardEndings.failures, 0))

/** Card subscriptions that could not be ended yet, the oldest first. */
export async function failedEndings(db: Db): Promise<CardEnding[]> {
  const rows = await db
    .select({ ending: cardEndings, email: profiles.email })
    .from(cardEndings)
    .leftJoin(profiles, eq(profiles.id, cardEndings.userId))
    .where(isFailing)
    .orderBy(asc(cardEndings.createdAt), asc(cardEndings.id))
    .limit(shownAtMost)
  return rows.map(({ ending: { id, cause, subscriptionIds, customerId, failures, failure, createdAt }, email }) => ({
    ...{ id, cause, email, subscriptions: subscriptionIds, customer: customerId, failures, failure: failure ?? '' },
    created_at: createdAt.toISOString(),
  }))
}

interface Settled {
  readonly id: string
  readonly notes?: string | undefined
}

/** An admin has ended it at the provider, and it is not tried again. What is done stays done. @throws NOT_FOUND */
export function settleEnding(
  { db, publish }: { db: Db } & Pick<Telling, 'publish'>,
  admin: Pick<Account, 'id'>,
  { id, notes }: Settled,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [done] = await tx
      .update(cardEndings)
      .set({ doneAt: sql`now()` })
      .where(and(eq(cardEndings.id, id), isFailing))
      .returning()
    if (!done) {
      if ((await tx.$count(cardEndings, eq(cardEndings.id, id))) === 0) throw fail('NOT_FOUND')
      return
    }
    const details = { cause: done.cause, subscriptions: done.subscriptionIds, ...(notes && { notes }) }
    await record(tx, { adminId: admin.id, action: 'card-settled', subject: done.userId ?? id, details })
    await publish(tx, { topic: 'requests', id })
  })
}
