import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'

/** What a person has been sold, or was given. */
export interface Term {
  readonly plan: PaidPlanId
  /** What it was sold by; nothing when it was given. */
  readonly interval: BillingInterval | null
  readonly expiresAt: Date
}

interface Sale {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly now: Date
  /** Until when the same plan, or a larger one, is paid in another way: what is sold begins then. */
  readonly coveredUntil?: Date | null
}

export interface SaleResult {
  readonly expiresAt: Date
  /** By what its unused time would be valued. */
  readonly interval: BillingInterval
  readonly change: 'created' | 'extended' | 'changed'
}

/** Rupees a year, which compares like rupees a day. What was given counts as the cheaper of the two. */
const yearRate = (plan: PaidPlanId, interval: BillingInterval | null): number =>
  interval === 'monthly' ? plans[plan].price.monthly.inr * 12 : plans[plan].price.yearly.inr

const later = (one: Date, other: Date | null | undefined): Date => (other && other > one ? other : one)

/** A calendar month or year later, in UTC; a day that the month does not have becomes its last. */
export function intervalAfter(from: Date, interval: BillingInterval): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + (interval === 'monthly' ? 1 : 12)]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(from)
  end.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return end
}

/**
 * What a sale makes of the term that is in force, `null` for none. The same plan goes on from its end. Another plan starts now, and
 * what is unused of the old one, in rupees at its price per day, buys more days of the new one at that one's price per day.
 */
export function planSale(current: Term | null, { plan, interval, now, coveredUntil }: Sale): SaleResult {
  const start = later(now, coveredUntil)
  if (!current) return { expiresAt: intervalAfter(start, interval), interval, change: 'created' }
  if (current.plan === plan) {
    return {
      expiresAt: intervalAfter(later(start, current.expiresAt), interval),
      // The cheaper price a day where both were paid, so that unused time is never worth more than was paid for it.
      interval: current.interval === 'monthly' ? interval : 'yearly',
      change: 'extended',
    }
  }
  const credit = creditOf(current, { plan, interval, now })
  return { expiresAt: new Date(intervalAfter(start, interval).getTime() + credit), interval, change: 'changed' }
}

/** How long the unused rest of a term lasts as another plan, in milliseconds: as many rupees at that one's price per day. */
export function creditOf({ expiresAt, ...current }: Term, { plan, interval, now }: Pick<Sale, 'plan' | 'interval' | 'now'>): number {
  const unused = expiresAt.getTime() - now.getTime()
  return Math.floor((unused * yearRate(current.plan, current.interval)) / yearRate(plan, interval))
}
