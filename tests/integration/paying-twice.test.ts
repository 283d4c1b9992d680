import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import type { PaidPlanId } from '#contract/plans.ts'
import { lateCardText } from '#server/core/billing/billing-emails.ts'
import { creditOf, intervalAfter } from '#server/core/billing/plan-terms.ts'
import { billingMessages } from '#server/features/billing/messages.ts'
import { cardEndings } from '#server/infra/db/card-schema.ts'
import { adminActions, cardPayments, paymentRequestChats, paymentRequests, subscriptions } from '#server/infra/db/schema.ts'
import { type Cards, insertPaymentRequest, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { subscribe, type TestUser } from '#tests/support/given.ts'

const day = 86_400_000
const pollOptions = { timeout: 60_000, interval: 100 }
const choose = (planId: PaidPlanId) => ({ priceId: `price_${planId}_monthly_inr`, planId, currency: 'inr' })
const dateOf = (seconds: number) => new Date(seconds * 1000)

describe.each(databases)('nobody pays twice for the same days, on $name', ({ fresh }) => {
  let cards: Cards
  let admin: TestUser

  beforeAll(async () => {
    cards = await startCards(await fresh())
    cards.stripe.account.runClock()
    admin = await cards.given.user({ role: 'admin' })
  })
  afterEach(() => {
    cards.stripe.unavailable = false
  })
  afterAll(() => cards.stop())

  const request = async ({ id, email }: TestUser, planId: PaidPlanId) =>
    (await insertPaymentRequest(cards.server, { userId: id, userEmail: email, planId, amount: planId === 'pro' ? 3200 : 750 })).id
  const process = (id: string) => admin.post(`/api/admin/payment-requests/${id}/process`)
  const statusOf = async (id: string) => (await cards.server.db.select().from(paymentRequests).where(eq(paymentRequests.id, id)))[0]?.status
  const pageState = (id: string) => cards.stripe.account.sessions.get(id)?.status
  const me = async (user: TestUser) => (await user.get('/api/me')).body as { plan: string; expires_at: string | null }
  const chargesOf = (subscription: string) =>
    [...cards.stripe.account.invoices.values()].filter((invoice) => invoice.subscription === subscription && invoice.amount > 0)
  const deliverNews = async () => {
    for (const event of cards.stripe.account.events.splice(0)) await cards.deliver(event)
  }
  /** The emails to an address, with the lines of their texts joined. */
  const mailsTo = async (address: string) => {
    const folder = join(cards.server.dataDir, 'outbox')
    const mails = await Promise.all((await readdir(folder).catch(() => [])).map((name) => readFile(join(folder, name), 'utf8')))
    return mails
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => ({ subject: /^Subject: (.*)\r$/m.exec(mail)?.[1], text: mail.replaceAll('=\r\n', '') }))
  }
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)

  test('processing a request expires the card page that is open, also one that was opened beside it', async () => {
    const user = await cards.given.user()
    const pages = [await cards.openCheckout(user, choose('basic'))]
    const copy = cards.stripe.account.sessions.get(pages[0] ?? '')
    const beside = cards.stripe.account.idOf('cs')
    if (copy) cards.stripe.account.sessions.set(beside, { ...copy, id: beside })
    pages.push(beside)

    expect((await process(await request(user, 'basic'))).status).toBe(200)

    await expect.poll(() => pages.map(pageState), pollOptions).toEqual(['expired', 'expired'])
  })

  test('a plan that an admin sets expires the card page that is open', async () => {
    const user = await cards.given.user()
    const page = await cards.openCheckout(user, choose('basic'))
    const expires_at = new Date(Date.now() + 30 * day).toISOString()
    expect((await admin.post(`/api/admin/people/${user.id}/plan`, { plan: 'basic', expires_at })).status).toBe(200)
    await expect.poll(() => pageState(page), pollOptions).toBe('expired')
  })

  test('a card payment that arrives all the same is refunded in full, ended, and told to the user and the admins', async () => {
    const user = await cards.given.user()
    const page = await cards.openCheckout(user, choose('basic'))
    // Paid at the same moment, before the page could be expired; the events come later.
    const { subscription, events } = cards.pay(page)
    const id = await request(user, 'basic')
    expect((await process(id)).status).toBe(200)
    const paidUntil = (await me(user)).expires_at

    for (const event of events) expect((await cards.deliver(event)).status).toBe(200)

    await expect
      .poll(() => chargesOf(subscription.id).map(({ amount, refunded }) => [amount, refunded]), pollOptions)
      .toEqual([[75_000, true]])
    expect(subscription.status).toBe('canceled')
    await deliverNews()
    expect(await me(user)).toMatchObject({ plan: 'basic', expires_at: paidUntil })
    expect((await user.get('/api/billing')).body).toMatchObject({ card: null })
    expect(await cards.server.db.$count(cardPayments, eq(cardPayments.userId, user.id)), 'no income').toBe(0)
    expect(await user.post('/api/billing/confirm', { session_id: page })).toMatchObject({
      status: 409,
      body: { message: billingMessages.paidTwice },
    })
    const refund = { amount: 75_000, currency: 'inr' }
    const chat = and(eq(paymentRequestChats.paymentRequestId, id), eq(paymentRequestChats.author, 'product'))
    await expect
      .poll(async () => (await cards.server.db.select().from(paymentRequestChats).where(chat)).map(({ message }) => message))
      .toEqual([lateCardText(refund)])
    expect(lateCardText(refund)).toContain('refunded the ₹750')
    await expect.poll(() => subjectsTo(user.email), pollOptions).toContain('We refunded your card payment')
    expect(await subjectsTo(user.email)).not.toContain('We received your payment')
    await expect.poll(async () => (await mailsTo(admin.email)).some(({ text }) => text.includes(subscription.id)), pollOptions).toBe(true)
    const [action] = await cards.server.db
      .select()
      .from(adminActions)
      .where(and(eq(adminActions.subject, user.id), eq(adminActions.action, 'card-cancelled')))
    expect(action?.details).toEqual({ cause: 'paid-too-late', subscriptions: [subscription.id], refunds: [refund] })
  })

  test('a refund that fails is shown to admins and tried again until it succeeds, once', async () => {
    const user = await cards.given.user()
    const { subscription, events } = cards.pay(await cards.openCheckout(user, choose('basic')))
    await process(await request(user, 'basic'))
    for (const event of events) {
      await cards.deliver(event)
      cards.stripe.unavailable = (await cards.server.db.$count(cardEndings, eq(cardEndings.userId, user.id))) > 0
      if (cards.stripe.unavailable) break
    }
    const failing = async () => ((await admin.get('/api/admin/card-endings')).body as { items: { email: string }[] }).items
    await expect.poll(failing, pollOptions).toMatchObject([{ email: user.email, cause: 'paid-too-late' }])
    cards.stripe.unavailable = false
    await expect
      .poll(async () => {
        await cards.server.db.execute(sql`update pgboss.job set start_after = now() where name = 'cards-end' and state < 'active'`)
        return failing()
      }, pollOptions)
      .toEqual([])
    expect(chargesOf(subscription.id)).toMatchObject([{ refunded: true }])
    expect(
      cards.stripe.calls.filter(
        ({ what, sent }) => what === 'POST /v1/refunds' && sent.payment_intent === chargesOf(subscription.id)[0]?.id.replace('in_', 'pi_'),
      ),
    ).toHaveLength(1)
  })

  test('two card pages that are both paid give one plan, and the second payment is refunded', async () => {
    const user = await cards.given.user()
    const [first, second] = [await cards.openCheckout(user, choose('basic')), cards.stripe.account.idOf('cs')]
    const copy = cards.stripe.account.sessions.get(first)
    if (copy) cards.stripe.account.sessions.set(second, { ...copy, id: second })
    const paid = [cards.pay(first), cards.pay(second)]
    for (const { events } of paid) for (const event of events) await cards.deliver(event)

    await expect
      .poll(() => paid.map(({ subscription }) => chargesOf(subscription.id).map(({ refunded }) => refunded)), pollOptions)
      .toEqual([[false], [true]])
    expect(paid.map(({ subscription }) => subscription.status)).toEqual(['active', 'canceled'])
    expect((await user.get('/api/billing')).body).toMatchObject({ card: { plan: 'basic', state: 'active' } })
  })

  test.each(['basic', 'pro'] as const)('a pending request for %s cannot be processed after the user paid by card', async (planId) => {
    const user = await cards.given.user()
    const id = await request(user, planId)
    const { subscription } = await cards.payAndDeliver(await cards.openCheckout(user, choose('basic')))

    const answer = await process(id)

    const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(dateOf(subscription.end))
    const { cardRenews, cardPaysFor } = billingMessages
    const why = planId === 'basic' ? cardRenews({ plan: 'Basic', on }) : cardPaysFor({ held: 'Basic', wanted: 'Pro' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: adminMessages.wouldPayTwice({ why }) } })
    expect(await statusOf(id)).toBe('pending')
    expect(await cards.server.db.$count(subscriptions, eq(subscriptions.userId, user.id))).toBe(1)
  })

  test('a request for a smaller plan cannot be processed once the user has the larger one', async () => {
    const user = await cards.given.user()
    const id = await request(user, 'basic')
    await subscribe(cards.server, user.id, 'pro', new Date(Date.now() + 20 * day))
    expect((await process(id)).status).toBe(409)
    expect(await me(user)).toMatchObject({ plan: 'pro' })
  })

  test('a card plan that no longer renews is continued by a request, and cannot be charged again', async () => {
    const { user, subscription } = await cards.newPayer(choose('basic'))
    cards.stripe.account.setRenewal(subscription.id, false)
    await deliverNews()
    const id = await request(user, 'basic')

    expect((await process(id)).status).toBe(200)

    const ends = intervalAfter(dateOf(subscription.end), 'monthly')
    expect(await me(user)).toEqual(expect.objectContaining({ plan: 'basic', expires_at: ends.toISOString() }))
    await expect.poll(() => subscription.status, pollOptions).toBe('canceled')
    await deliverNews()
    expect(await me(user)).toMatchObject({ plan: 'basic', expires_at: ends.toISOString() })
    expect(chargesOf(subscription.id)).toMatchObject([{ refunded: false }])
    const until = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(ends)
    const [told] = await cards.server.db.select().from(paymentRequestChats).where(eq(paymentRequestChats.paymentRequestId, id))
    expect(told?.message).toBe(adminMessages.planActiveCard({ plan: 'Basic', until }))
  })

  test('what a card has paid of a smaller plan is added to a larger one, once', async () => {
    const { user, subscription } = await cards.newPayer(choose('basic'))
    cards.stripe.account.setRenewal(subscription.id, false)
    await deliverNews()
    const ids = [await request(user, 'pro'), await request(user, 'pro')]

    const before = new Date()
    expect((await process(ids[0] ?? '')).status).toBe(200)
    const first = new Date((await me(user)).expires_at ?? 0)
    const credit = creditOf(
      { plan: 'basic', interval: 'monthly', expiresAt: dateOf(subscription.end) },
      { plan: 'pro', interval: 'monthly', now: before },
    )
    expect(Math.abs(first.getTime() - intervalAfter(before, 'monthly').getTime() - credit)).toBeLessThan(60_000)

    expect((await process(ids[1] ?? '')).status).toBe(200)
    expect((await me(user)).expires_at).toBe(intervalAfter(first, 'monthly').toISOString())
  })

  test('the date that is shown is the day on which a card plan renews', async () => {
    const { user, subscription } = await cards.newPayer(choose('basic'))
    const renewsOn = dateOf(subscription.end).toISOString()
    expect((await me(user)).expires_at).toBe(renewsOn)
    expect((await user.get('/api/billing')).body).toMatchObject({ card: { period_end: renewsOn } })
    expect((await user.get('/api/billing/offer?plan=pro&interval=monthly')).body).toMatchObject({
      held: { plan: 'basic', expires_at: renewsOn, renews: true },
    })
    expect((await admin.get(`/api/admin/people/${user.id}`)).body).toMatchObject({ plan: 'basic', expires_at: renewsOn, by_card: true })
    // It stays in force for a day longer, because the news of the renewal may be late.
    await cards.server.db.execute(sql`update card_subscriptions set period_end = now() - interval '1 hour' where user_id = ${user.id}`)
    await cards.server.db.execute(sql`update subscriptions set expires_at = now() + interval '23 hours' where user_id = ${user.id}`)
    expect((await me(user)).plan).toBe('basic')
  })

  test('a plan changed at the provider before the first charge gives what was paid for until then', async () => {
    const user = await cards.given.user()
    await subscribe(cards.server, user.id, 'basic', new Date(Date.now() + 300 * day))
    const { subscription } = await cards.payAndDeliver(await cards.openCheckout(user, choose('basic')))
    expect(subscription.status).toBe('trialing')
    const free = cards.stripe.account.subscriptions.get(subscription.id)
    if (free) free.price = { ...free.price, id: 'price_pro_monthly_inr' }
    await cards.deliver({
      id: 'evt_changed',
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', id: subscription.id } },
    })
    expect(await cards.planOf(user)).toBe('basic')
  })
})
