import { eq } from 'drizzle-orm'
import type { Cards } from '#server/platform/cards.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

/** What is to end at the provider. It names nobody here, and outlives the account. */
interface Leaving {
  readonly subscriptionIds: readonly string[]
  readonly customerId?: string
}

/** Ends what cards pay for: as jobs, tried for days, that exist if, and only if, the transaction commits. */
export interface EndCards {
  /** Begins to work. Call it once, when the jobs run. */
  start(): Promise<void>
  /** Everything of a person, whom the provider forgets too. To be called before their rows go. */
  person(tx: Tx, userId: string): Promise<void>
  /** One subscription. */
  subscription(tx: Tx, id: string): Promise<void>
}

const job = 'cards-end'

/** @param cards nothing where card payments are not set up */
export function createEndCards({ jobs, cards }: { jobs: Pick<Jobs, 'work' | 'enqueue'>; cards: Cards | null }): EndCards {
  return {
    start: () =>
      jobs.work<Leaving>(job, async ({ subscriptionIds, customerId }) => {
        // Not done, and not forgotten: it is tried again, and said each time.
        if (!cards) throw new Error('STRIPE_SECRET_KEY is not set, so a card cannot be kept from being charged')
        for (const id of subscriptionIds) await cards.cancelSubscription(id)
        if (customerId) await cards.deleteCustomer(customerId)
      }),
    async person(tx, userId) {
      const [customer] = await tx.select().from(cardCustomers).where(eq(cardCustomers.userId, userId))
      const held = await tx.select({ id: cardSubscriptions.id }).from(cardSubscriptions).where(eq(cardSubscriptions.userId, userId))
      if (!customer && held.length === 0) return
      const leaving: Leaving = { subscriptionIds: held.map(({ id }) => id), ...(customer && { customerId: customer.id }) }
      await jobs.enqueue(job, leaving, { tx })
    },
    subscription: (tx, id) => jobs.enqueue(job, { subscriptionIds: [id] } satisfies Leaving, { tx }),
  }
}
