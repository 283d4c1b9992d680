import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import { endCreditedPlan, lockUser } from '#server/core/subscriptions.ts'
import type { CardProvider, CardSubscription } from '#server/platform/card-provider.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import type { CardPrice } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import type { Log } from '#server/platform/log.ts'
import type { CardCancellation } from './cancellation.ts'

/** A subscription as read from the provider, with the fencing token of that read. */
interface ProviderState {
  readonly fencingToken: number
  /** `null` when the provider has no such subscription. */
  readonly subscription: CardSubscription | null
}

interface SyncedSubscription {
  readonly userId: string
  readonly terms: CardTerms
}

/**
 * Keeps our copy of a subscription up to date. Webhook events arrive late, twice, in any order and at several servers, so an event only
 * triggers a new read from the provider. Each read takes a fencing token first, and a state whose token is older than the stored one is
 * ignored. The last change at the provider is followed by an event, whose read contains it: that state, or a newer one, is stored last.
 */
export interface SubscriptionSync {
  fetch(subscriptionId: string): Promise<ProviderState>
  /** Stores a state. `null` when the subscription belongs to no user of this product. */
  store(tx: Tx, providerState: ProviderState): Promise<SyncedSubscription | null>
}

interface SubscriptionSyncDeps {
  readonly db: Db
  readonly cards: CardProvider
  readonly prices: readonly CardPrice[]
  readonly events: Pick<Events, 'publish'>
  readonly emailQueue: Pick<EmailQueue, 'queue'>
  readonly cardCancellation: CardCancellation
  readonly log: Log
}

export function createSubscriptionSync(deps: SubscriptionSyncDeps): SubscriptionSync {
  const { db, cards, prices, events, emailQueue, cardCancellation, log } = deps
  return {
    async fetch(subscriptionId) {
      const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('card_tickets') as ticket`)
      return { fencingToken: Number(rows[0]?.ticket), subscription: await cards.subscription(subscriptionId) }
    },

    async store(tx, { fencingToken, subscription }) {
      if (!subscription) return null
      const userId = subscription.userId ?? (await userIdOfCustomer(tx, subscription.customerId))
      // A subscription of another product at the same provider account.
      if (userId === undefined) return null
      const terms = termsOf(subscription, prices)
      if (!terms) {
        log.error({ subscription: subscription.id }, 'a card subscription has a price that no STRIPE_PRICE_… variable lists')
        return null
      }
      const user = await lockUser(tx, userId)
      if (terms.status === 'active' && (!user || user.disabled)) {
        log.warn({ subscription: subscription.id }, 'a card subscription belongs to a disabled or deleted account and is cancelled')
        await cardCancellation.cancelLatePayment(tx, subscription.id, user ? userId : null)
      }
      if (!user) return null
      if (await storeIfNewest(tx, { userId, fencingToken, subscription, terms })) {
        const { replaces } = subscription
        if (replaces && terms.status === 'active') await endCreditedPlan(tx, { userId, ...replaces })
        await events.publish(tx, { topic: 'account', id: userId })
        if (await claimAnnouncement(tx, subscription.id, terms)) {
          const { plan, interval, periodEnd: expiresAt, renews } = terms
          const charged = subscription.state === 'trialing' ? 'later' : 'now'
          await emailQueue.queue(tx, { about: 'plan-active', userId, plan, interval, expiresAt, renews, charged })
        }
      }
      return { userId, terms }
    },
  }
}

async function userIdOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const [customer] = await tx.select({ userId: cardCustomers.userId }).from(cardCustomers).where(eq(cardCustomers.id, customerId))
  return customer?.userId
}

interface SyncUpdate extends SyncedSubscription {
  readonly fencingToken: number
  readonly subscription: CardSubscription
}

/** Stores the state and returns `true`, unless a newer one is stored. */
async function storeIfNewest(tx: Tx, { userId, fencingToken, subscription: { id, state, currency }, terms }: SyncUpdate): Promise<boolean> {
  const { periodEnd, renews, plan, interval: billingInterval, status, expiresAt } = terms
  const providerValues = { state, currency, periodEnd, renews, ticket: fencingToken }
  const [newest] = await tx
    .insert(cardSubscriptions)
    .values({ id, userId, ...providerValues })
    .onConflictDoUpdate({ target: cardSubscriptions.id, set: providerValues, setWhere: lt(cardSubscriptions.ticket, fencingToken) })
    .returning({ id: cardSubscriptions.id })
  if (!newest) return false
  const granted = { plan, billingInterval, status, expiresAt }
  await tx
    .insert(subscriptions)
    .values({ userId, providerSubscriptionId: id, ...granted })
    .onConflictDoUpdate({ target: subscriptions.providerSubscriptionId, set: granted })
  return true
}

/** Whether the user must be notified of this plan: once for each plan that the subscription changes to. */
async function claimAnnouncement(tx: Tx, id: string, { plan, status, periodEnd }: CardTerms): Promise<boolean> {
  if (status !== 'active' || periodEnd <= new Date()) return false
  const { announced } = cardSubscriptions
  const [updated] = await tx
    .update(cardSubscriptions)
    .set({ announced: plan })
    .where(and(eq(cardSubscriptions.id, id), or(isNull(announced), ne(announced, plan))))
    .returning({ id: cardSubscriptions.id })
  return updated !== undefined
}

/** Reads one subscription from the provider and stores it. */
export type SyncSubscription = (subscriptionId: string) => Promise<SyncedSubscription | null>

export const createSyncSubscription =
  ({ db, sync }: { db: Db; sync: SubscriptionSync }): SyncSubscription =>
  async (subscriptionId) => {
    const providerState = await sync.fetch(subscriptionId)
    return db.transaction((tx) => sync.store(tx, providerState))
  }

/**
 * Synchronises every subscription whose period has ended without an event, so that no user loses a paid plan because of a lost delivery.
 * Call it every hour: a plan remains active for a day after its period (`renewalGrace`).
 */
export async function syncOverdueSubscriptions(db: Db, syncSubscription: SyncSubscription): Promise<void> {
  const { id, state, periodEnd } = cardSubscriptions
  const overdue = await db
    .select({ id })
    .from(cardSubscriptions)
    .where(
      and(inArray(state, ['active', 'trialing', 'past_due']), lt(periodEnd, sql`now()`), gt(periodEnd, sql`now() - interval '7 days'`)),
    )
  for (const subscription of overdue) await syncSubscription(subscription.id)
}

const day = 24 * 60 * 60 * 1000
/** How long a renewing plan remains active after its period, because the event of its renewal may be late. Milliseconds. */
export const renewalGrace = day
/** How long a plan remains active after a failed payment, while the provider retries it. Milliseconds. */
export const unpaidGrace = 7 * day

/** The plan that a subscription gives its user. */
interface CardTerms {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly status: 'active' | 'inactive'
  readonly expiresAt: Date
  /** End of the period that is paid or billed. */
  readonly periodEnd: Date
  readonly renews: boolean
}

const earliestOf = (one: Date, other: Date | null): Date => (other && other < one ? other : one)
const addMilliseconds = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** Computed only from the state at the provider. `null` when the subscription is for none of our plans. */
export function termsOf(subscription: CardSubscription, prices: readonly CardPrice[]): CardTerms | null {
  const plan = planOf(subscription, prices)
  if (!plan) return null
  const { state, interval, periodStart, periodEnd, endsAt, endedAt, invoicedAt } = subscription
  const terms = { plan, interval, periodEnd: earliestOf(periodEnd, endsAt) }
  switch (state) {
    case 'active':
    case 'trialing':
      return { ...terms, status: 'active', expiresAt: endsAt ?? addMilliseconds(periodEnd, renewalGrace), renews: endsAt === null }
    case 'past_due':
      return {
        ...terms,
        status: 'active',
        expiresAt: earliestOf(earliestOf(periodEnd, endsAt), addMilliseconds(invoicedAt ?? periodStart, unpaidGrace)),
        renews: endsAt === null,
      }
    default:
      return { ...terms, status: 'inactive', expiresAt: endedAt ?? periodStart, renews: false }
  }
}

/** The plan of its price, which changes with the plan; or the plan in its metadata, when the price has several plans or is no longer listed. */
function planOf({ priceId, plan }: CardSubscription, prices: readonly CardPrice[]): PaidPlanId | null {
  const pricePlan = planOfPrice(priceId, prices)
  if (pricePlan) return pricePlan
  return plan !== undefined && plan !== 'free' && Object.hasOwn(plans, plan) ? (plan as PaidPlanId) : null
}

/** `null` when the price is configured for no plan, or for several. */
export function planOfPrice(priceId: string | undefined, prices: readonly CardPrice[]): PaidPlanId | null {
  const [plan, ...others] = new Set(prices.filter(({ id }) => id === priceId).map(({ plan }) => plan))
  return plan && others.length === 0 ? plan : null
}
