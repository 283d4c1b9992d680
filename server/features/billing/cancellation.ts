import { and, arrayOverlaps, eq, isNull, sql } from 'drizzle-orm'
import type { Cards } from '#server/platform/cards.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { adminActions } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import type { Jobs } from '#server/platform/jobs.ts'

/** Ends what cards pay for: as jobs, tried for days, that exist if, and only if, the transaction commits. */
export interface CardCancellation {
  /** Begins to work. Call it once, when the jobs run. */
  start(): Promise<void>
  /** Everything of a person whose account is deleted, and the customer at the provider. To be called before their rows go. */
  cancelForDeletedAccount(tx: Tx, userId: string): Promise<void>
  /** What the card of a disabled account pays for. Answers whether there is anything. */
  cancelForDisabledAccount(tx: Tx, userId: string): Promise<boolean>
  /** One subscription that began when its account was disabled or deleted already. */
  cancelLatePayment(tx: Tx, subscriptionId: string, userId: string | null): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  /** Nothing where card payments are not set up. */
  readonly cards: Cards | null
  readonly events: Pick<Events, 'publish'>
}

type Ending = Pick<typeof cardEndings.$inferInsert, 'cause' | 'subscriptionIds'> & {
  userId?: string | null
  customerId?: string | undefined
}

const job = 'cards-end'
/** The provider's word for a subscription that has ended for good. */
const ended = ['canceled', 'incomplete_expired']

/**
 * An ending is a row that outlives its account and names nobody; its job tries it for days. A row that failed is shown to admins until it
 * is done, by a later try or by an admin who did it at the provider.
 */
export function createCardCancellation({ db, jobs, cards, events }: Deps): CardCancellation {
  const begin = async (tx: Tx, ending: Ending) => {
    const [row] = await tx.insert(cardEndings).values(ending).returning({ id: cardEndings.id })
    if (row) await jobs.enqueue(job, { endingId: row.id }, { tx })
  }
  /** At the provider; each step does nothing the second time. */
  const end = async ({ subscriptionIds, customerId }: Pick<typeof cardEndings.$inferSelect, 'subscriptionIds' | 'customerId'>) => {
    if (!cards) throw new Error('STRIPE_SECRET_KEY is not set, so a card cannot be kept from being charged')
    for (const id of subscriptionIds) await cards.cancelSubscription(id)
    if (customerId) await cards.deleteCustomer(customerId)
  }
  const held = (tx: Tx, userId: string) =>
    tx
      .select({ id: cardSubscriptions.id, state: cardSubscriptions.state })
      .from(cardSubscriptions)
      .where(eq(cardSubscriptions.userId, userId))

  return {
    start: () =>
      jobs.work<{ endingId: string }>(job, async ({ endingId }) => {
        const open = and(eq(cardEndings.id, endingId), isNull(cardEndings.doneAt))
        const [ending] = await db.select().from(cardEndings).where(open)
        if (!ending) return
        try {
          await end(ending)
        } catch (error) {
          await noteFailure(db, events, endingId, error)
          // It is tried again.
          throw error
        }
        await db.transaction(async (tx) => {
          const [done] = await tx.update(cardEndings).set({ doneAt: sql`now()` }).where(open).returning()
          if (!done) return
          const details = { cause: done.cause, subscriptions: done.subscriptionIds }
          await tx.insert(adminActions).values({ action: 'card-cancelled', subject: done.userId ?? done.id, details })
          await events.publish(tx, { topic: 'requests', id: done.id })
        })
      }),

    async cancelForDeletedAccount(tx, userId) {
      const [customer] = await tx.select().from(cardCustomers).where(eq(cardCustomers.userId, userId))
      const subscriptionIds = (await held(tx, userId)).map(({ id }) => id)
      // Without `userId`: the row names nobody.
      if (customer || subscriptionIds.length > 0) await begin(tx, { cause: 'account-deleted', subscriptionIds, customerId: customer?.id })
    },

    async cancelForDisabledAccount(tx, userId) {
      const subscriptionIds = (await held(tx, userId)).filter(({ state }) => !ended.includes(state)).map(({ id }) => id)
      if (subscriptionIds.length > 0) await begin(tx, { cause: 'account-disabled', subscriptionIds, userId })
      return subscriptionIds.length > 0
    },

    async cancelLatePayment(tx, subscriptionId, userId) {
      // Several events tell of one subscription.
      const known = await tx.$count(cardEndings, arrayOverlaps(cardEndings.subscriptionIds, [subscriptionId]))
      if (known === 0) await begin(tx, { cause: 'paid-too-late', subscriptionIds: [subscriptionId], userId })
    },
  }
}

const noteFailure = (db: Db, events: Pick<Events, 'publish'>, id: string, error: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    await tx
      .update(cardEndings)
      .set({ failures: sql`${cardEndings.failures} + 1`, failure })
      .where(eq(cardEndings.id, id))
    await events.publish(tx, { topic: 'requests', id })
  })
