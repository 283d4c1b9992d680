import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'

/** A paid plan in force, sold or granted, with its end. */
export interface Term {
  readonly plan: PaidPlanId
  /** The billing interval it was sold with; `null` when an admin granted it. */
  readonly interval: BillingInterval | null
  readonly expiresAt: Date
}

interface Sale {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly now: Date
  /** A plan in force that a card has paid for, up to the end of what it has paid. */
  readonly byCard?: CardTerm | null
}

export interface CardTerm extends Term {
  /** From when its time is paid: for a card that is first charged later, after the plan that this time belongs to. */
  readonly paidFrom: Date
}

interface SaleResult {
  readonly expiresAt: Date
  /** The interval whose price values unused time. */
  readonly interval: BillingInterval
  readonly change: 'created' | 'extended' | 'changed'
}

/** The price in rupees per year, proportional to the price per day. A granted plan is valued at the cheaper yearly price. */
const yearRate = (plan: PaidPlanId, interval: BillingInterval | null): number =>
  interval === 'monthly' ? plans[plan].price.monthly.inr * 12 : plans[plan].price.yearly.inr

const laterOf = (first: Date, second: Date | null | undefined): Date => (second && second > first ? second : first)

/** A calendar month or year later, in UTC; a day that the target month does not have becomes its last day. */
export function intervalAfter(from: Date, interval: BillingInterval): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + (interval === 'monthly' ? 1 : 12)]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(from)
  end.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return end
}

/**
 * Computes the term after a sale. `current` is the manual term in force, `null` for none. The same plan, paid either way, is extended from
 * its end. Another plan starts now, and the unused value of the old plan, in rupees at its price per day, buys days of the new plan at the
 * new price per day. So no day is paid twice and none is lost.
 */
export function planSale(current: Term | null, { plan, interval, now, byCard = null }: Sale): SaleResult {
  const held: CardTerm[] = [...(current ? [{ ...current, paidFrom: now }] : []), ...(byCard ? [byCard] : [])]
  const same = held.filter((term) => term.plan === plan)
  const start = same.reduce((latest, { expiresAt }) => laterOf(latest, expiresAt), now)
  const credit = held
    .filter((term) => term.plan !== plan)
    .reduce((sum, { paidFrom, ...term }) => sum + Math.max(0, creditOf(term, { plan, interval, now: laterOf(now, paidFrom) })), 0)
  return {
    expiresAt: new Date(intervalAfter(start, interval).getTime() + credit),
    // With both prices paid, the cheaper one counts, so that unused time is never valued above what was paid.
    interval: same.every((term) => term.interval === 'monthly') ? interval : 'yearly',
    change: current ? (current.plan === plan ? 'extended' : 'changed') : 'created',
  }
}

/** Converts the unused time of a term into time of another plan, in milliseconds, by their prices per day. */
export function creditOf({ expiresAt, ...current }: Term, { plan, interval, now }: Pick<Sale, 'plan' | 'interval' | 'now'>): number {
  const unused = expiresAt.getTime() - now.getTime()
  return Math.floor((unused * yearRate(current.plan, current.interval)) / yearRate(plan, interval))
}
