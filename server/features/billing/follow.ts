import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Notices } from '#server/core/notices.ts'
import { lockPerson, retireCredited } from '#server/core/subscriptions.ts'
import type { CardSubscription, Cards } from '#server/platform/cards.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import type { CardPrice } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import type { Log } from '#server/platform/log.ts'
import type { EndCards } from './leave.ts'
import { type CardTerms, termsOf } from './terms.ts'

/** What the provider answered, and when it was asked. */
export interface Answer {
  readonly ticket: number
  /** `null`: it has none such. */
  readonly subscription: CardSubscription | null
}

export interface Followed {
  readonly userId: string
  readonly terms: CardTerms
}

/**
 * How our copy of a subscription follows the provider's. Events come late, twice and in any order, and several servers hear them: so an
 * event is only a reason to ask how things stand. A ticket is drawn before asking, and an answer that was asked for earlier than one
 * already written changes nothing. Whatever happens last at the provider is followed by an event, whose answer has it: that one, or a
 * later one as good, is what stays.
 */
export interface Follow {
  ask(subscriptionId: string): Promise<Answer>
  /** Writes an answer down. `null` when the subscription is nobody's here. */
  write(tx: Tx, answer: Answer): Promise<Followed | null>
}

export interface FollowDeps {
  readonly db: Db
  readonly cards: Cards
  readonly prices: readonly CardPrice[]
  readonly events: Pick<Events, 'publish'>
  readonly notices: Pick<Notices, 'queue'>
  readonly endCards: EndCards
  readonly log: Log
}

export function createFollow({ db, cards, prices, events, notices, endCards, log }: FollowDeps): Follow {
  return {
    async ask(subscriptionId) {
      const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('card_tickets') as ticket`)
      return { ticket: Number(rows[0]?.ticket), subscription: await cards.subscription(subscriptionId) }
    },

    async write(tx, { ticket, subscription }) {
      if (!subscription) return null
      const userId = subscription.userId ?? (await holderOf(tx, subscription.customerId))
      // Another product's, at the same provider.
      if (userId === undefined) return null
      const terms = termsOf(subscription, prices)
      if (!terms) {
        log.error({ subscription: subscription.id }, 'a card pays for a price that STRIPE_PRICE_… does not list')
        return null
      }
      const person = await lockPerson(tx, userId)
      if (terms.status === 'active' && (!person || person.disabled)) {
        log.warn({ subscription: subscription.id }, 'a card pays for an account that is disabled or deleted; it is cancelled')
        await endCards.tooLate(tx, subscription.id, person ? userId : null)
      }
      if (!person) return null
      if (await keep(tx, { userId, ticket, subscription, terms })) {
        const { replaces } = subscription
        if (replaces && terms.status === 'active') await retireCredited(tx, { userId, ...replaces })
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

async function holderOf(tx: Tx, customerId: string): Promise<string | undefined> {
  const [customer] = await tx.select({ userId: cardCustomers.userId }).from(cardCustomers).where(eq(cardCustomers.id, customerId))
  return customer?.userId
}

interface Kept extends Followed {
  readonly ticket: number
  readonly subscription: CardSubscription
}

/** Whether the answer is the newest one. */
async function keep(tx: Tx, { userId, ticket, subscription: { id, state, currency }, terms }: Kept): Promise<boolean> {
  const { periodEnd, renews, plan, interval: billingInterval, status, expiresAt } = terms
  const said = { state, currency, periodEnd, renews, ticket }
  const [newest] = await tx
    .insert(cardSubscriptions)
    .values({ id, userId, ...said })
    .onConflictDoUpdate({ target: cardSubscriptions.id, set: said, setWhere: lt(cardSubscriptions.ticket, ticket) })
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
