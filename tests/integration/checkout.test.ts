import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planMessages } from '#contract/visitor-messages.ts'
import { billingMessages } from '#server/features/billing/offers.ts'
import { cardCustomers } from '#server/platform/db/card-schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { basicYearly, cardsOn, proMonthly } from '#tests/support/paying.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'

describe.each(databases)('the payment page for cards, on $name', ({ fresh }) => {
  let server: TestServer
  let stripe: StripeDouble
  let given: ReturnType<typeof givenOn>
  let cards: ReturnType<typeof cardsOn>

  beforeAll(async () => {
    stripe = await startStripe()
    server = await startServer({ database: await fresh(), env: stripe.env })
    given = givenOn(server)
    cards = cardsOn(server, stripe)
  })
  afterAll(async () => {
    await server.stop()
    await stripe.close()
  })

  test('checkout uses the chosen currency and interval, our customer, and our return URL', async () => {
    const user = await given.user()

    const { status, body } = await cards.checkout(user, basicYearly)

    expect(status).toBe(200)
    expect(body).toEqual({ url: expect.stringMatching(/^https:\/\/checkout\.example\/cs_/) })
    const { sent } = stripe.calls.findLast(({ what }) => what === 'POST /v1/checkout/sessions') ?? {}
    expect(sent).toMatchObject({
      mode: 'subscription',
      currency: 'inr',
      client_reference_id: user.id,
      'line_items[0][price]': 'price_basic_yearly_inr',
      'subscription_data[metadata][userId]': user.id,
      success_url: `${server.url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/payment-canceled`,
    })
    expect(stripe.account.customers.get(sent?.customer ?? '')).toMatchObject({ email: user.email, metadata: { userId: user.id } })
  })

  test('the default is monthly in dollars', async () => {
    const user = await given.user()
    expect((await cards.checkout(user, { priceId: 'price_pro_monthly_usd', planId: 'pro' })).status).toBe(200)
    expect((await cards.checkout(user, { priceId: 'price_pro_monthly_inr', planId: 'pro' })).status).toBe(422)
  })

  test.each([
    ['a price of another plan', { ...proMonthly, priceId: 'price_basic_monthly_inr' }, billingMessages.otherPrice],
    ['a price of another interval', { ...proMonthly, isAnnual: true }, billingMessages.otherPrice],
    ['a price of another currency', { ...proMonthly, currency: 'usd' }, billingMessages.otherPrice],
    ['a price that is not listed', { ...proMonthly, priceId: 'price_cheap' }, billingMessages.otherPrice],
    ['the Free plan', { ...proMonthly, planId: 'free' }, planMessages.nothingToPay],
    ['a plan that there is not', { ...proMonthly, planId: 'gold' }, planMessages.unknownPlan('gold')],
  ])('%s is refused, and the provider is not asked', async (_, body, why) => {
    const user = await given.user()
    const callsBefore = stripe.calls.length

    const refused = await cards.checkout(user, body)

    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ message: why }] } } })
    expect(stripe.calls.length).toBe(callsBefore)
  })

  test('a visitor gets no payment page', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(proMonthly) }
    expect((await server.fetch('/functions/v1/create-checkout', init)).status).toBe(401)
  })

  test('two calls, also concurrent, open one page; another price closes the first page', async () => {
    const user = await given.user()
    const [one, other] = await Promise.all([cards.pageFor(user), cards.pageFor(user)])
    expect(other).toBe(one)
    expect(await cards.pageFor(user)).toBe(one)

    const yearly = await cards.pageFor(user, basicYearly)

    expect(yearly).not.toBe(one)
    expect(stripe.account.sessions.get(one)?.status).toBe('expired')
    expect(await server.db.$count(cardCustomers, eq(cardCustomers.userId, user.id))).toBe(1)
  })

  test('a user with a card subscription changes the plan and never pays twice', async () => {
    const { user, subscription } = await cards.payer()
    const sessions = stripe.account.sessions.size

    expect(await cards.checkout(user)).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } })
    const dollars = { priceId: 'price_basic_monthly_usd', planId: 'basic' }
    expect(await cards.checkout(user, dollars)).toMatchObject({ status: 409, body: { message: billingMessages.otherCurrency('INR') } })
    expect((await cards.checkout(user, basicYearly)).body).toEqual({ url: expect.stringContaining('https://portal.example/') })

    expect(stripe.calls.at(-1)?.sent).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_basic_yearly_inr',
    })
    expect(stripe.account.sessions.size).toBe(sessions)
  })

  test("a user who has just paid is not charged again, even before the provider's event", async () => {
    const user = await given.user()
    cards.pay(await cards.pageFor(user))

    expect(await cards.checkout(user)).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } })
    expect(await cards.planOf(user)).toBe('pro')
  })

  test('a customer that the provider does not know is created again', async () => {
    const user = await given.user()
    await server.db.insert(cardCustomers).values({ userId: user.id, id: `cus_gone${user.id.slice(0, 8)}` })

    expect((await cards.checkout(user)).status).toBe(200)
    expect((await user.post('/api/billing/portal')).status).toBe(200)
  })

  test('visitors can see the card prices', async () => {
    const { items } = (await (await server.fetch('/api/billing/prices')).json()) as { items: object[] }
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
      status: 503,
      body: { code: 'UNAVAILABLE', message: billingMessages.off },
    })
    expect((await user.get('/api/billing/prices')).body).toEqual({ items: [] })
    expect((await user.get('/api/billing')).body).toEqual({ card: null, portal: false })
    expect((await user.post('/api/billing/portal')).status).toBe(503)
    expect((await user.post('/api/billing/confirm')).body).toEqual({ active: false, plan: 'free', expires_at: null })
    expect((await server.fetch('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
