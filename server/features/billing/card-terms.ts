import { type BillingInterval, type PaidPlanId, paidPlanIds } from '#contract/plans.ts'
import type { CardSubscription } from '#server/infra/card-provider.ts'
import type { CardPrice } from '#server/infra/env.ts'

const day = 24 * 60 * 60 * 1000
/** How long a renewing plan remains active after its period, because the event of its renewal may be late. Milliseconds. */
export const renewalGrace = day
/** How long a plan remains active after a failed payment, while the provider retries it. Milliseconds. */
export const unpaidGrace = 7 * day

/** The plan that a subscription gives its user. */
export interface CardTerms {
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

/**
 * The plan of its price, which changes with the plan; or the plan in its metadata, when the price has several plans or is no longer listed.
 * Before the first charge always the one in its metadata: only that one was paid for, with what was left of a manual plan.
 */
function planOf({ priceId, plan, state }: CardSubscription, prices: readonly CardPrice[]): PaidPlanId | null {
  const bought = paidPlanIds.find((id) => id === plan) ?? null
  return state === 'trialing' ? (bought ?? planOfPrice(priceId, prices)) : (planOfPrice(priceId, prices) ?? bought)
}

/** `null` when the price is configured for no plan, or for several. */
export function planOfPrice(priceId: string | undefined, prices: readonly CardPrice[]): PaidPlanId | null {
  const [plan, ...others] = new Set(prices.filter(({ id }) => id === priceId).map(({ plan }) => plan))
  return plan && others.length === 0 ? plan : null
}
