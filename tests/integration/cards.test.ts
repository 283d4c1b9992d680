import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { planMessages } from '#contract/visitor-messages.ts'
import { words } from '#server/features/billing/words.ts'
import { accounts } from '#server/platform/db/auth-schema.ts'
import { cardCustomers, cardSubscriptions, stripeEvents } from '#server/platform/db/card-schema.ts'
import { cardPayments, subscriptions } from '#server/platform/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, subscribe, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, signed, startStripe } from '#tests/support/stripe.ts'

// A job that failed is tried again some seconds later.
vi.setConfig({ testTimeout: 60_000 })

const proMonthly = { priceId: 'price_pro_monthly_inr', planId: 'pro', currency: 'inr' }
const basicYearly = { priceId: 'price_basic_yearly_inr', planId: 'basic', isAnnual: true, currency: 'inr' }
const password = 'correct horse'

describe.each(databases)('paying by card, on $name', ({ fresh }) => {
  let server: TestServer
  let stripe: StripeDouble
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    stripe = await startStripe()
    server = await startServer({ database: await fresh(), env: stripe.env })
    given = givenOn(server)
  })
  afterEach(() => {
    stripe.away = false
  })
  afterAll(async () => {
    await server.stop()
    await stripe.close()
  })

  const checkout = (user: TestUser, body: object = proMonthly) => user.post('/functions/v1/create-checkout', body)
  /** The payment page that a person was sent to. */
  async function pageFor(user: TestUser, body: object = proMonthly): Promise<string> {
    const { body: answer } = await checkout(user, body)
    return (answer as { url: string }).url.split('/').at(-1) ?? ''
  }
  const deliver = (event: object, secret?: string, timestamp?: number) =>
    server.fetch('/webhooks/stripe', { method: 'POST', ...signed(event, secret, timestamp) })
  /** Somebody pays on a page; answers what the provider tells of it. */
  function pay(sessionId: string) {
    const before = stripe.account.events.length
    const subscription = stripe.account.pay(sessionId)
    return { subscription, events: stripe.account.events.slice(before) }
  }
  /** Somebody whose card pays for Pro. */
  async function payer(choice: object = proMonthly) {
    const user = await given.user()
    const paid = pay(await pageFor(user, choice))
    for (const event of paid.events) expect((await deliver(event)).status).toBe(200)
    return { user, ...paid }
  }
  const planOf = async (user: TestUser) => ((await user.get('/api/me')).body as { plan: string }).plan
  const mailsTo = async (address: string) => {
    const folder = join(server.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(address)).map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])
  }

  test('the chosen currency and interval are paid for, by a customer of ours, and the way back is ours', async () => {
    const user = await given.user()

    const { status, body } = await checkout(user, basicYearly)

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

  test('dollars a month are what is meant when nothing is said', async () => {
    const user = await given.user()
    expect((await checkout(user, { priceId: 'price_pro_monthly_usd', planId: 'pro' })).status).toBe(200)
    expect((await checkout(user, { priceId: 'price_pro_monthly_inr', planId: 'pro' })).status).toBe(422)
  })

  test.each([
    ['a price of another plan', { ...proMonthly, priceId: 'price_basic_monthly_inr' }, words.otherPrice],
    ['a price of another interval', { ...proMonthly, isAnnual: true }, words.otherPrice],
    ['a price of another currency', { ...proMonthly, currency: 'usd' }, words.otherPrice],
    ['a price that is not listed', { ...proMonthly, priceId: 'price_cheap' }, words.otherPrice],
    ['the Free plan', { ...proMonthly, planId: 'free' }, planMessages.nothingToPay],
    ['a plan that there is not', { ...proMonthly, planId: 'gold' }, planMessages.unknownPlan('gold')],
  ])('%s is refused, and the provider is not asked', async (_, body, why) => {
    const user = await given.user()
    const asked = stripe.calls.length

    const refused = await checkout(user, body)

    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ message: why }] } } })
    expect(stripe.calls.length).toBe(asked)
  })

  test('nobody who is not signed in gets a payment page', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(proMonthly) }
    expect((await server.fetch('/functions/v1/create-checkout', init)).status).toBe(401)
  })

  test('pressed twice, even at once, it is one page; for another price the first page is closed', async () => {
    const user = await given.user()
    const [one, other] = await Promise.all([pageFor(user), pageFor(user)])
    expect(other).toBe(one)
    expect(await pageFor(user)).toBe(one)

    const yearly = await pageFor(user, basicYearly)

    expect(yearly).not.toBe(one)
    expect(stripe.account.sessions.get(one)?.status).toBe('expired')
    expect(await server.db.$count(cardCustomers, eq(cardCustomers.userId, user.id))).toBe(1)
  })

  test('paid: the plan is active, the money is counted, and two mails go out', async () => {
    const { user, subscription } = await payer()

    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'pro', status: 'active' })
    const ends = new Date(subscription.end * 1000).toISOString()
    expect((await user.get('/api/billing')).body).toEqual({
      card: { plan: 'pro', interval: 'monthly', currency: 'inr', state: 'active', renews: true, period_end: ends },
      portal: true,
    })
    const income = await server.db.select().from(cardPayments).where(eq(cardPayments.userId, user.id))
    expect(income).toMatchObject([{ plan: 'pro', currency: 'inr', amount: 320_000 }])
    await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(2), { timeout: 15_000, interval: 200 })
    expect((await mailsTo(user.email)).sort()).toEqual(['We received your payment', 'Your Pro plan is active'])
  })

  test('whoever is back before the word of the provider need not wait for it', async () => {
    const user = await given.user()
    const session_id = await pageFor(user)
    const confirm = (body: object) => user.post('/api/billing/confirm', body)
    expect((await confirm({ session_id })).body).toMatchObject({ active: false, plan: 'free', expires_at: null })

    const { events } = pay(session_id)

    expect((await confirm({ session_id })).body).toMatchObject({ active: true, plan: 'pro' })
    expect((await confirm({})).body).toMatchObject({ active: true, plan: 'pro' })
    for (const event of events) await deliver(event)
    expect(await server.db.$count(subscriptions, eq(subscriptions.userId, user.id))).toBe(1)
    expect(await (await given.user()).post('/api/billing/confirm', { session_id })).toMatchObject({ status: 404 })
    expect(await confirm({ session_id: 'cs_unknown' })).toMatchObject({ status: 404 })
  })

  test('a plan paid by hand stays beside the card, and the larger one counts', async () => {
    const { user, subscription } = await payer({ ...basicYearly, priceId: 'price_basic_monthly_inr', isAnnual: false })
    await subscribe(server, user.id, 'pro', new Date(Date.now() + 86_400_000))
    expect(await planOf(user)).toBe('pro')

    stripe.account.cancel(subscription.id)
    await deliver(stripe.account.events.at(-1) ?? {})

    expect(await planOf(user)).toBe('pro')
  })

  test('what the provider did not sign, or long ago, is refused and does nothing', async () => {
    const user = await given.user()
    const { events } = pay(await pageFor(user))
    const [event = {}] = events
    const { body, headers } = signed(event)
    const hourAgo = Math.floor(Date.now() / 1000) - 3600

    const answers = [
      await deliver(event, 'whsec_of_somebody_else'),
      await deliver(event, undefined, hourAgo),
      await server.fetch('/webhooks/stripe', { method: 'POST', body }),
      await server.fetch('/webhooks/stripe', { method: 'POST', headers, body: body.replace('incomplete', 'active') }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await planOf(user)).toBe('free')
  })

  test('an event and its effect are stored together: what fails is taken when it comes again', async () => {
    const user = await given.user()
    const { events } = pay(await pageFor(user))
    const paid = events.find(({ type }) => type === 'invoice.paid') ?? { id: '' }
    await server.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await server.db.execute(sql`create trigger refuse before insert on card_payments for each row execute function refuse()`)
    try {
      expect((await deliver(paid)).status).toBe(500)
      expect(await server.db.$count(stripeEvents, eq(stripeEvents.id, paid.id))).toBe(0)
      expect(await planOf(user)).toBe('free')
    } finally {
      await server.db.execute(sql`drop trigger refuse on card_payments`)
      await server.db.execute(sql`drop function refuse`)
    }

    expect((await deliver(paid)).status).toBe(200)
    expect(await planOf(user)).toBe('pro')
    expect(await server.db.$count(stripeEvents, eq(stripeEvents.id, paid.id))).toBe(1)
  })

  test('a provider that is away: the payment page says so, and its deliveries wait', async () => {
    const [user, other] = [await given.user(), await given.user()]
    const { events } = pay(await pageFor(user))
    stripe.away = true

    expect(await checkout(other)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: words.providerAway } })
    expect((await deliver(events[0] ?? {})).status).toBe(500)
    stripe.away = false

    expect((await deliver(events[0] ?? {})).status).toBe(200)
    expect(await planOf(user)).toBe('pro')
  })

  test('events of other products at the same provider are taken and change nothing', async () => {
    const id = stripe.account.idOf('cs')
    const session = {
      id,
      status: 'open' as const,
      customer: 'cus_other',
      price: 'price_pro_monthly_usd',
      userId: '',
      metadata: {},
      subscription: null,
    }
    stripe.account.sessions.set(id, session)
    const { events, subscription } = pay(id)

    for (const event of events) expect((await deliver(event)).status).toBe(200)

    expect(await server.db.$count(cardSubscriptions, eq(cardSubscriptions.id, subscription.id))).toBe(0)
    expect((await deliver({ id: 'evt_charge', type: 'charge.succeeded', data: { object: { object: 'charge', id: 'ch_1' } } })).status).toBe(
      200,
    )
  })

  test('whose card pays already changes the plan and never pays twice', async () => {
    const { user, subscription } = await payer()
    const sessions = stripe.account.sessions.size

    expect(await checkout(user)).toMatchObject({ status: 409, body: { message: words.samePlan } })
    const dollars = { priceId: 'price_basic_monthly_usd', planId: 'basic' }
    expect(await checkout(user, dollars)).toMatchObject({ status: 409, body: { message: words.otherCurrency('INR') } })
    expect((await checkout(user, basicYearly)).body).toEqual({ url: expect.stringContaining('https://portal.example/') })

    expect(stripe.calls.at(-1)?.sent).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_basic_yearly_inr',
    })
    expect(stripe.account.sessions.size).toBe(sessions)
  })

  test('who paid a moment ago and presses again is not charged twice, though no word has come', async () => {
    const user = await given.user()
    pay(await pageFor(user))

    expect(await checkout(user)).toMatchObject({ status: 409, body: { message: words.samePlan } })
    expect(await planOf(user)).toBe('pro')
  })

  test('a customer that the provider does not know is made anew', async () => {
    const user = await given.user()
    await server.db.insert(cardCustomers).values({ userId: user.id, id: `cus_gone${user.id.slice(0, 8)}` })

    expect((await checkout(user)).status).toBe(200)
    expect((await user.post('/api/billing/portal')).status).toBe(200)
  })

  test('the page for invoices and cards is for who has paid by card', async () => {
    const { user } = await payer()
    expect((await user.post('/api/billing/portal')).body).toEqual({ url: expect.stringContaining('https://portal.example/cus_') })
    const other = await given.user()
    expect(await other.post('/api/billing/portal')).toMatchObject({ status: 409, body: { message: words.noCard } })
    expect((await other.get('/api/billing')).body).toEqual({ card: null, portal: false })
  })

  test('anybody may see what can be paid by card', async () => {
    const { items } = (await (await server.fetch('/api/billing/prices')).json()) as { items: object[] }
    expect(items).toHaveLength(8)
    expect(items).toContainEqual({ plan: 'pro', interval: 'monthly', currency: 'inr', price_id: 'price_pro_monthly_inr' })
  })

  test('who leaves is charged no more, even when the provider is away at first, and forgotten there too', async () => {
    const { user, subscription } = await payer()
    const stillOpen = await given.user()
    const page = await pageFor(stillOpen)
    const passwordHash = await hashPassword(password)
    for (const { id: userId } of [user, stillOpen])
      await server.db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
    stripe.away = true

    for (const one of [user, stillOpen])
      expect((await one.post('/api/auth/delete-user', { password }, { origin: server.url })).status).toBe(200)
    await vi.waitFor(() => expect(stripe.calls.at(-1)?.what).toMatch(/^DELETE/), { timeout: 15_000, interval: 100 })
    expect(stripe.account.subscriptions.get(subscription.id)?.status).toBe('active')
    stripe.away = false

    await vi.waitFor(() => expect(stripe.account.customers.has(subscription.customer)).toBe(false), { timeout: 40_000, interval: 200 })
    expect(stripe.account.subscriptions.get(subscription.id)?.status).toBe('canceled')

    // The page that was left open is paid after all.
    const late = pay(page)
    for (const event of late.events) expect((await deliver(event)).status).toBe(200)
    await vi.waitFor(() => expect(late.subscription.status).toBe('canceled'), { timeout: 15_000, interval: 200 })
  })
})

describe('a server without a card provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test('says so, and offers nothing to pay by card', async () => {
    const user = await givenOn(server).user()

    expect(await user.post('/functions/v1/create-checkout', proMonthly)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: words.off },
    })
    expect((await user.get('/api/billing/prices')).body).toEqual({ items: [] })
    expect((await user.get('/api/billing')).body).toEqual({ card: null, portal: false })
    expect((await user.post('/api/billing/portal')).status).toBe(503)
    expect((await user.post('/api/billing/confirm')).body).toEqual({ active: false, plan: 'free', expires_at: null })
    expect((await server.fetch('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
