import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CardEndingCause } from '#contract/billing.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { endCreditedPlan, lockUser } from '#server/core/billing/subscriptions.ts'
import type { CardProvider, CardSubscription } from '#server/infra/card-provider.ts'
import { cardCustomers, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import type { CardPrice } from '#server/infra/env.ts'
import type { Events } from '#server/infra/events.ts'
import type { Log } from '#server/infra/log.ts'
import { type CardCancellation, cancellationOf, refundedSince } from './cancellation.ts'
import { type CardTerms, termsOf } from './card-terms.ts'
import { recordPayment } from './income.ts'
import { isPaidTwice } from './offers.ts'
import type { OpenPages } from './open-pages.ts'

/** A subscription as read from the provider, with the fencing token of that read. */
interface ProviderState {
  readonly fencingToken: number
  /** `null` when the provider has no such subscription. */
  readonly subscription: CardSubscription | null
}

interface SyncedSubscription {
  readonly userId: string
  readonly terms: CardTerms
  /** Charges since then are refunded, because we cancelled the subscription; `null`: none is. */
  readonly refundedSince: Date | null
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
  readonly openPages: Pick<OpenPages, 'close'>
  readonly log: Log
}

export function createSubscriptionSync(deps: SubscriptionSyncDeps): SubscriptionSync {
  const { db, cards, prices, events, emailQueue, openPages, log } = deps
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
      const admission = await admit(tx, deps, { userId, user, subscription })
      if (admission !== 'admitted')
        return user && { userId, terms: { ...terms, status: 'inactive' }, refundedSince: admission.refundedSince }
      if (await storeIfNewest(tx, { userId, fencingToken, subscription, terms })) {
        const { replaces, paid } = subscription
        // A state and its charge are stored together: whoever credits the rest must know what was paid for it; see `refundedSince`.
        if (paid) await recordPayment(tx, paid, { userId, terms }, { prices, emailQueue })
        if (replaces && terms.status === 'active') await endCreditedPlan(tx, { userId, ...replaces })
        await events.publish(tx, { topic: 'account', id: userId })
        if (await claimAnnouncement(tx, subscription.id, terms)) {
          const { plan, interval, periodEnd: expiresAt, renews } = terms
          const charged = subscription.state === 'trialing' ? 'later' : 'now'
          await emailQueue.queue(tx, { about: 'plan-active', userId, plan, interval, expiresAt, renews, charged })
          await openPages.close(tx, userId)
        }
      }
      return { userId, terms, refundedSince: null }
    },
  }
}

interface Candidate {
  readonly userId: string
  readonly user: Awaited<ReturnType<typeof lockUser>>
  readonly subscription: CardSubscription
}

/**
 * Whether a subscription may give its user a plan. One that we cancelled never does again. A new one is cancelled, and its charge refunded,
 * when its days are paid already or its account is closed: its payment page was opened before that.
 */
async function admit(
  tx: Tx,
  { cardCancellation, log }: SubscriptionSyncDeps,
  { userId, user, subscription }: Candidate,
): Promise<'admitted' | { readonly refundedSince: Date | null }> {
  const { id, state } = subscription
  const cancellation = await cancellationOf(tx, id)
  if (cancellation && !closedAccount.includes(cancellation.cause)) return { refundedSince: refundedSince(cancellation) }
  if (!user && cancellation) return { refundedSince: null }
  const isNew = (await tx.$count(cardSubscriptions, eq(cardSubscriptions.id, id))) === 0
  // Nothing is paid yet, and perhaps never will be.
  if (isNew && unpaidStates.includes(state)) return { refundedSince: null }
  if (!isNew) return user ? 'admitted' : { refundedSince: null }
  if (user && !user.disabled && !(await isPaidTwice(tx, userId, subscription))) return 'admitted'
  log.warn({ subscription: id }, 'a card subscription is cancelled and refunded: its days were paid already, or its account is closed')
  await cardCancellation.cancelLatePayment(tx, id, user ? userId : null)
  return { refundedSince: new Date(0) }
}

/** Causes of cancellations whose subscriptions are stored until they have ended at the provider. */
const closedAccount: readonly CardEndingCause[] = ['account-disabled', 'account-deleted']
/** The provider's states of a subscription whose first payment has not arrived. */
const unpaidStates = ['incomplete', 'incomplete_expired']

async function userIdOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const [customer] = await tx.select({ userId: cardCustomers.userId }).from(cardCustomers).where(eq(cardCustomers.id, customerId))
  return customer?.userId
}

interface SyncUpdate extends Pick<SyncedSubscription, 'userId' | 'terms'> {
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
