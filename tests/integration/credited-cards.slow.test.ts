import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cardEndings } from '#server/infra/db/card-schema.ts'
import { cardPayments } from '#server/infra/db/schema.ts'
import { type Cards, insertPaymentRequest, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import type { TestUser } from '#tests/support/given.ts'

const pollOptions = { timeout: 60_000, interval: 100 }
const basicMonthly = { priceId: 'price_basic_monthly_inr', planId: 'basic', currency: 'inr' }
/** Paise. */
const [paidForBasic, paidForPro] = [75_000, 3_200_000]

describe.each(databases)('a card whose rest was credited to a manual payment, on $name', ({ fresh }) => {
  let cards: Cards
  let admin: TestUser

  beforeAll(async () => {
    cards = await startCards(await fresh())
    cards.stripe.account.runClock()
    admin = await cards.given.user({ role: 'admin' })
  })
  afterEach(() => {
    cards.stripe.unavailable = false
    cards.stripe.pause = () => 0
    setProviderClock(0)
  })
  afterAll(() => cards.stop())

  let secondsAhead = 0
  function setProviderClock(seconds: number): void {
    cards.stripe.account.advanceTime(seconds - secondsAhead)
    secondsAhead = seconds
  }
  /** A user whose card has paid for a month of Basic that does not renew, with their request for a year of Pro. */
  async function creditable(isDelivered: (type: string) => boolean = () => true) {
    const user = await cards.given.user()
    const { subscription, events } = cards.pay(await cards.openCheckout(user, basicMonthly))
    cards.stripe.account.setRenewal(subscription.id, false)
    for (const event of events) if (isDelivered(event.type)) expect((await cards.deliver(event)).status).toBe(200)
    const { id } = await insertPaymentRequest(cards.server, {
      userId: user.id,
      userEmail: user.email,
      planId: 'pro',
      billingInterval: 'yearly',
      amount: 32_000,
    })
    const process = async () => expect((await admin.post(`/api/admin/payment-requests/${id}/process`)).status).toBe(200)
    return { user, subscription, process }
  }
  /** Lets something happen when the server has read a subscription for the next time, before it gets the answer. */
  const afterRead = (id: string, happen: () => void) => {
    cards.stripe.pause = (read) => {
      if (read === id) {
        cards.stripe.pause = () => 0
        happen()
      }
      return 0
    }
  }
  const cancelled = (user: TestUser) =>
    expect
      .poll(async () => {
        await cards.server.db.execute(sql`update pgboss.job set start_after = now() where name = 'cards-end' and state < 'active'`)
        return cards.server.db.$count(cardEndings, sql`${cardEndings.userId} = ${user.id} and ${cardEndings.doneAt} is not null`)
      }, pollOptions)
      .toBe(1)
  const chargesOf = (subscription: string) =>
    [...cards.stripe.account.invoices.values()]
      .filter((invoice) => invoice.subscription === subscription)
      .map(({ amount, refunded }) => ({ amount, refunded }))
  const incomeOf = async ({ id }: TestUser) =>
    (await cards.server.db.select().from(cardPayments).where(eq(cardPayments.userId, id))).map(({ amount }) => amount)
  const deliverNews = async () => {
    for (const event of cards.stripe.account.events.splice(0)) expect((await cards.deliver(event)).status).toBe(200)
  }

  test.each([
    { seconds: 0, clock: 'our time' },
    { seconds: -30, clock: 'a clock that is behind ours' },
    { seconds: 30, clock: 'a clock that is ahead of ours' },
  ])('is refunded what it is charged before it is cancelled, and only that, with the provider on $clock', async ({ seconds }) => {
    const { account } = cards.stripe
    setProviderClock(seconds)
    const { user, subscription, process } = await creditable()
    // The job that cancels it fails at first.
    afterRead(subscription.id, () => {
      cards.stripe.unavailable = true
    })
    await process()
    cards.stripe.unavailable = false
    account.changePrice(subscription.id, 'price_pro_yearly_inr')
    await deliverNews()
    await cancelled(user)
    await deliverNews()

    expect(chargesOf(subscription.id)).toEqual([
      { amount: paidForBasic, refunded: false },
      { amount: paidForPro, refunded: true },
    ])
    expect(await incomeOf(user)).toEqual([paidForBasic])
  })

  test('is refunded what it is charged after its rest was read', async () => {
    const { account } = cards.stripe
    const { user, subscription, process } = await creditable()
    afterRead(subscription.id, () => account.changePrice(subscription.id, 'price_pro_yearly_inr'))
    await process()
    await cancelled(user)
    await deliverNews()

    expect(chargesOf(subscription.id)).toEqual([
      { amount: paidForBasic, refunded: false },
      { amount: paidForPro, refunded: true },
    ])
    expect(await incomeOf(user)).toEqual([paidForBasic])
  })

  test('keeps the charge that the credited rest was part of, though the event about it is late or lost', async () => {
    const { user, subscription, process } = await creditable((type) => type !== 'invoice.paid')
    await process()
    await cancelled(user)

    expect(chargesOf(subscription.id)).toEqual([{ amount: paidForBasic, refunded: false }])
    expect(await incomeOf(user)).toEqual([paidForBasic])
    await deliverNews()
    expect(await incomeOf(user)).toEqual([paidForBasic])
  })

  test('is refunded a payment that was due and is paid while the request is processed', async () => {
    const { account } = cards.stripe
    const { user, subscription, process } = await creditable()
    subscription.end = subscription.start
    account.failPayment(subscription.id)
    afterRead(subscription.id, () => account.recoverPayment(subscription.id))
    await process()
    await cancelled(user)
    await deliverNews()

    expect(chargesOf(subscription.id)).toEqual([
      { amount: paidForBasic, refunded: false },
      { amount: paidForBasic, refunded: true },
    ])
    expect(await incomeOf(user)).toEqual([paidForBasic])
  })
})
