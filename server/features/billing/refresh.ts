import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import { cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Follow, Followed } from './follow.ts'

/** Brings our copy of one subscription up to date. */
export type Refresh = (subscriptionId: string) => Promise<Followed | null>

export const createRefresh =
  ({ db, follow }: { db: Db; follow: Follow }): Refresh =>
  async (subscriptionId) => {
    const answer = await follow.ask(subscriptionId)
    return db.transaction((tx) => follow.write(tx, answer))
  }

/**
 * Asks about every subscription whose period is over without a word of the provider, so that a delivery that never came costs nobody
 * the plan they paid for. To be done every hour: a plan outlasts its period by a day.
 */
export async function catchUp(db: Db, refresh: Refresh): Promise<void> {
  const { id, state, periodEnd } = cardSubscriptions
  const silent = await db
    .select({ id })
    .from(cardSubscriptions)
    .where(
      and(inArray(state, ['active', 'trialing', 'past_due']), lt(periodEnd, sql`now()`), gt(periodEnd, sql`now() - interval '7 days'`)),
    )
  for (const subscription of silent) await refresh(subscription.id)
}
