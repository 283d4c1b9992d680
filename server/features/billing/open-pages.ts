import { eq } from 'drizzle-orm'
import type { CardProvider } from '#server/infra/card-provider.ts'
import { cardCustomers } from '#server/infra/db/card-schema.ts'
import type { Tx } from '#server/infra/db/database.ts'
import type { Jobs } from '#server/infra/jobs.ts'

/** Expires the payment pages that a user has open at the provider, in jobs that are retried for days. */
export interface OpenPages {
  /** Starts the worker. Call it once, after the job queue has started. */
  start(): Promise<void>
  /**
   * Expires a user's open pages if, and only if, the transaction commits. Call it when a plan begins or changes: what the page would charge
   * was computed before that. A page that they open later stays. Who pays sooner than the page expires is paid back; see `isPaidTwice`.
   */
  close(tx: Tx, userId: string): Promise<void>
}

interface Deps {
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  /** `null` when card payments are not set up. */
  readonly cards: Pick<CardProvider, 'expireCheckouts'> | null
}

const job = 'cards-close-pages'

export const createOpenPages = ({ jobs, cards }: Deps): OpenPages => ({
  start: () =>
    jobs.work<{ customerId: string; openedBefore: string }>(job, async ({ customerId, openedBefore }) =>
      cards?.expireCheckouts(customerId, new Date(openedBefore)),
    ),
  async close(tx, userId) {
    const [customer] = await tx.select({ id: cardCustomers.id }).from(cardCustomers).where(eq(cardCustomers.userId, userId))
    if (customer && cards) await jobs.enqueue(job, { customerId: customer.id, openedBefore: new Date().toISOString() }, { tx })
  },
})
