import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CardPlan, PlanOffer } from '#contract/billing-calls.ts'
import { brand } from '#contract/brand.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, planIds, plans } from '#contract/plans.ts'
import { creditOf } from '#server/core/plan-terms.ts'
import { type ManualPlan, manualPlanOf } from '#server/core/subscriptions.ts'
import { cardCustomers, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'

/** Why something about paying by card is refused. They stand here, and not in the contract, because no screen knows them beforehand. */
export const billingMessages = {
  off: 'Card payments are not set up on this server. Please send a payment request instead.',
  notOffered: (plan: string, interval: string, currency: string) =>
    `The ${plan} plan (${interval}) cannot be paid by card in ${currency}. Please send a payment request instead.`,
  otherPrice: 'This price does not belong to the chosen plan. Please reload the page and choose again.',
  samePlan: 'You pay for this plan by card already.',
  /** A date without a value: what one has does not run out. */
  smaller: (held: string, until: string | null, wanted: string) =>
    until === null
      ? `You're on ${held}, with no end date, so there's nothing to pay for ${wanted}.`
      : `You're on ${held} until ${until}. You can choose ${wanted} once it ends.`,
  endless: (held: string) => `You're on ${held}, with no end date, so there's nothing to pay.`,
  tooFar: (held: string, until: string) => `You're on ${held} until ${until}. You can switch to paying by card closer to that date.`,
  coveredBesideCard: (held: string, until: string | null, card: string) =>
    `You're on ${held}${until === null ? '' : ` until ${until}`}, and your card pays for ${card}. Cancel the card plan under Billing, then choose again.`,
  cardRenews: (plan: string, on: string) => `Your card already pays for ${plan}. It renews on ${on}. To stop it, open Billing.`,
  cardPaysFor: (held: string, wanted: string) =>
    `Your card pays for ${held}. To move to ${wanted}, choose Pay by card, or cancel the card plan under Billing first.`,
  otherCurrency: (currency: string) => `Your card is charged in ${currency}. Please choose that currency to change your plan.`,
  providerAway: 'The payment page cannot be opened right now. Please try again in a moment.',
  noCard: 'You have not paid by card yet.',
  unsigned: 'This does not carry the signature of the card provider.',
} as const

/** What a person has when they ask for a plan. */
export interface HeldPlans {
  readonly manual: ManualPlan | null
  /** A subscription at the card provider that is billed, or will be. */
  readonly card: CardStatus | null
}

export interface RequestedPlan {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
}

/** What becomes of a request for a plan. */
export type Offer =
  /** It starts now and is charged now. */
  | { readonly state: 'now' }
  /** It starts, and is charged, when what the person has ends. */
  | { readonly state: 'later'; readonly from: Date }
  /** It starts now, and the rest of a smaller plan is credited: a card is charged first at `from`. */
  | { readonly state: 'credited'; readonly from: Date; readonly replaces: { readonly id: string; readonly expiresAt: Date } }
  /** The card subscription is changed, on the provider's page. */
  | { readonly state: 'change' }
  | { readonly state: 'refused'; readonly why: string }

const hour = 60 * 60 * 1000
/** The provider begins a subscription later only if that is 48 hours away; the page may lie open for a moment first. Milliseconds. */
const soonest = 49 * hour
/** How far ahead a card subscription may begin. Milliseconds. */
const farthest = 730 * 24 * hour

const size = (plan: PaidPlanId | 'free'): number => planIds.indexOf(plan)
const refused = (why: string): Offer => ({ state: 'refused', why })
const laterOf = (one: Date, other: Date): Date => (other > one ? other : one)
/** To the next full hour, so that two presses ask the provider for the same. */
const fullHour = (date: Date): Date => new Date(Math.ceil(date.getTime() / hour) * hour)
const within = (milliseconds: number, now: Date): Date => new Date(now.getTime() + milliseconds)

interface OfferContext {
  readonly now: Date
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

const dayIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium', timeZone })
  return (date: Date | null): string | null => date && day.format(date)
}

/** What paying by card comes to: nobody pays for what they have. */
export function cardOffer({ manual, card }: HeldPlans, wanted: RequestedPlan, { now, timeZone }: OfferContext): Offer {
  const day = dayIn(timeZone)
  const name = plans[wanted.plan].name
  if (manual && size(manual.plan) > size(wanted.plan))
    return refused(billingMessages.smaller(plans[manual.plan].name, day(manual.expiresAt), name))
  if (card) {
    if (card.plan === wanted.plan && card.interval === wanted.interval) return refused(billingMessages.samePlan)
    if (manual?.plan !== wanted.plan || card.plan === wanted.plan) return { state: 'change' }
    return refused(billingMessages.coveredBesideCard(name, day(manual.expiresAt), plans[card.plan].name))
  }
  // What has no end has no rest that could be credited: the larger plan counts beside it.
  if (!manual) return { state: 'now' }
  if (manual.expiresAt === null) return manual.plan === wanted.plan ? refused(billingMessages.endless(name)) : { state: 'now' }
  if (manual.plan === wanted.plan) {
    if (manual.expiresAt > within(farthest, now)) return refused(billingMessages.tooFar(name, day(manual.expiresAt) ?? ''))
    return { state: 'later', from: laterOf(manual.expiresAt, fullHour(within(soonest, now))) }
  }
  const credit = creditOf({ ...manual, expiresAt: manual.expiresAt }, { ...wanted, now })
  const from = fullHour(within(Math.min(Math.max(credit, soonest), farthest), now))
  return { state: 'credited', from, replaces: { id: manual.id, expiresAt: manual.expiresAt } }
}

/** What a manual payment comes to: it adds time to the same plan, starts a larger one now, and is refused where it would add nothing. */
export function requestOffer({ manual, card }: HeldPlans, wanted: RequestedPlan, { now, timeZone }: OfferContext): Offer {
  const day = dayIn(timeZone)
  const name = plans[wanted.plan].name
  if (manual && manual.expiresAt === null) return refused(billingMessages.endless(plans[manual.plan].name))
  if (manual && size(manual.plan) > size(wanted.plan))
    return refused(billingMessages.smaller(plans[manual.plan].name, day(manual.expiresAt), name))
  if (card?.renews) {
    return refused(
      card.plan === wanted.plan
        ? billingMessages.cardRenews(name, day(card.periodEnd) ?? '')
        : billingMessages.cardPaysFor(plans[card.plan].name, name),
    )
  }
  if (card && size(card.plan) > size(wanted.plan)) return refused(billingMessages.smaller(plans[card.plan].name, day(card.periodEnd), name))
  const ends = [manual, card && { plan: card.plan, expiresAt: card.periodEnd }].flatMap((held) =>
    held?.plan === wanted.plan && held.expiresAt ? [held.expiresAt] : [],
  )
  if (ends.length > 0) return { state: 'later', from: ends.reduce(laterOf, now) }
  if (!manual?.expiresAt) return { state: 'now' }
  const { id, expiresAt } = manual
  return { state: 'credited', from: now, replaces: { id, expiresAt } }
}

/** What a person has now. */
export async function heldPlansOf(db: Db | Tx, userId: string): Promise<HeldPlans> {
  const card = await cardStatusOf(db, userId)
  return { manual: await manualPlanOf(db, userId), card: card?.live ? card : null }
}

export const toPlanOffer = (offer: Offer): PlanOffer => ({
  state: offer.state,
  from: 'from' in offer ? offer.from.toISOString() : null,
  why: offer.state === 'refused' ? offer.why : null,
})

/** The provider's words for a subscription that is billed, or will be. */
const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** What a card pays for, as far as the provider told us. */
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

/** The newest one that lives; else the newest that ended in the last 30 days; `null` without either. */
export async function cardStatusOf(db: Db | Tx, userId: string): Promise<CardStatus | null> {
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

export function toCardPlan({ plan, interval, currency, state, live, renews, periodEnd }: CardStatus): CardPlan | null {
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
