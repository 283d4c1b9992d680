import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BillingInterval, billingIntervals, type PaidPlanId, plans } from '#contract/plans.ts'
import { intervalAfter, planSale, type Term } from '#server/core/billing/plan-terms.ts'

const day = 86_400_000
const at = (text: string) => new Date(`${text}T10:30:00.000Z`)
const dates = fc.date({ min: at('2024-01-01'), max: at('2050-12-31'), noInvalidDate: true })
const interval = fc.constantFrom(...billingIntervals)
const plan = fc.constantFrom<PaidPlanId>('basic', 'pro')
const sale = fc.record({ plan, interval })

/** The value in rupees of the time between two dates. */
const rupeesFor = ({ plan, interval }: { plan: PaidPlanId; interval: BillingInterval }, from: Date, to: Date): number =>
  ((to.getTime() - from.getTime()) * (interval === 'monthly' ? plans[plan].price.monthly.inr * 12 : plans[plan].price.yearly.inr)) /
  (365 * day)

/** The term after consecutive sales at the same moment. */
const termAfter = (sales: readonly { plan: PaidPlanId; interval: BillingInterval }[], now: Date): Term | null =>
  sales.reduce<Term | null>((term, sale) => {
    const { expiresAt, interval } = planSale(term, { ...sale, now })
    return { plan: sale.plan, interval, expiresAt }
  }, null)

describe('a calendar month or year later', () => {
  test.each([
    ['2026-01-15', 'monthly', '2026-02-15'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2028-01-31', 'monthly', '2028-02-29'],
    ['2026-03-31', 'monthly', '2026-04-30'],
    ['2026-12-31', 'monthly', '2027-01-31'],
    ['2026-05-07', 'yearly', '2027-05-07'],
    ['2028-02-29', 'yearly', '2029-02-28'],
  ] as const)('%s, %s, is %s', (from, interval, to) => {
    expect(intervalAfter(at(from), interval)).toEqual(at(to))
  })

  test('is in the next month, at the same time of the same day or the last one', () => {
    fc.assert(
      fc.property(dates, (from) => {
        const to = intervalAfter(from, 'monthly')
        const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
        expect(months(to) - months(from)).toBe(1)
        expect(to.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate())
        if (to.getUTCDate() < from.getUTCDate()) expect(new Date(to.getTime() + day).getUTCDate()).toBe(1)
        expect(to.getTime() % day).toBe(from.getTime() % day)
      }),
    )
  })
})

describe('a sale', () => {
  test('starts now when no plan is in force', () => {
    expect(planSale(null, { plan: 'pro', interval: 'monthly', now: at('2026-05-07') })).toEqual({
      expiresAt: at('2026-06-07'),
      interval: 'monthly',
      change: 'created',
    })
  })

  test('of the same plan extends it from its end', () => {
    const current: Term = { plan: 'basic', interval: 'monthly', expiresAt: at('2026-05-20') }
    expect(planSale(current, { plan: 'basic', interval: 'yearly', now: at('2026-05-07') })).toMatchObject({
      expiresAt: at('2027-05-20'),
      change: 'extended',
    })
  })

  test('starts after the time that a card has paid', () => {
    const now = at('2026-05-07')
    const byCard = { plan: 'pro', interval: 'monthly', expiresAt: at('2026-05-31'), paidFrom: now } as const
    const order = { plan: 'pro', interval: 'monthly', now, byCard } as const
    expect(planSale(null, order)).toEqual({ expiresAt: at('2026-06-30'), interval: 'monthly', change: 'created' })
    expect(planSale({ plan: 'pro', interval: 'monthly', expiresAt: at('2026-07-01') }, order).expiresAt).toEqual(at('2026-08-01'))
    expect(planSale(null, { ...order, byCard: { ...byCard, interval: 'yearly' } }).interval, 'at the cheaper price').toBe('yearly')
  })

  test('of a larger plan counts what a card has paid of the smaller one, once', () => {
    const now = at('2026-05-07')
    const byCard = { plan: 'basic', interval: 'monthly', expiresAt: at('2026-06-08'), paidFrom: now } as const
    const order = { plan: 'pro', interval: 'monthly', now } as const
    // 32 × 750 / 3200 = 7.5 days after 7 June.
    const ends = new Date(at('2026-06-07').getTime() + 7.5 * day)
    expect(planSale(null, { ...order, byCard })).toEqual({ expiresAt: ends, interval: 'monthly', change: 'created' })
    // A card that is first charged when the manual plan ends has paid for nothing of its own yet.
    const current = { plan: 'basic', interval: 'monthly', expiresAt: byCard.expiresAt } as const
    expect(planSale(current, { ...order, byCard: { ...byCard, paidFrom: current.expiresAt } }).expiresAt).toEqual(ends)
  })

  test('of a larger plan starts now: 30 unused days of Basic are 7 days of Pro', () => {
    const current: Term = { plan: 'basic', interval: 'monthly', expiresAt: at('2026-06-06') }
    const { expiresAt, change } = planSale(current, { plan: 'pro', interval: 'monthly', now: at('2026-05-07') })
    expect(change).toBe('changed')
    // 30 × 750 / 3200 = 7.03 days after 7 June.
    expect(expiresAt.getTime()).toBe(at('2026-06-07').getTime() + (30 * day * 750) / 3200)
  })

  test('never shortens a term and adds at least a whole month or year', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 5 }), sale, dates, (before, next, now) => {
        const current = termAfter(before, now)
        const { expiresAt } = planSale(current, { ...next, now })
        expect(expiresAt.getTime()).toBeGreaterThanOrEqual(intervalAfter(now, next.interval).getTime())
        if (current?.plan === next.plan) {
          expect(expiresAt).toEqual(intervalAfter(current.expiresAt, next.interval))
        }
      }),
    )
  })

  test('of another plan preserves the unused value, and adds none that was not paid', () => {
    fc.assert(
      fc.property(fc.array(sale, { minLength: 1, maxLength: 5 }), sale, dates, (before, next, now) => {
        const current = termAfter(before, now) as Term
        fc.pre(current.plan !== next.plan)
        const { expiresAt, interval } = planSale(current, { ...next, now })
        expect(interval).toBe(next.interval)
        const unused = rupeesFor({ plan: current.plan, interval: current.interval ?? 'yearly' }, now, current.expiresAt)
        const bought = rupeesFor(next, intervalAfter(now, next.interval), expiresAt)
        // To the value of one millisecond.
        expect(unused - bought).toBeGreaterThanOrEqual(-1e-6)
        expect(unused - bought).toBeLessThan(1e-4)
      }),
    )
  })

  test('back and forth between plans gains nothing: a term is never worth more than what was paid', () => {
    fc.assert(
      fc.property(fc.array(sale, { minLength: 1, maxLength: 8 }), dates, (sales, now) => {
        const term = termAfter(sales, now) as Term
        const paid = sales.reduce((sum, { plan, interval }) => sum + plans[plan].price[interval].inr, 0)
        // A month has up to 31 of 365 days and a year up to 366.
        const most = Math.max((31 * 12) / 365, 366 / 365)
        expect(rupeesFor({ plan: term.plan, interval: term.interval ?? 'yearly' }, now, term.expiresAt)).toBeLessThanOrEqual(
          paid * most + 1e-3,
        )
      }),
    )
  })

  test('values a granted plan at the cheaper price', () => {
    const granted: Term = { plan: 'basic', interval: null, expiresAt: at('2026-06-06') }
    const yearly: Term = { ...granted, interval: 'yearly' }
    const order = { plan: 'pro', interval: 'monthly', now: at('2026-05-07') } as const
    expect(planSale(granted, order)).toEqual(planSale(yearly, order))
    expect(planSale(granted, { ...order, plan: 'basic' }).interval).toBe('yearly')
  })
})
