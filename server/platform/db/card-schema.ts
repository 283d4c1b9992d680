import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cardEndingCauses } from '#contract/card-endings.ts'
import { planIds } from '#contract/plans.ts'
import { ownerId, profiles } from '#server/platform/db/auth-schema.ts'
import { createdAt, id, moment, updatedAt } from '#server/platform/db/columns.ts'

/** What is known of people and subscriptions at the card provider. */

/** Events of the card provider that took effect, written in the transaction of the effect: none counts twice. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stripe_events_age').on(table.createdAt)],
)

/** Who a person is to the card provider. */
export const cardCustomers = pgTable('card_customers', {
  userId: ownerId().primaryKey(),
  id: text('id').notNull().unique(),
  /** The payment page that was opened last. */
  checkoutId: text('checkout_id'),
  createdAt: createdAt(),
})

/** Says in which order the card provider was asked; see `server/features/billing/subscription-sync.ts`. */
export const cardTickets = pgSequence('card_tickets')

/** What the card provider last said of a subscription. What it gives its person stands in `subscriptions`. */
export const cardSubscriptions = pgTable(
  'card_subscriptions',
  {
    /** The provider's, as in `subscriptions`. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    /** The provider's word for its state. */
    state: text('state').notNull(),
    currency: text('currency').notNull(),
    /** Until when it is paid, or billed. */
    periodEnd: moment('period_end').notNull(),
    /** Whether it goes on by itself then. */
    renews: boolean('renews').notNull(),
    /** The plan whose start its person was told by mail. */
    announced: text('announced', { enum: planIds }),
    /** What it was asked with; an answer to an earlier one changes nothing. */
    ticket: bigint('ticket', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('card_subscriptions_user').on(table.userId), index('card_subscriptions_period').on(table.periodEnd)],
)

/**
 * Card subscriptions that we end at the provider: one row for each time, which outlives its account. Admins see those that failed until
 * they are done; see `server/features/billing/cancellation.ts`.
 */
export const cardEndings = pgTable(
  'card_endings',
  {
    id: id(),
    /** Nothing once the account is deleted. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    cause: text('cause', { enum: cardEndingCauses }).notNull(),
    subscriptionIds: text('subscription_ids').array().notNull(),
    /** Set where the provider is to forget the customer as well. */
    customerId: text('customer_id'),
    /** How often it failed, and how the last time. */
    failures: integer('failures').notNull().default(0),
    failure: text('failure'),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('card_endings_open').on(table.createdAt).where(sql`done_at is null`), index('card_endings_user').on(table.userId)],
)
