import { and, arrayOverlaps, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CardProvider, Refund } from '#server/infra/card-provider.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { adminActions, subscriptions } from '#server/infra/db/schema.ts'
import type { Events } from '#server/infra/events.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import { recordedOf } from './income.ts'
import type { TellOfRefund } from './refund-news.ts'

/** Cancels card subscriptions at the provider, in jobs that are retried for days. A job is queued only if the transaction commits. */
export interface CardCancellation {
  /** Starts the worker. Call it once, after the job queue has started. */
  start(): Promise<void>
  /** All subscriptions of a deleted account, and its customer at the provider. Call it before the rows are deleted. */
  cancelForDeletedAccount(tx: Tx, userId: string): Promise<void>
  /** All subscriptions of a disabled account. Returns whether there is one. */
  cancelForDisabledAccount(tx: Tx, userId: string): Promise<boolean>
  /** One subscription whose days were already paid another way, or whose account is closed. What it has charged is refunded. */
  cancelLatePayment(tx: Tx, subscriptionId: string, userId: string | null): Promise<void>
  /** All subscriptions of a user whose rest was added to a manual payment. Our copies end at once, the provider's in the job. */
  cancelCredited(tx: Tx, userId: string): Promise<void>
}

/** Why and when we cancelled a subscription; `null` if we did not. */
export async function cancellationOf(
  tx: Tx,
  subscriptionId: string,
): Promise<Pick<typeof cardEndings.$inferSelect, 'cause' | 'createdAt'> | null> {
  const { cause, createdAt } = cardEndings
  const [row] = await tx
    .select({ cause, createdAt })
    .from(cardEndings)
    .where(arrayOverlaps(cardEndings.subscriptionIds, [subscriptionId]))
    .orderBy(asc(createdAt))
    .limit(1)
  return row ?? null
}

/**
 * From when on the charges of a cancelled subscription are refunded, unless they are recorded: all of one that was paid too late, else what
 * came after the end. No charge is recorded after that.
 *
 * A rest that was credited is the one that we had read last, and its charge was recorded in the same transaction. So what is not recorded was
 * not credited, whatever the time of the charge: the provider's clock is not ours, and has only seconds. The time spares old charges whose
 * events never came.
 */
export const refundedSince = ({ cause, createdAt }: Pick<typeof cardEndings.$inferSelect, 'cause' | 'createdAt'>): Date => {
  if (cause === 'paid-too-late') return new Date(0)
  return cause === 'credited' ? new Date(createdAt.getTime() - uncertainTime) : createdAt
}

/** How far a charge may seem to precede the end of its subscription although it came later. Milliseconds. */
const uncertainTime = 60 * 60 * 1000

interface Deps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  /** `null` when card payments are not set up. */
  readonly cards: CardProvider | null
  readonly events: Pick<Events, 'publish'>
  readonly tell: TellOfRefund
}

type NewCancellation = Pick<typeof cardEndings.$inferInsert, 'cause' | 'subscriptionIds'> & {
  userId?: string | null
  customerId?: string | undefined
}

const job = 'cards-end'
/** The provider's states of a subscription that has ended. */
const endedStates = ['canceled', 'incomplete_expired']

/**
 * Each cancellation is a row of `card_endings`, which remains when its account is deleted and then names no user. Its job retries for
 * days. A failed row is displayed to admins until a retry succeeds or an admin has cancelled at the provider.
 */
export function createCardCancellation({ db, jobs, cards, events, tell }: Deps): CardCancellation {
  const queueCancellation = async (tx: Tx, cancellation: NewCancellation) => {
    const [row] = await tx.insert(cardEndings).values(cancellation).returning({ id: cardEndings.id })
    if (row) await jobs.enqueue(job, { endingId: row.id }, { tx })
  }
  /** At the provider. Idempotent. Returns what was refunded for each subscription. */
  const cancelAtProvider = async (cancellation: typeof cardEndings.$inferSelect) => {
    if (!cards) throw new Error('STRIPE_SECRET_KEY is not set, so a card cannot be kept from being charged')
    const { subscriptionIds, customerId } = cancellation
    for (const id of subscriptionIds) await cards.cancelSubscription(id)
    if (customerId) await cards.deleteCustomer(customerId)
    return Promise.all(subscriptionIds.map(async (id) => ({ id, refunds: await refundCharges(db, cards, id, cancellation) })))
  }
  const subscriptionsOf = (tx: Tx, userId: string) =>
    tx
      .select({ id: cardSubscriptions.id, state: cardSubscriptions.state })
      .from(cardSubscriptions)
      .where(eq(cardSubscriptions.userId, userId))

  const unendedSubscriptionsOf = async (tx: Tx, userId: string) =>
    (await subscriptionsOf(tx, userId)).filter(({ state }) => !endedStates.includes(state))

  return {
    start: () =>
      jobs.work<{ endingId: string }>(job, async ({ endingId }) => {
        const unfinished = and(eq(cardEndings.id, endingId), isNull(cardEndings.doneAt))
        const [cancellation] = await db.select().from(cardEndings).where(unfinished)
        if (!cancellation) return
        // The job queue retries.
        const ended = await cancelAtProvider(cancellation).catch(async (error: unknown) => {
          await recordFailure(db, events, endingId, error)
          throw error
        })
        await db.transaction(async (tx) => {
          const [done] = await tx.update(cardEndings).set({ doneAt: sql`now()` }).where(unfinished).returning()
          if (!done) return
          for (const { id: subscriptionId, refunds } of ended) {
            const [refund = null] = refunds
            if (refund || done.cause === 'paid-too-late') await tell(tx, { userId: done.userId, subscriptionId, refund })
          }
          const refunds = ended.flatMap((subscription) => subscription.refunds)
          const details = { cause: done.cause, subscriptions: done.subscriptionIds, ...(refunds.length > 0 && { refunds }) }
          await tx.insert(adminActions).values({ action: 'card-cancelled', subject: done.userId ?? done.id, details })
          await events.publish(tx, { topic: 'requests', id: done.id })
        })
      }),

    async cancelForDeletedAccount(tx, userId) {
      const [customer] = await tx.select().from(cardCustomers).where(eq(cardCustomers.userId, userId))
      const subscriptionIds = (await subscriptionsOf(tx, userId)).map(({ id }) => id)
      // Without `userId`: the row must not name the deleted user.
      if (customer || subscriptionIds.length > 0)
        await queueCancellation(tx, { cause: 'account-deleted', subscriptionIds, customerId: customer?.id })
    },

    async cancelForDisabledAccount(tx, userId) {
      const subscriptionIds = (await unendedSubscriptionsOf(tx, userId)).map(({ id }) => id)
      if (subscriptionIds.length > 0) await queueCancellation(tx, { cause: 'account-disabled', subscriptionIds, userId })
      return subscriptionIds.length > 0
    },

    async cancelLatePayment(tx, subscriptionId, userId) {
      // Several events may report the same subscription.
      if (await cancellationOf(tx, subscriptionId)) return
      await queueCancellation(tx, { cause: 'paid-too-late', subscriptionIds: [subscriptionId], userId })
    },

    async cancelCredited(tx, userId) {
      const unended = await unendedSubscriptionsOf(tx, userId)
      if (unended.length === 0) return
      const subscriptionIds = unended.map(({ id }) => id)
      await tx.update(cardSubscriptions).set({ state: 'canceled', renews: false }).where(inArray(cardSubscriptions.id, subscriptionIds))
      await tx
        .update(subscriptions)
        .set({ status: 'inactive', expiresAt: sql`least(${subscriptions.expiresAt}, clock_timestamp())` })
        .where(inArray(subscriptions.providerSubscriptionId, subscriptionIds))
      await queueCancellation(tx, { cause: 'credited', subscriptionIds, userId })
    },
  }
}

/** Refunds what a cancelled subscription was charged wrongly, and returns the sum of each currency; the same when it is called again. */
async function refundCharges(
  db: Db,
  cards: CardProvider,
  subscriptionId: string,
  cancellation: typeof cardEndings.$inferSelect,
): Promise<Refund[]> {
  const since = refundedSince(cancellation)
  const charges = (await cards.charges(subscriptionId)).filter(({ paidAt }) => paidAt >= since)
  const ids = charges.map(({ id }) => id)
  const credited = cancellation.cause === 'credited' ? await recordedOf(db, ids) : new Set()
  const sums = new Map<string, number>()
  for (const { id, currency, amount } of charges) {
    if (credited.has(id)) continue
    await cards.refund(id)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

const recordFailure = (db: Db, events: Pick<Events, 'publish'>, id: string, error: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    await tx
      .update(cardEndings)
      .set({ failures: sql`${cardEndings.failures} + 1`, failure })
      .where(eq(cardEndings.id, id))
    await events.publish(tx, { topic: 'requests', id })
  })
