import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { CardSubscription } from '#server/platform/cards.ts'
import type { CardPrice } from '#server/platform/env.ts'

const day = 24 * 60 * 60 * 1000
/** How long a plan outlasts its period while it renews: the provider's word for it may come late. Milliseconds. */
export const renewalGrace = day
/** How long a plan outlasts a payment that failed, while the provider tries it again. Milliseconds. */
export const unpaidGrace = 7 * day

/** What a subscription gives its person. */
export interface CardTerms {
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
