import { describe, expect, test } from 'vitest'
import type { CardSubscription } from '#server/infra/card-provider.ts'
import { renewalGrace, termsOf, unpaidGrace } from './card-terms.ts'

const prices = [
  { plan: 'basic', interval: 'monthly', currency: 'usd', id: 'price_basic' },
  { plan: 'pro', interval: 'monthly', currency: 'usd', id: 'price_pro' },
  { plan: 'basic', interval: 'monthly', currency: 'inr', id: 'price_both' },
  { plan: 'pro', interval: 'monthly', currency: 'inr', id: 'price_both' },
] as const
const periodStart = new Date('2026-11-21T00:00:00Z')
const periodEnd = new Date('2026-12-21T00:00:00Z')
const addMilliseconds = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

const paid: CardSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  state: 'active',
  userId: undefined,
  plan: 'basic',
  replaces: undefined,
  covered: '',
  priceId: 'price_pro',
  interval: 'monthly',
  currency: 'usd',
  periodStart,
  periodEnd,
  endsAt: null,
  endedAt: null,
  startedAt: periodStart,
  invoicedAt: periodStart,
  paid: null,
}
const terms = (changes: Partial<CardSubscription> = {}) => termsOf({ ...paid, ...changes }, prices)

test('a renewing plan remains active for a day after its period', () => {
  expect(terms()).toEqual({
    plan: 'pro',
    interval: 'monthly',
    status: 'active',
    renews: true,
    periodEnd,
    expiresAt: addMilliseconds(periodEnd, renewalGrace),
  })
})

test('a plan that does not renew ends exactly with its period', () => {
  expect(terms({ endsAt: periodEnd })).toMatchObject({ status: 'active', expiresAt: periodEnd, renews: false })
})

test('after a failed payment the plan remains active for a week, but not longer than the period', () => {
  expect(terms({ state: 'past_due' })).toMatchObject({ status: 'active', expiresAt: addMilliseconds(periodStart, unpaidGrace) })
  const late = addMilliseconds(periodEnd, -1000)
  expect(terms({ state: 'past_due', invoicedAt: late })).toMatchObject({ expiresAt: periodEnd })
})

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'something new'])('state %s gives no plan', (state) => {
  const endedAt = addMilliseconds(periodStart, 1000)
  expect(terms({ state, endedAt })).toMatchObject({ status: 'inactive', expiresAt: endedAt, renews: false })
})

describe('the plan of a subscription', () => {
  test('is the plan of its price, even if its metadata names another plan', () => expect(terms()?.plan).toBe('pro'))
  test('is the plan that was paid for until the first charge, whatever its price is changed to', () => {
    expect(terms({ state: 'trialing' })?.plan).toBe('basic')
  })
  test('is the plan in its metadata when the price has several plans or is no longer listed', () => {
    expect(terms({ priceId: 'price_both' })?.plan).toBe('basic')
    expect(terms({ priceId: 'price_old' })?.plan).toBe('basic')
  })
  test.each(['free', 'gold', 'toString', undefined])('is none when neither names one (%s)', (plan) => {
    expect(terms({ priceId: 'price_old', plan })).toBeNull()
  })
})
