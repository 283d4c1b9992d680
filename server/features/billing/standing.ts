import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CardPlan } from '#contract/billing-calls.ts'
import type { BillingInterval, PlanId } from '#contract/plans.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'

/** The provider's words for a subscription that is billed, or will be. */
const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** What a card pays for, as far as the provider told us. */
export interface CardStanding {
  readonly subscriptionId: string
  readonly plan: PlanId
  readonly interval: BillingInterval | null
  readonly currency: string
  readonly state: string
  readonly live: boolean
  readonly renews: boolean
  readonly periodEnd: Date
}

/** The newest one that lives; else the newest that ended in the last 30 days; `null` without either. */
export async function cardOf(db: Db | Tx, userId: string): Promise<CardStanding | null> {
  const isLive = inArray(cardSubscriptions.state, live)
  const [found] = await db
    .select({
      subscriptionId: cardSubscriptions.id,
      plan: subscriptions.plan,
      interval: subscriptions.billingInterval,
      currency: cardSubscriptions.currency,
      state: cardSubscriptions.state,
      live: sql<boolean>`${isLive}`,
      renews: cardSubscriptions.renews,
      periodEnd: cardSubscriptions.periodEnd,
    })
    .from(cardSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.providerSubscriptionId, cardSubscriptions.id))
    .where(
      and(eq(cardSubscriptions.userId, userId), sql`(${isLive} or ${gt(cardSubscriptions.updatedAt, sql`now() - interval '30 days'`)})`),
    )
    .orderBy(desc(isLive), desc(cardSubscriptions.createdAt))
    .limit(1)
  return found ?? null
}

export function shownCard({ plan, interval, currency, state, live, renews, periodEnd }: CardStanding): CardPlan | null {
  if (plan === 'free' || interval === null) return null
  return {
    ...{ plan, interval, currency, renews },
    state: !live ? 'ended' : state === 'active' || state === 'trialing' ? 'active' : 'past_due',
    period_end: periodEnd.toISOString(),
  }
}

export type Customer = typeof cardCustomers.$inferSelect

export async function customerOf(db: Db, userId: string): Promise<Customer | null> {
  const [customer] = await db.select().from(cardCustomers).where(eq(cardCustomers.userId, userId))
  return customer ?? null
}
