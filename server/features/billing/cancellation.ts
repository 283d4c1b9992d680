import { and, arrayOverlaps, eq, isNull, sql } from 'drizzle-orm'
import type { CardProvider } from '#server/platform/card-provider.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { adminActions } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import type { Jobs } from '#server/platform/jobs.ts'

/** Cancels card subscriptions at the provider, in jobs that are retried for days. A job is queued only if the transaction commits. */
export interface CardCancellation {
  /** Starts the worker. Call it once, after the job queue has started. */
  start(): Promise<void>
  /** All subscriptions of a deleted account, and its customer at the provider. Call it before the rows are deleted. */
  cancelForDeletedAccount(tx: Tx, userId: string): Promise<void>
  /** All subscriptions of a disabled account. Returns whether there is one. */
  cancelForDisabledAccount(tx: Tx, userId: string): Promise<boolean>
  /** One subscription that started after its account was disabled or deleted. */
  cancelLatePayment(tx: Tx, subscriptionId: string, userId: string | null): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  /** `null` when card payments are not set up. */
  readonly cards: CardProvider | null
  readonly events: Pick<Events, 'publish'>
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
export function createCardCancellation({ db, jobs, cards, events }: Deps): CardCancellation {
  const queueCancellation = async (tx: Tx, cancellation: NewCancellation) => {
    const [row] = await tx.insert(cardEndings).values(cancellation).returning({ id: cardEndings.id })
    if (row) await jobs.enqueue(job, { endingId: row.id }, { tx })
  }
  /** At the provider. Idempotent. */
  const cancelAtProvider = async ({
    subscriptionIds,
    customerId,
  }: Pick<typeof cardEndings.$inferSelect, 'subscriptionIds' | 'customerId'>) => {
    if (!cards) throw new Error('STRIPE_SECRET_KEY is not set, so a card cannot be kept from being charged')
    for (const id of subscriptionIds) await cards.cancelSubscription(id)
    if (customerId) await cards.deleteCustomer(customerId)
  }
  const subscriptionsOf = (tx: Tx, userId: string) =>
    tx
      .select({ id: cardSubscriptions.id, state: cardSubscriptions.state })
      .from(cardSubscriptions)
      .where(eq(cardSubscriptions.userId, userId))

  return {
    start: () =>
      jobs.work<{ endingId: string }>(job, async ({ endingId }) => {
        const unfinished = and(eq(cardEndings.id, endingId), isNull(cardEndings.doneAt))
        const [cancellation] = await db.select().from(cardEndings).where(unfinished)
        if (!cancellation) return
        try {
          await cancelAtProvider(cancellation)
        } catch (error) {
          await recordFailure(db, events, endingId, error)
          // The job queue retries.
          throw error
        }
        await db.transaction(async (tx) => {
          const [done] = await tx.update(cardEndings).set({ doneAt: sql`now()` }).where(unfinished).returning()
          if (!done) return
          const details = { cause: done.cause, subscriptions: done.subscriptionIds }
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
      const subscriptionIds = (await subscriptionsOf(tx, userId)).filter(({ state }) => !endedStates.includes(state)).map(({ id }) => id)
      if (subscriptionIds.length > 0) await queueCancellation(tx, { cause: 'account-disabled', subscriptionIds, userId })
      return subscriptionIds.length > 0
    },

    async cancelLatePayment(tx, subscriptionId, userId) {
      // Several events may report the same subscription.
      const existing = await tx.$count(cardEndings, arrayOverlaps(cardEndings.subscriptionIds, [subscriptionId]))
      if (existing === 0) await queueCancellation(tx, { cause: 'paid-too-late', subscriptionIds: [subscriptionId], userId })
    },
  }
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
