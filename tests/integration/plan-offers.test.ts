import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlanOffer } from '#api/billing.ts'
import type { PaidPlanId } from '#contract/plans.ts'
import { creditOf } from '#server/core/billing/plan-terms.ts'
import { billingMessages } from '#server/features/billing/messages.ts'
import { paymentRequests, subscriptions } from '#server/infra/db/schema.ts'
import { type Cards, requestForm, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { subscribe, type TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'

const day = 86_400_000
const hour = 3_600_000
const choose = (planId: PaidPlanId) => ({ priceId: `price_${planId}_monthly_inr`, planId, currency: 'inr' })

describe.each(databases)('paying for a plan in addition to the current one, on $name', ({ fresh }) => {
  let cards: Cards

  beforeAll(async () => {
    cards = await startCards(await fresh(), behindProxy)
  })
  afterAll(() => cards.stop())

  const inDays = (days: number) => new Date(Date.now() + days * day)
  const shownDay = (date: Date) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
  async function subscriber(plan: PaidPlanId, ends: Date | null): Promise<TestUser> {
    const user = await cards.given.user()
    await subscribe(cards.server, user.id, plan, ends)
    return user
  }
  interface Offers {
    held: object | null
    card: PlanOffer
    request: PlanOffer
  }
  const offers = async (user: TestUser, plan: PaidPlanId) =>
    (await user.get(`/api/billing/offer?plan=${plan}&interval=monthly`)).body as Offers
  let machines = 0
  const request = (user: TestUser, plan: PaidPlanId) =>
    user.post('/api/payment-requests', requestForm({ plan_id: plan }), { 'x-forwarded-for': `198.51.100.${++machines}` })
  const sessionOf = (id: string) => cards.stripe.account.sessions.get(id)
  const rowsOf = (user: TestUser) => cards.server.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))

  test('a smaller plan is refused by card and by request, with a next step, and the page knows in advance', async () => {
    const ends = inDays(400)
    const user = await subscriber('pro', ends)
    const why = billingMessages.smaller({ held: 'Pro', until: shownDay(ends), wanted: 'Basic' })
    const sessions = cards.stripe.account.sessions.size

    expect(await cards.checkout(user, choose('basic'))).toMatchObject({ status: 409, body: { message: why } })
    expect(await request(user, 'basic')).toMatchObject({ status: 409, body: { message: why } })

    expect(why).toContain(`You’re on Pro until ${shownDay(ends)}.`)
    expect(await offers(user, 'basic')).toEqual({
      held: { plan: 'pro', expires_at: ends.toISOString(), renews: false },
      card: { state: 'refused', from: null, why },
      request: { state: 'refused', from: null, why },
    })
    expect(cards.stripe.account.sessions.size).toBe(sessions)
    expect(await cards.server.db.$count(paymentRequests, eq(paymentRequests.userId, user.id))).toBe(0)
  })

  test('a card subscription for a manually paid plan is first charged when that plan ends', async () => {
    const ends = inDays(100)
    const user = await subscriber('pro', ends)
    expect((await offers(user, 'pro')).card).toEqual({ state: 'later', from: ends.toISOString(), why: null })

    const page = await cards.openCheckout(user, choose('pro'))
    const { subscription } = await cards.payAndDeliver(page)

    expect(sessionOf(page)?.trialEnd).toBe(Math.ceil(ends.getTime() / 1000))
    expect(subscription.status).toBe('trialing')
    expect((await user.get('/api/billing')).body).toMatchObject({ card: { plan: 'pro', renews: true, state: 'active' } })
    expect((await rowsOf(user)).map(({ plan, status }) => `${plan} ${status}`)).toEqual(['pro active', 'pro active'])
    expect(await cards.checkout(user, choose('pro'))).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } })
    expect(await request(user, 'pro')).toMatchObject({ status: 409 })
  })

  test('a plan that ends within two days gets the 48 hours that the provider requires', async () => {
    const user = await subscriber('basic', new Date(Date.now() + hour))
    const page = await cards.openCheckout(user, choose('basic'))
    expect(sessionOf(page)?.trialEnd ?? 0).toBeGreaterThan((Date.now() + 48 * hour) / 1000)
    expect(sessionOf(page)?.trialEnd ?? 0).toBeLessThan((Date.now() + 51 * hour) / 1000)
  })

  test('a larger plan by card starts now and credits the rest of the old one, once', async () => {
    const ends = inDays(300)
    const user = await subscriber('basic', ends)
    const credit = creditOf({ plan: 'basic', interval: null, expiresAt: ends }, { plan: 'pro', interval: 'monthly', now: new Date() })
    const { card } = await offers(user, 'pro')
    expect(card.state).toBe('credited')
    expect(Math.abs(new Date(card.from ?? 0).getTime() - (Date.now() + credit))).toBeLessThan(2 * hour)

    const page = await cards.openCheckout(user, choose('pro'))
    const { subscription } = await cards.payAndDeliver(page)

    expect(sessionOf(page)?.trialEnd).toBe(new Date(card.from ?? 0).getTime() / 1000)
    expect(await cards.planOf(user)).toBe('pro')
    cards.stripe.account.cancel(subscription.id)
    await cards.deliver(cards.stripe.account.events.at(-1) ?? {})
    expect(await cards.planOf(user), 'the credited plan is not there a second time').toBe('free')
  })

  test('a plan that was extended while the page was open is not lost', async () => {
    const user = await subscriber('basic', inDays(30))
    const page = await cards.openCheckout(user, choose('pro'))
    const later = inDays(395)
    await cards.server.db.update(subscriptions).set({ expiresAt: later }).where(eq(subscriptions.userId, user.id))
    const { subscription } = await cards.payAndDeliver(page)
    cards.stripe.account.cancel(subscription.id)
    await cards.deliver(cards.stripe.account.events.at(-1) ?? {})
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'basic', expires_at: later.toISOString() })
  })

  test('a page from before a manual payment is not reused', async () => {
    const user = await cards.given.user()
    const first = await cards.openCheckout(user, choose('pro'))
    await subscribe(cards.server, user.id, 'pro', inDays(60))

    const second = await cards.openCheckout(user, choose('pro'))

    expect(second).not.toBe(first)
    expect(sessionOf(first)?.status).toBe('expired')
    expect(sessionOf(second)?.trialEnd).toBeDefined()
    expect(await cards.openCheckout(user, choose('pro'))).toBe(second)
  })

  test('a plan without an end cannot be paid for; a larger one can', async () => {
    const user = await subscriber('pro', null)
    expect(await cards.checkout(user, choose('pro'))).toMatchObject({
      status: 409,
      body: { message: billingMessages.endless({ held: 'Pro' }) },
    })
    expect(await request(user, 'pro')).toMatchObject({ status: 409 })
    const basic = await subscriber('basic', null)
    expect((await offers(basic, 'pro')).card.state).toBe('now')
  })

  test('a request renews the same plan or buys a larger one, and is refused while a card subscription renews', async () => {
    const ends = inDays(9)
    const user = await subscriber('basic', ends)
    expect(await offers(user, 'basic')).toMatchObject({ request: { state: 'later', from: ends.toISOString() } })
    expect(await offers(user, 'pro')).toMatchObject({ request: { state: 'credited' } })
    for (const plan of ['basic', 'pro'] as const) expect((await request(user, plan)).status).toBe(200)

    const payer = await cards.given.user()
    const { subscription } = await cards.payAndDeliver(await cards.openCheckout(payer, choose('pro')))
    const why = billingMessages.cardRenews({ plan: 'Pro', on: shownDay(new Date(subscription.end * 1000)) })
    expect(await request(payer, 'pro')).toMatchObject({ status: 409, body: { message: why } })
    expect(await request(payer, 'basic')).toMatchObject({ status: 409 })
  })
})
