import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import { endCreditedPlan, lockUser } from '#server/core/subscriptions.ts'
import type { CardSubscription, Cards } from '#server/platform/cards.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import type { CardPrice } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import type { Log } from '#server/platform/log.ts'
import type { CardCancellation } from './cancellation.ts'

/** What the provider answered, and when it was asked. */
interface ProviderState {
  readonly fencingToken: number
  /** `null`: it has none such. */
  readonly subscription: CardSubscription | null
}

interface SyncedSubscription {
  readonly userId: string
  readonly terms: CardTerms
}

/**
 * How our copy of a subscription follows the provider's. Events come late, twice and in any order, and several servers hear them: so an
 * event is only a reason to ask how things stand. A fencing token is taken before each question, and an answer that was asked for earlier than one
 * already written changes nothing. Whatever happens last at the provider is followed by an event, whose answer has it: that one, or a
 * later one as good, is what stays.
 */
export interface SubscriptionSync {
  fetch(subscriptionId: string): Promise<ProviderState>
  /** Writes an answer down. `null` when the subscription is nobody's here. */
  store(tx: Tx, answer: ProviderState): Promise<SyncedSubscription | null>
}

interface SubscriptionSyncDeps {
  readonly db: Db
  readonly cards: Cards
  readonly prices: readonly CardPrice[]
  readonly events: Pick<Events, 'publish'>
  readonly notices: Pick<EmailQueue, 'queue'>
  readonly endCards: CardCancellation
  readonly log: Log
}

export function createSubscriptionSync({ db, cards, prices, events, notices, endCards, log }: SubscriptionSyncDeps): SubscriptionSync {
  return {
    async fetch(subscriptionId) {
      const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('card_tickets') as ticket`)
      return { fencingToken: Number(rows[0]?.ticket), subscription: await cards.subscription(subscriptionId) }
    },

    async store(tx, { fencingToken, subscription }) {
      if (!subscription) return null
      const userId = subscription.userId ?? (await userIdOfCustomer(tx, subscription.customerId))
      // Another product's, at the same provider.
      if (userId === undefined) return null
      const terms = termsOf(subscription, prices)
      if (!terms) {
        log.error({ subscription: subscription.id }, 'a card pays for a price that STRIPE_PRICE_… does not list')
        return null
      }
      const person = await lockUser(tx, userId)
      if (terms.status === 'active' && (!person || person.disabled)) {
        log.warn({ subscription: subscription.id }, 'a card pays for an account that is disabled or deleted; it is cancelled')
        await endCards.cancelLatePayment(tx, subscription.id, person ? userId : null)
      }
      if (!person) return null
      if (await storeIfNewest(tx, { userId, fencingToken, subscription, terms })) {
        const { replaces } = subscription
        if (replaces && terms.status === 'active') await endCreditedPlan(tx, { userId, ...replaces })
        await events.publish(tx, { topic: 'account', id: userId })
        if (await isNews(tx, subscription.id, terms)) {
          const { plan, interval, periodEnd: expiresAt, renews } = terms
          const charged = subscription.state === 'trialing' ? 'later' : 'now'
          await notices.queue(tx, { about: 'plan-active', userId, plan, interval, expiresAt, renews, charged })
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

/** Whether the answer is the newest one. */
async function storeIfNewest(tx: Tx, { userId, fencingToken, subscription: { id, state, currency }, terms }: SyncUpdate): Promise<boolean> {
  const { periodEnd, renews, plan, interval: billingInterval, status, expiresAt } = terms
  const said = { state, currency, periodEnd, renews, ticket: fencingToken }
  const [newest] = await tx
    .insert(cardSubscriptions)
    .values({ id, userId, ...said })
    .onConflictDoUpdate({ target: cardSubscriptions.id, set: said, setWhere: lt(cardSubscriptions.ticket, fencingToken) })
    .returning({ id: cardSubscriptions.id })
  if (!newest) return false
  const given = { plan, billingInterval, status, expiresAt }
  await tx
    .insert(subscriptions)
    .values({ userId, providerSubscriptionId: id, ...given })
    .onConflictDoUpdate({ target: subscriptions.providerSubscriptionId, set: given })
  return true
}

/** Whether its person has not been told of this plan: once for each plan that it changes to. */
async function isNews(tx: Tx, id: string, { plan, status, periodEnd }: CardTerms): Promise<boolean> {
  if (status !== 'active' || periodEnd <= new Date()) return false
  const { announced } = cardSubscriptions
  const [news] = await tx
    .update(cardSubscriptions)
    .set({ announced: plan })
    .where(and(eq(cardSubscriptions.id, id), or(isNull(announced), ne(announced, plan))))
    .returning({ id: cardSubscriptions.id })
  return news !== undefined
}

/** Brings our copy of one subscription up to date. */
export type SyncSubscription = (subscriptionId: string) => Promise<SyncedSubscription | null>

export const createSyncSubscription =
  ({ db, sync }: { db: Db; sync: SubscriptionSync }): SyncSubscription =>
  async (subscriptionId) => {
    const answer = await sync.fetch(subscriptionId)
    return db.transaction((tx) => sync.store(tx, answer))
  }

/**
 * Asks about every subscription whose period is over without a word of the provider, so that a delivery that never came costs nobody
 * the plan they paid for. To be done every hour: a plan outlasts its period by a day.
 */
export async function syncOverdueSubscriptions(db: Db, syncSubscription: SyncSubscription): Promise<void> {
  const { id, state, periodEnd } = cardSubscriptions
  const silent = await db
    .select({ id })
    .from(cardSubscriptions)
    .where(
      and(inArray(state, ['active', 'trialing', 'past_due']), lt(periodEnd, sql`now()`), gt(periodEnd, sql`now() - interval '7 days'`)),
    )
  for (const subscription of silent) await syncSubscription(subscription.id)
}

const day = 24 * 60 * 60 * 1000
/** How long a plan outlasts its period while it renews: the provider's word for it may come late. Milliseconds. */
export const renewalGrace = day
/** How long a plan outlasts a payment that failed, while the provider tries it again. Milliseconds. */
export const unpaidGrace = 7 * day

/** What a subscription gives its person. */
interface CardTerms {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly status: 'active' | 'inactive'
  readonly expiresAt: Date
  /** Until when it is paid, or billed. */
  readonly periodEnd: Date
  readonly renews: boolean
}

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one)
const after = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** Reckoned from what the provider says now and nothing else. `null` when it is for none of our plans. */
export function termsOf(subscription: CardSubscription, prices: readonly CardPrice[]): CardTerms | null {
  const plan = planOf(subscription, prices)
  if (!plan) return null
  const { state, interval, periodStart, periodEnd, endsAt, endedAt, invoicedAt } = subscription
  const terms = { plan, interval, periodEnd: earlier(periodEnd, endsAt) }
  switch (state) {
    case 'active':
    case 'trialing':
      return { ...terms, status: 'active', expiresAt: endsAt ?? after(periodEnd, renewalGrace), renews: endsAt === null }
    case 'past_due':
      return {
        ...terms,
        status: 'active',
        expiresAt: earlier(earlier(periodEnd, endsAt), after(invoicedAt ?? periodStart, unpaidGrace)),
        renews: endsAt === null,
      }
    default:
      return { ...terms, status: 'inactive', expiresAt: endedAt ?? periodStart, renews: false }
  }
}

/** By its price, which changes with the plan; by what was written on it where the price is for several plans, or no longer listed. */
function planOf({ priceId, plan }: CardSubscription, prices: readonly CardPrice[]): PaidPlanId | null {
  const priced = planOfPrice(priceId, prices)
  if (priced) return priced
  return plan !== undefined && plan !== 'free' && Object.hasOwn(plans, plan) ? (plan as PaidPlanId) : null
}

/** `null` when the price is listed for no plan, or for several. */
export function planOfPrice(priceId: string | undefined, prices: readonly CardPrice[]): PaidPlanId | null {
  const [priced, ...others] = new Set(prices.filter(({ id }) => id === priceId).map(({ plan }) => plan))
  return priced && others.length === 0 ? priced : null
}
