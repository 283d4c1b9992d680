import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planMessages } from '#contract/visitor-messages.ts'
import { billingMessages } from '#server/features/billing/messages.ts'
import { cardCustomers } from '#server/infra/db/card-schema.ts'
import { basicYearly, type Cards, proMonthly, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('the payment page for cards, on $name', ({ fresh }) => {
  let cards: Cards

  beforeAll(async () => {
    cards = await startCards(await fresh())
  })
  afterAll(() => cards.stop())

  test('checkout uses the chosen currency and interval, our customer, and our return URL', async () => {
    const user = await cards.given.user()

    const { status, body } = await cards.checkout(user, basicYearly)

    expect(status).toBe(200)
    expect(body).toEqual({ url: expect.stringMatching(/^https:\/\/checkout\.example\/cs_/) })
    const { sent } = cards.stripe.calls.findLast(({ what }) => what === 'POST /v1/checkout/sessions') ?? {}
    expect(sent).toMatchObject({
      mode: 'subscription',
      currency: 'inr',
      client_reference_id: user.id,
      'line_items[0][price]': 'price_basic_yearly_inr',
      'subscription_data[metadata][userId]': user.id,
      success_url: `${cards.server.url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${cards.server.url}/payment-canceled?plan=basic&interval=yearly`,
    })
    expect(cards.stripe.account.customers.get(sent?.customer ?? '')).toMatchObject({ email: user.email, metadata: { userId: user.id } })
  })

  test('the default is monthly in dollars', async () => {
    const user = await cards.given.user()
    expect((await cards.checkout(user, { priceId: 'price_pro_monthly_usd', planId: 'pro' })).status).toBe(200)
    expect((await cards.checkout(user, { priceId: 'price_pro_monthly_inr', planId: 'pro' })).status).toBe(422)
  })

  test.each([
    ['a price of another plan', { ...proMonthly, priceId: 'price_basic_monthly_inr' }, billingMessages.otherPrice],
    ['a price of another interval', { ...proMonthly, isAnnual: true }, billingMessages.otherPrice],
    ['a price of another currency', { ...proMonthly, currency: 'usd' }, billingMessages.otherPrice],
    ['a price that is not listed', { ...proMonthly, priceId: 'price_cheap' }, billingMessages.otherPrice],
    ['the Free plan', { ...proMonthly, planId: 'free' }, planMessages.nothingToPay],
    ['an unknown plan', { ...proMonthly, planId: 'gold' }, planMessages.unknownPlan({ typed: 'gold' })],
  ])('%s is refused without a call to the provider', async (_, body, why) => {
    const user = await cards.given.user()
    const callsBefore = cards.stripe.calls.length

    const refused = await cards.checkout(user, body)

    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ message: why }] } } })
    expect(cards.stripe.calls.length).toBe(callsBefore)
  })

  test('a visitor gets no payment page', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(proMonthly) }
    expect((await cards.server.fetch('/functions/v1/create-checkout', init)).status).toBe(401)
  })

  test('two calls, also concurrent, open one page; another price closes the first page', async () => {
    const user = await cards.given.user()
    const [one, other] = await Promise.all([cards.openCheckout(user), cards.openCheckout(user)])
    expect(other).toBe(one)
    expect(await cards.openCheckout(user)).toBe(one)

    const yearly = await cards.openCheckout(user, basicYearly)

    expect(yearly).not.toBe(one)
    expect(cards.stripe.account.sessions.get(one)?.status).toBe('expired')
    expect(await cards.server.db.$count(cardCustomers, eq(cardCustomers.userId, user.id))).toBe(1)
  })

  test('a user with a card subscription changes the plan and never pays twice', async () => {
    const { user, subscription } = await cards.newPayer()
    const sessions = cards.stripe.account.sessions.size

    expect(await cards.checkout(user)).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } })
    const dollars = { priceId: 'price_basic_monthly_usd', planId: 'basic' }
    expect(await cards.checkout(user, dollars)).toMatchObject({
      status: 409,
      body: { message: billingMessages.otherCurrency({ currency: 'INR' }) },
    })
    expect((await cards.checkout(user, basicYearly)).body).toEqual({ url: expect.stringContaining('https://portal.example/') })

    expect(cards.stripe.calls.at(-1)?.sent).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_basic_yearly_inr',
    })
    expect(cards.stripe.account.sessions.size).toBe(sessions)
  })

  test("a user who has just paid is not charged again, even before the provider's event", async () => {
    const user = await cards.given.user()
    cards.pay(await cards.openCheckout(user))

    expect(await cards.checkout(user)).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } })
    expect(await cards.planOf(user)).toBe('pro')
  })

  test('a customer that the provider does not know is created again', async () => {
    const user = await cards.given.user()
    await cards.server.db.insert(cardCustomers).values({ userId: user.id, id: `cus_gone${user.id.slice(0, 8)}` })

    expect((await cards.checkout(user)).status).toBe(200)
    expect((await user.post('/api/billing/portal')).status).toBe(200)
  })

  test('visitors can see the card prices', async () => {
    const { items } = (await (await cards.server.fetch('/api/billing/prices')).json()) as { items: object[] }
    expect(items).toHaveLength(8)
    expect(items).toContainEqual({ plan: 'pro', interval: 'monthly', currency: 'inr', price_id: 'price_pro_monthly_inr' })
  })
})

describe('a server without a card provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test('reports that card payments are unavailable and offers none', async () => {
    const user = await givenOn(server).user()

    expect(await user.post('/functions/v1/create-checkout', proMonthly)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: billingMessages.off },
    })
    expect((await user.get('/api/billing/prices')).body).toEqual({ items: [] })
    expect((await user.get('/api/billing')).body).toEqual({ card: null, portal: false })
    const off = { status: 409, body: { message: billingMessages.off } }
    expect(await user.post('/api/billing/portal')).toMatchObject(off)
    expect(await user.post('/api/billing/confirm', { session_id: 'cs_test_1' })).toMatchObject(off)
    expect((await user.post('/api/billing/confirm')).body).toEqual({ active: false, plan: 'free', expires_at: null })
    expect((await server.fetch('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
