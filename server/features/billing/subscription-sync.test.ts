import { describe, expect, test } from 'vitest'
import type { CardSubscription } from '#server/platform/cards.ts'
import { renewalGrace, termsOf, unpaidGrace } from './subscription-sync.ts'

const prices = [
  { plan: 'basic', interval: 'monthly', currency: 'usd', id: 'price_basic' },
  { plan: 'pro', interval: 'monthly', currency: 'usd', id: 'price_pro' },
  { plan: 'basic', interval: 'monthly', currency: 'inr', id: 'price_both' },
  { plan: 'pro', interval: 'monthly', currency: 'inr', id: 'price_both' },
] as const
const periodStart = new Date('2026-11-21T00:00:00Z')
const periodEnd = new Date('2026-12-21T00:00:00Z')
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

const paid: CardSubscription = {
  ...{ id: 'sub_1', customerId: 'cus_1', state: 'active', userId: undefined, plan: 'basic', replaces: undefined, priceId: 'price_pro' },
  ...{ interval: 'monthly', currency: 'usd', periodStart, periodEnd, endsAt: null, endedAt: null, invoicedAt: periodStart },
}
const terms = (over: Partial<CardSubscription> = {}) => termsOf({ ...paid, ...over }, prices)

test('a plan that renews outlasts its period by a day', () => {
  expect(terms()).toEqual({
    ...{ plan: 'pro', interval: 'monthly', status: 'active', renews: true },
    ...{ periodEnd, expiresAt: after(periodEnd, renewalGrace) },
  })
})

test('a plan that does not renew ends on the moment', () => {
  expect(terms({ endsAt: periodEnd })).toMatchObject({ status: 'active', expiresAt: periodEnd, renews: false })
})

test('a payment that failed leaves a week to make it good, and never more than the period', () => {
  expect(terms({ state: 'past_due' })).toMatchObject({ status: 'active', expiresAt: after(periodStart, unpaidGrace) })
  const late = after(periodEnd, -1000)
  expect(terms({ state: 'past_due', invoicedAt: late })).toMatchObject({ expiresAt: periodEnd })
})

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'something new'])('%s gives nothing', (state) => {
  const endedAt = after(periodStart, 1000)
  expect(terms({ state, endedAt })).toMatchObject({ status: 'inactive', expiresAt: endedAt, renews: false })
})

describe('which plan it is', () => {
  test('the one of its price, whatever it was begun as', () => expect(terms()?.plan).toBe('pro'))
  test('the one it was begun as, where a price is for several or no longer listed', () => {
    expect(terms({ priceId: 'price_both' })?.plan).toBe('basic')
    expect(terms({ priceId: 'price_old' })?.plan).toBe('basic')
  })
  test.each(['free', 'gold', 'toString', undefined])('none, where neither says one (%s)', (plan) => {
    expect(terms({ priceId: 'price_old', plan })).toBeNull()
  })
})
