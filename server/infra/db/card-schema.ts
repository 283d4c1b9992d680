import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cardEndingCauses } from '#contract/billing.ts'
import { planIds } from '#contract/plans.ts'
import { profiles, userReference } from '#server/infra/db/auth-schema.ts'
import { createdAt, id, timestamptz, updatedAt } from '#server/infra/db/columns.ts'

/** Customers and subscriptions at the card provider. */

/** Webhook events that were processed, written in the same transaction as their effect, so that none is processed twice. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stripe_events_age').on(table.createdAt)],
)

/** The user's customer id at the card provider. */
export const cardCustomers = pgTable('card_customers', {
  userId: userReference().primaryKey(),
  id: text('id').notNull().unique(),
  /** The checkout session that was created last. */
  checkoutId: text('checkout_id'),
  createdAt: createdAt(),
})

/** The fencing tokens of reads from the card provider; see `server/features/billing/subscription-sync.ts`. */
export const cardTickets = pgSequence('card_tickets')

/** The last known state of a subscription at the card provider. The plan that it gives the user is in `subscriptions`. */
export const cardSubscriptions = pgTable(
  'card_subscriptions',
  {
    /** The provider's id, as in `subscriptions.provider_subscription_id`. */
    id: text('id').primaryKey(),
    userId: userReference(),
    /** The status, in the provider's terms. */
    state: text('state').notNull(),
    currency: text('currency').notNull(),
    /** The end of the paid or billed period. */
    periodEnd: timestamptz('period_end').notNull(),
    /** Whether it renews automatically at that time. */
    renews: boolean('renews').notNull(),
    /** The plan whose start was announced to the user by email. */
    announced: text('announced', { enum: planIds }),
    /** The fencing token of the last update; an answer with a smaller one is ignored. */
    ticket: bigint('ticket', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('card_subscriptions_user').on(table.userId), index('card_subscriptions_period').on(table.periodEnd)],
)

/**
 * Cancellations of card subscriptions by this server, one row for each. A row is kept when its account is deleted. Admins see failed
 * cancellations until they succeed; see `server/features/billing/cancellation.ts`.
 */
export const cardEndings = pgTable(
  'card_endings',
  {
    id: id(),
    /** `null` once the account is deleted. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    cause: text('cause', { enum: cardEndingCauses }).notNull(),
    subscriptionIds: text('subscription_ids').array().notNull(),
    /** Set when the customer must be deleted at the provider, too. */
    customerId: text('customer_id'),
    /** The number of failed attempts, and the last error. */
    failures: integer('failures').notNull().default(0),
    failure: text('failure'),
    doneAt: timestamptz('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('card_endings_open').on(table.createdAt).where(sql`done_at is null`), index('card_endings_user').on(table.userId)],
)
