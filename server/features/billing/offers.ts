import type { PlanOffer } from '#contract/billing-calls.ts'
import { brand } from '#contract/brand.ts'
import { type BillingInterval, type PaidPlanId, planIds, plans } from '#contract/plans.ts'
import { creditOf } from '#server/core/plan-terms.ts'
import { type HeldByHand, heldByHand } from '#server/core/subscriptions.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { type CardStanding, cardOf } from './standing.ts'
import { words } from './words.ts'

/** What a person has when they ask for a plan. */
export interface Holding {
  readonly byHand: HeldByHand | null
  /** A subscription at the card provider that is billed, or will be. */
  readonly card: CardStanding | null
}

export interface Wanted {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
}

/** What becomes of a wish for a plan. */
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

interface Asked {
  readonly now: Date
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

const dayIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'medium', timeZone })
  return (date: Date | null): string | null => date && day.format(date)
}

/** What paying by card comes to: nobody pays for what they have. */
export function cardOffer({ byHand, card }: Holding, wanted: Wanted, { now, timeZone }: Asked): Offer {
  const day = dayIn(timeZone)
  const name = plans[wanted.plan].name
  if (byHand && size(byHand.plan) > size(wanted.plan)) return refused(words.smaller(plans[byHand.plan].name, day(byHand.expiresAt), name))
  if (card) {
    if (card.plan === wanted.plan && card.interval === wanted.interval) return refused(words.samePlan)
    if (byHand?.plan !== wanted.plan || card.plan === wanted.plan) return { state: 'change' }
    return refused(words.coveredBesideCard(name, day(byHand.expiresAt), plans[card.plan].name))
  }
  // What has no end has no rest that could be credited: the larger plan counts beside it.
  if (!byHand) return { state: 'now' }
  if (byHand.expiresAt === null) return byHand.plan === wanted.plan ? refused(words.endless(name)) : { state: 'now' }
  if (byHand.plan === wanted.plan) {
    if (byHand.expiresAt > within(farthest, now)) return refused(words.tooFar(name, day(byHand.expiresAt) ?? ''))
    return { state: 'later', from: laterOf(byHand.expiresAt, fullHour(within(soonest, now))) }
  }
  const credit = creditOf({ ...byHand, expiresAt: byHand.expiresAt }, { ...wanted, now })
  const from = fullHour(within(Math.min(Math.max(credit, soonest), farthest), now))
  return { state: 'credited', from, replaces: { id: byHand.id, expiresAt: byHand.expiresAt } }
}

/** What a manual payment comes to: it adds time to the same plan, starts a larger one now, and is refused where it would add nothing. */
export function requestOffer({ byHand, card }: Holding, wanted: Wanted, { now, timeZone }: Asked): Offer {
  const day = dayIn(timeZone)
  const name = plans[wanted.plan].name
  if (byHand && byHand.expiresAt === null) return refused(words.endless(plans[byHand.plan].name))
  if (byHand && size(byHand.plan) > size(wanted.plan)) return refused(words.smaller(plans[byHand.plan].name, day(byHand.expiresAt), name))
  if (card?.renews) {
    return refused(
      card.plan === wanted.plan ? words.cardRenews(name, day(card.periodEnd) ?? '') : words.cardPaysFor(plans[card.plan].name, name),
    )
  }
  if (card && size(card.plan) > size(wanted.plan)) return refused(words.smaller(plans[card.plan].name, day(card.periodEnd), name))
  const ends = [byHand, card && { plan: card.plan, expiresAt: card.periodEnd }].flatMap((held) =>
    held?.plan === wanted.plan && held.expiresAt ? [held.expiresAt] : [],
  )
  if (ends.length > 0) return { state: 'later', from: ends.reduce(laterOf, now) }
  if (!byHand?.expiresAt) return { state: 'now' }
  const { id, expiresAt } = byHand
  return { state: 'credited', from: now, replaces: { id, expiresAt } }
}

/** What a person has now. */
export async function holdingOf(db: Db | Tx, userId: string): Promise<Holding> {
  const card = await cardOf(db, userId)
  return { byHand: await heldByHand(db, userId), card: card?.live ? card : null }
}

export const shownOffer = (offer: Offer): PlanOffer => ({
  state: offer.state,
  from: 'from' in offer ? offer.from.toISOString() : null,
  why: offer.state === 'refused' ? offer.why : null,
})
