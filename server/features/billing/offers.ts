import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CardPlan, PlanOffer } from '#api/billing.ts'
import { brand } from '#contract/brand.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, planIds, plans } from '#contract/plans.ts'
import { creditOf } from '#server/core/billing/plan-terms.ts'
import { type ManualPlan, manualPlanOf, manualPlansSince, paidStates } from '#server/core/billing/subscriptions.ts'
import type { CardSubscription } from '#server/infra/card-provider.ts'
import { cardCustomers, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import { billingMessages } from './messages.ts'

/** The paid plans that a user has. */
export interface HeldPlans {
  readonly manual: ManualPlan | null
  /** A card subscription that is billed now or will be. */
  readonly card: CardStatus | null
}

export interface RequestedPlan {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
}

/** What paying for a plan would do. */
export type Offer =
  /** The plan starts and is charged now. */
  | { readonly state: 'now' }
  /** The plan starts and is charged when the user's current plan ends. */
  | { readonly state: 'later'; readonly from: Date }
  /** The plan starts now, and the rest of a smaller plan is credited: a card is first charged at `from`. `replaces` is a manual plan. */
  | { readonly state: 'credited'; readonly from: Date; readonly replaces: { readonly id: string; readonly expiresAt: Date } | null }
  /** The user changes the card subscription on the provider's page. */
  | { readonly state: 'change' }
  | { readonly state: 'refused'; readonly why: string }

const hour = 60 * 60 * 1000
/** The provider accepts a start date only at least 48 hours ahead; one more hour for the time the page is open. Milliseconds. */
const minDelay = 49 * hour
/** How far ahead a card subscription may start. Milliseconds. */
const maxDelay = 730 * 24 * hour

const rankOf = (plan: PaidPlanId | 'free'): number => planIds.indexOf(plan)
const refused = (why: string): Offer => ({ state: 'refused', why })
const latestOf = (one: Date, other: Date): Date => (other > one ? other : one)
/** Rounded up to the next full hour, so that two calls send the provider the same date. */
const fullHour = (date: Date): Date => new Date(Math.ceil(date.getTime() / hour) * hour)
const fromNow = (milliseconds: number, now: Date): Date => new Date(now.getTime() + milliseconds)

interface OfferContext {
  readonly now: Date
  /** Time zone of the dates in messages. */
  readonly timeZone: string
}

const dayIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium', timeZone })
  return (date: Date | null): string | null => date && day.format(date)
}

/** `until` is `null` when the held plan has no end date. */
function smaller(held: PlanId, until: string | null, wanted: PlanId): string {
  const names = { held: plans[held].name, wanted: plans[wanted].name }
  return until === null ? billingMessages.smallerEndless(names) : billingMessages.smaller({ ...names, until })
}

/** What paying for a plan by card would do. A user never pays for time that is already paid. */
export function cardOffer({ manual, card }: HeldPlans, requested: RequestedPlan, { now, timeZone }: OfferContext): Offer {
  const day = dayIn(timeZone)
  const name = plans[requested.plan].name
  if (manual && rankOf(manual.plan) > rankOf(requested.plan)) return refused(smaller(manual.plan, day(manual.expiresAt), requested.plan))
  if (card) {
    if (card.plan === requested.plan && card.interval === requested.interval) return refused(billingMessages.samePlan)
    if (manual?.plan !== requested.plan || card.plan === requested.plan) return { state: 'change' }
    const [held, until] = [{ held: name, card: plans[card.plan].name }, day(manual.expiresAt)]
    const { coveredBesideCard, coveredBesideCardEndless } = billingMessages
    return refused(until === null ? coveredBesideCardEndless(held) : coveredBesideCard({ ...held, until }))
  }
  // A plan without an end has no rest to credit: the larger plan is charged now and applies in addition.
  if (!manual) return { state: 'now' }
  if (manual.expiresAt === null) return manual.plan === requested.plan ? refused(billingMessages.endless({ held: name })) : { state: 'now' }
  if (manual.plan === requested.plan) {
    if (manual.expiresAt > fromNow(maxDelay, now))
      return refused(billingMessages.tooFar({ held: name, until: day(manual.expiresAt) ?? '' }))
    return { state: 'later', from: latestOf(manual.expiresAt, fullHour(fromNow(minDelay, now))) }
  }
  const credit = creditOf({ ...manual, expiresAt: manual.expiresAt }, { ...requested, now })
  const from = fullHour(fromNow(Math.min(Math.max(credit, minDelay), maxDelay), now))
  return { state: 'credited', from, replaces: { id: manual.id, expiresAt: manual.expiresAt } }
}

/** What a manual payment would do: extend the same plan, start a larger one now, or be refused when it would add nothing. */
export function requestOffer({ manual, card }: HeldPlans, requested: RequestedPlan, { now, timeZone }: OfferContext): Offer {
  const day = dayIn(timeZone)
  const name = plans[requested.plan].name
  if (manual && manual.expiresAt === null) return refused(billingMessages.endless({ held: plans[manual.plan].name }))
  if (manual && rankOf(manual.plan) > rankOf(requested.plan)) return refused(smaller(manual.plan, day(manual.expiresAt), requested.plan))
  if (card?.renews) {
    return refused(
      card.plan === requested.plan
        ? billingMessages.cardRenews({ plan: name, on: day(card.periodEnd) ?? '' })
        : billingMessages.cardPaysFor({ held: plans[card.plan].name, wanted: name }),
    )
  }
  const paidByCard = card && paidStates.includes(card.state) ? { plan: card.plan, expiresAt: card.periodEnd } : null
  if (paidByCard && rankOf(paidByCard.plan) > rankOf(requested.plan))
    return refused(smaller(paidByCard.plan, day(paidByCard.expiresAt), requested.plan))
  const ends = [manual, paidByCard].flatMap((heldPlan) =>
    heldPlan?.plan === requested.plan && heldPlan.expiresAt ? [heldPlan.expiresAt] : [],
  )
  if (ends.length > 0) return { state: 'later', from: ends.reduce(latestOf, now) }
  if (!manual && !paidByCard) return { state: 'now' }
  return { state: 'credited', from: now, replaces: manual?.expiresAt ? { id: manual.id, expiresAt: manual.expiresAt } : null }
}

/** Identifies the manual plan for which a payment page is opened: its rest decides when the card is first charged. */
export const coverageOf = (manual: Pick<ManualPlan, 'id' | 'expiresAt'> | null): string =>
  manual ? `${manual.id} ${manual.expiresAt?.toISOString() ?? ''}` : ''

/**
 * Whether a new card subscription charges for days that its user has paid another way since its payment page was opened: another card pays
 * already, or the manual plan is not the one that the page counted on.
 */
export async function isPaidTwice(
  tx: Tx,
  userId: string,
  { covered, startedAt }: Pick<CardSubscription, 'covered' | 'startedAt'>,
): Promise<boolean> {
  // Set up by the operator at the provider.
  if (covered === undefined) return false
  if ((await heldPlansOf(tx, userId)).card) return true
  const since = (await manualPlansSince(tx, userId, startedAt)).map(coverageOf)
  if (since.some((coverage) => coverage !== covered)) return true
  // The plan that the page counted on was ended early.
  return since.length === 0 && new Date(covered.split(' ')[1] ?? '') > startedAt
}

/** The plans that a user has now. */
export async function heldPlansOf(db: Db | Tx, userId: string): Promise<HeldPlans> {
  const card = await cardStatusOf(db, userId)
  return { manual: await manualPlanOf(db, userId), card: card?.live ? card : null }
}

export const toPlanOffer = (offer: Offer): PlanOffer => ({
  state: offer.state,
  from: 'from' in offer ? offer.from.toISOString() : null,
  why: offer.state === 'refused' ? offer.why : null,
})

/** The provider's states of a subscription that is billed now or will be. */
const liveStates = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** A card subscription, as last read from the provider. */
export interface CardStatus {
  readonly subscriptionId: string
  readonly plan: PlanId
  readonly interval: BillingInterval | null
  readonly currency: string
  readonly state: string
  readonly live: boolean
  readonly renews: boolean
  readonly periodEnd: Date
}

/** The newest live card subscription, or else the newest that ended in the last 30 days, or else `null`. */
export async function cardStatusOf(db: Db | Tx, userId: string): Promise<CardStatus | null> {
  const isLive = inArray(cardSubscriptions.state, liveStates)
  const [status] = await db
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
  return status ?? null
}

export function toCardPlan({ plan, interval, currency, state, live, renews, periodEnd }: CardStatus): CardPlan | null {
  if (plan === 'free' || interval === null) return null
  return {
    plan,
    interval,
    currency,
    renews,
    state: !live ? 'ended' : state === 'active' || state === 'trialing' ? 'active' : 'past_due',
    period_end: periodEnd.toISOString(),
  }
}

export type Customer = typeof cardCustomers.$inferSelect

export async function customerOf(db: Db, userId: string): Promise<Customer | null> {
  const [customer] = await db.select().from(cardCustomers).where(eq(cardCustomers.userId, userId))
  return customer ?? null
}
