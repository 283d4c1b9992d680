import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { billingMessages } from '#server/features/billing/messages.ts'
import { accounts } from '#server/infra/db/auth-schema.ts'
import { cardSubscriptions, stripeEvents } from '#server/infra/db/card-schema.ts'
import { cardPayments, subscriptions } from '#server/infra/db/schema.ts'
import { basicYearly, type Cards, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { subscribe } from '#tests/support/given.ts'
import { signedDelivery } from '#tests/support/stripe.ts'

const password = 'correct horse'

describe.each(databases)('paying by card, on $name', ({ fresh }) => {
  let cards: Cards

  beforeAll(async () => {
    cards = await startCards(await fresh())
  })
  afterEach(() => {
    cards.stripe.unavailable = false
  })
  afterAll(() => cards.stop())

  const mailsTo = async (address: string) => {
    const folder = join(cards.server.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(address)).map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])
  }

  test('a payment activates the plan, counts as revenue and sends two mails', async () => {
    const { user, subscription } = await cards.newPayer()

    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'pro', status: 'active' })
    const ends = new Date(subscription.end * 1000).toISOString()
    expect((await user.get('/api/billing')).body).toEqual({
      card: { plan: 'pro', interval: 'monthly', currency: 'inr', state: 'active', renews: true, period_end: ends },
      portal: true,
    })
    const income = await cards.server.db.select().from(cardPayments).where(eq(cardPayments.userId, user.id))
    expect(income).toMatchObject([{ plan: 'pro', currency: 'inr', amount: 320_000 }])
    await expect.poll(() => mailsTo(user.email)).toHaveLength(2)
    expect((await mailsTo(user.email)).sort()).toEqual(['We received your payment', 'Your Pro plan is active'])
  })

  test("a user who returns before the provider's event does not have to wait for it", async () => {
    const user = await cards.given.user()
    const session_id = await cards.openCheckout(user)
    const confirm = (body: object) => user.post('/api/billing/confirm', body)
    expect((await confirm({ session_id })).body).toMatchObject({ active: false, plan: 'free', expires_at: null })

    const { events } = cards.pay(session_id)

    expect((await confirm({ session_id })).body).toMatchObject({ active: true, plan: 'pro' })
    expect((await confirm({})).body).toMatchObject({ active: true, plan: 'pro' })
    for (const event of events) await cards.deliver(event)
    expect(await cards.server.db.$count(subscriptions, eq(subscriptions.userId, user.id))).toBe(1)
    expect(await (await cards.given.user()).post('/api/billing/confirm', { session_id })).toMatchObject({ status: 404 })
    expect(await confirm({ session_id: 'cs_unknown' })).toMatchObject({ status: 404 })
  })

  test('a manually paid plan continues during a card subscription, and the larger one applies', async () => {
    const { user, subscription } = await cards.newPayer({ ...basicYearly, priceId: 'price_basic_monthly_inr', isAnnual: false })
    await subscribe(cards.server, user.id, 'pro', new Date(Date.now() + 86_400_000))
    expect(await cards.planOf(user)).toBe('pro')

    cards.stripe.account.cancel(subscription.id)
    await cards.deliver(cards.stripe.account.events.at(-1) ?? {})

    expect(await cards.planOf(user)).toBe('pro')
  })

  test('an event with a wrong signature or a timestamp too far in past or future is refused without effect', async () => {
    const user = await cards.given.user()
    const { events } = cards.pay(await cards.openCheckout(user))
    const [event = {}] = events
    const { body, headers } = signedDelivery(event)
    const hourAgo = Math.floor(Date.now() / 1000) - 3600

    const answers = [
      await cards.deliver(event, 'whsec_of_somebody_else'),
      await cards.deliver(event, undefined, hourAgo),
      await cards.deliver(event, undefined, hourAgo + 7200),
      await cards.server.fetch('/webhooks/stripe', { method: 'POST', body }),
      await cards.server.fetch('/webhooks/stripe', { method: 'POST', headers, body: body.replace('incomplete', 'active') }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await cards.planOf(user)).toBe('free')
  })

  test('a delivery that was overheard has no effect again, and no header makes an old or changed one valid', async () => {
    const user = await cards.given.user()
    const { events } = cards.pay(await cards.openCheckout(user))
    const paid = events.find(({ type }) => type === 'invoice.paid') ?? { id: '' }
    const { body, headers } = signedDelivery(paid)
    const signed = headers['stripe-signature']
    const send = async (signature: string, sent = body) =>
      (await cards.server.fetch('/webhooks/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body: sent })).status
    const effects = async () => [
      await cards.server.db.$count(cardPayments, eq(cardPayments.userId, user.id)),
      await cards.server.db.$count(subscriptions, eq(subscriptions.userId, user.id)),
    ]
    const now = Math.floor(Date.now() / 1000)
    const old = signedDelivery(paid, undefined, now - 3600).headers['stripe-signature']
    const [, signature = ''] = signed.split('v1=')
    const forged = [
      old,
      `t=${now},${old}`,
      `${old},t=${now}`,
      `t=${now},v1=${old.split('v1=')[1]}`,
      `t=,v1=${signature}`,
      `t=NaN,v1=${signature}`,
      `t=${now}`,
      `v1=${signature}`,
      `t=${now},v0=${signature}`,
      `t=${now},v1=`,
      `t=${now},v1=${signature.slice(1)}`,
      ',,=',
      'v1',
      '=t=1',
    ]
    expect(await Promise.all(forged.map((header) => send(header)))).toEqual(forged.map(() => 401))
    expect(await Promise.all([' ', '{', 'null', '[]', `${body} `, body.replace('"id"', '"ID"')].map((sent) => send(signed, sent)))).toEqual(
      Array.from({ length: 6 }, () => 401),
    )
    expect(await effects()).toEqual([0, 0])

    const replays = Array.from({ length: 20 }, () => send(signed))
    expect(new Set(await Promise.all(replays))).toEqual(new Set([200]))
    expect(await effects()).toEqual([1, 1])
    expect([await send(`${signed},v1=${'0'.repeat(64)}`), await effects()]).toEqual([200, [1, 1]])
  })

  test('an event and its effect are stored together: a failed one is processed when it is delivered again', async () => {
    const user = await cards.given.user()
    const { events } = cards.pay(await cards.openCheckout(user))
    const paid = events.find(({ type }) => type === 'invoice.paid') ?? { id: '' }
    await cards.server.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await cards.server.db.execute(sql`create trigger refuse before insert on card_payments for each row execute function refuse()`)
    try {
      expect((await cards.deliver(paid)).status).toBe(500)
      expect(await cards.server.db.$count(stripeEvents, eq(stripeEvents.id, paid.id))).toBe(0)
      expect(await cards.planOf(user)).toBe('free')
    } finally {
      await cards.server.db.execute(sql`drop trigger refuse on card_payments`)
      await cards.server.db.execute(sql`drop function refuse`)
    }

    expect((await cards.deliver(paid)).status).toBe(200)
    expect(await cards.planOf(user)).toBe('pro')
    expect(await cards.server.db.$count(stripeEvents, eq(stripeEvents.id, paid.id))).toBe(1)
  })

  test('while the provider is unavailable, checkout reports it and deliveries are retried', async () => {
    const [user, other] = [await cards.given.user(), await cards.given.user()]
    const { events } = cards.pay(await cards.openCheckout(user))
    cards.stripe.unavailable = true

    expect(await cards.checkout(other)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: billingMessages.providerAway },
    })
    expect((await cards.deliver(events[0] ?? {})).status).toBe(500)
    cards.stripe.unavailable = false

    expect((await cards.deliver(events[0] ?? {})).status).toBe(200)
    expect(await cards.planOf(user)).toBe('pro')
  })

  test('events of other products of the provider account are accepted without effect', async () => {
    const id = cards.stripe.account.idOf('cs')
    const session = {
      id,
      status: 'open' as const,
      customer: 'cus_other',
      price: 'price_pro_monthly_usd',
      userId: '',
      metadata: {},
      subscription: null,
    }
    cards.stripe.account.sessions.set(id, session)

    const { subscription } = await cards.payAndDeliver(id)

    expect(await cards.server.db.$count(cardSubscriptions, eq(cardSubscriptions.id, subscription.id))).toBe(0)
    expect(
      (await cards.deliver({ id: 'evt_charge', type: 'charge.succeeded', data: { object: { object: 'charge', id: 'ch_1' } } })).status,
    ).toBe(200)
  })

  test('the billing portal is available only to users who have paid by card', async () => {
    const { user } = await cards.newPayer()
    expect((await user.post('/api/billing/portal')).body).toEqual({ url: expect.stringContaining('https://portal.example/cus_') })
    const other = await cards.given.user()
    expect(await other.post('/api/billing/portal')).toMatchObject({ status: 409, body: { message: billingMessages.noCard } })
    expect((await other.get('/api/billing')).body).toEqual({ card: null, portal: false })
  })

  test('deleting an account ends card payments and deletes the customer at the provider, even when it is unavailable at first', async () => {
    const { user, subscription } = await cards.newPayer()
    const stillOpen = await cards.given.user()
    const page = await cards.openCheckout(stillOpen)
    const customers = [subscription.customer, cards.stripe.account.sessions.get(page)?.customer ?? '']
    const passwordHash = await hashPassword(password)
    for (const { id: userId } of [user, stillOpen])
      await cards.server.db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
    cards.stripe.unavailable = true

    for (const one of [user, stillOpen])
      expect((await one.post('/api/auth/delete-user', { password }, { origin: cards.server.url })).status).toBe(200)
    await expect.poll(() => cards.stripe.calls.at(-1)?.what).toMatch(/^DELETE/)
    expect(cards.stripe.account.subscriptions.get(subscription.id)?.status).toBe('active')
    cards.stripe.unavailable = false

    await vi.waitFor(
      async () => {
        // Makes the next try due.
        await cards.server.db.execute(sql`update pgboss.job set start_after = now() where name = 'cards-end' and state < 'active'`)
        expect(customers.filter((id) => cards.stripe.account.customers.has(id))).toEqual([])
      },
      { timeout: 60_000, interval: 500 },
    )
    expect(cards.stripe.account.subscriptions.get(subscription.id)?.status).toBe('canceled')

    // The page that is still open is paid afterwards.
    const late = await cards.payAndDeliver(page)
    await expect.poll(() => late.subscription.status).toBe('canceled')
  })
})
