import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { QueuedEmail } from '#server/core/accounts/email-queue.ts'
import {
  createSubscriptionSync,
  createSyncSubscription,
  type SubscriptionSync,
  type SyncSubscription,
  syncOverdueSubscriptions,
} from '#server/features/billing/subscription-sync.ts'
import { createWebhookReceiver } from '#server/features/billing/webhook.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { cardPayments, subscriptions } from '#server/infra/db/schema.ts'
import { parseEnv } from '#server/infra/env.ts'
import type { Event } from '#server/infra/events.ts'
import { createLog } from '#server/infra/log.ts'
import { createStripeProvider } from '#server/infra/stripe.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { type StripeDouble, signedDelivery, startStripe } from '#tests/support/stripe.ts'
import type { StripeEvent } from '#tests/support/stripe-account.ts'

// Thousands of deliveries.
vi.setConfig({ testTimeout: 600_000 })

/** What can happen to a subscription after its start. */
const step = fc.oneof(
  fc.constantFrom(
    'renew' as const,
    'failPayment' as const,
    'recoverPayment' as const,
    'stop' as const,
    'resume' as const,
    'cancel' as const,
  ),
  fc.constantFrom('price_basic_monthly_usd', 'price_basic_yearly_usd', 'price_pro_monthly_usd', 'price_pro_yearly_usd'),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** When each copy of an event is delivered: after how many steps, and in which order within a step. */
const copy = fc.record({ late: fc.nat(4), turn: fc.nat(1000) })
const sequence = fc.record({
  steps: fc.array(step, { maxLength: 6 }),
  copies: fc.infiniteStream(fc.array(copy, { minLength: 1, maxLength: 3 })),
  /** Milliseconds between reading and sending an answer at the provider: later answers can overtake it. */
  pauses: fc.infiniteStream(fc.constantFrom(0, 0, 0, 10, 60)),
  /** Whether the next step waits for the running deliveries. */
  hasty: fc.boolean(),
})

type Sequence = typeof sequence extends fc.Arbitrary<infer One> ? One : never

describe.each(databases)('events of the card provider, on $name', ({ name, fresh }) => {
  let database: Database
  let stripe: StripeDouble
  let receive: ReturnType<typeof createWebhookReceiver>
  let sync: SubscriptionSync
  let syncSubscription: SyncSubscription
  const mails: QueuedEmail[] = []
  const published: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    stripe = await startStripe()
    const env = parseEnv({ ...stripe.env })
    const cards = createStripeProvider({
      secretKey: env.stripeSecretKey ?? '',
      webhookSecret: env.stripeWebhookSecret ?? '',
      apiUrl: env.stripeApiUrl,
    })
    const { db } = database
    const emailQueue = { queue: async (_: unknown, notice: QueuedEmail) => void mails.push(notice) }
    const cardCancellation = {
      start: async () => {},
      cancelForDeletedAccount: async () => {},
      cancelForDisabledAccount: async () => false,
      cancelLatePayment: async () => {},
      cancelCredited: async () => {},
    }
    const events = { publish: async (_: unknown, { topic, id }: Event) => void published.push(`${topic} ${id}`) }
    const prices = env.stripePrices
    sync = createSubscriptionSync({
      db,
      cards,
      prices,
      events,
      emailQueue,
      cardCancellation,
      openPages: { close: async () => {} },
      log: createLog('silent'),
    })
    syncSubscription = createSyncSubscription({ db, sync })
    receive = createWebhookReceiver({ db, cards, prices, sync, emailQueue })
  })
  afterAll(async () => {
    await stripe.close()
    await database.close()
  })

  const deliver = (event: StripeEvent) => {
    const { body, headers } = signedDelivery(event)
    return receive(body, headers['stripe-signature'])
  }

  /** A user who has just paid for a month of Basic; no event has been delivered yet. */
  async function buyer() {
    const userId = randomUUID()
    await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.com`, fullName: 'Asha Rao', emailVerified: true })
    const id = stripe.account.idOf('cs')
    const price = 'price_basic_monthly_usd'
    const metadata = { userId, plan: 'basic', priceId: price }
    stripe.account.sessions.set(id, { id, status: 'open', customer: 'cus_1', price, userId, metadata, subscription: null })
    return { userId, ...withEvents(() => stripe.account.pay(id)) }
  }

  /** The result of an action, and the events that it causes. */
  function withEvents<Result>(happen: () => Result): { result: Result; events: StripeEvent[] } {
    const before = stripe.account.events.length
    const result = happen()
    return { result, events: stripe.account.events.slice(before) }
  }

  const happen = (id: string, what: Step) => {
    const { account } = stripe
    switch (what) {
      case 'renew':
      case 'failPayment':
      case 'recoverPayment':
      case 'cancel':
        return account[what](id)
      case 'stop':
      case 'resume':
        return account.setRenewal(id, what === 'resume')
      default:
        return account.changePrice(id, what)
    }
  }

  /** All card data of a user, without ids of the user. */
  async function stateOf(userId: string) {
    const { db } = database
    const [given] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    const [card] = await db.select().from(cardSubscriptions).where(eq(cardSubscriptions.userId, userId))
    const income = await db.select().from(cardPayments).where(eq(cardPayments.userId, userId))
    return {
      given: given && { plan: given.plan, interval: given.billingInterval, status: given.status, expiresAt: given.expiresAt },
      card: card && { state: card.state, currency: card.currency, periodEnd: card.periodEnd, renews: card.renews },
      income: income.map(({ plan, currency, amount, createdAt }) => `${createdAt.toISOString()} ${plan} ${amount} ${currency}`).sort(),
    }
  }

  /** Delivers copies of events, each with its own delay. */
  function mailbag({ copies, hasty }: Pick<Sequence, 'copies' | 'hasty'>) {
    const waiting: { event: StripeEvent; due: number; turn: number }[] = []
    const underWay: Promise<void>[] = []
    return {
      send(events: readonly StripeEvent[], at: number) {
        for (const event of events) for (const { late, turn } of copies.next().value ?? []) waiting.push({ event, due: at + late, turn })
      },
      async deliverDue(at: number) {
        const due = waiting.filter((one) => one.due <= at).sort((one, other) => one.turn - other.turn)
        waiting.splice(0, waiting.length, ...waiting.filter((one) => one.due > at))
        for (const { event } of due) {
          underWay.push(deliver(event))
          if (!hasty) await underWay.at(-1)
        }
      },
      /** Number of deliveries. */
      async emptied() {
        await this.deliverDue(Number.POSITIVE_INFINITY)
        return (await Promise.all(underWay)).length
      },
    }
  }

  test('any sequence, reordered, repeated and delayed, ends in the same state as in order', async () => {
    // PGlite runs one statement at a time, so that little concurrency is possible there.
    const runs = name === 'PostgreSQL' ? 200 : 10
    let deliveries = 0
    // Both buyers pay in the same second: a slow machine would come to the next one between them.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await fc.assert(
      fc.asyncProperty(sequence, async ({ steps, pauses, ...manner }) => {
        const [ordered, shuffled] = [await buyer(), await buyer()]
        stripe.pause = (id) => (manner.hasty && id === shuffled.result.id ? (pauses.next().value ?? 0) : 0)
        const bag = mailbag(manner)
        for (const event of ordered.events) await deliver(event)
        bag.send(shuffled.events, 0)
        for (const [at, what] of steps.entries()) {
          for (const event of withEvents(() => happen(ordered.result.id, what)).events) await deliver(event)
          bag.send(withEvents(() => happen(shuffled.result.id, what)).events, at)
          await bag.deliverDue(at)
        }
        deliveries += await bag.emptied()

        expect(await stateOf(shuffled.userId)).toEqual(await stateOf(ordered.userId))
      }),
      { numRuns: runs, seed: 6 },
    )
    expect(deliveries).toBeGreaterThan(10 * runs)
  })

  test('a charge is recorded with the state that contains it, not with one that is ignored', async () => {
    const { userId, result } = await buyer()
    const { db } = database
    const before = await sync.fetch(result.id)
    stripe.account.changePrice(result.id, 'price_pro_monthly_usd')
    const after = await sync.fetch(result.id)
    // The provider answered the read that began first as the second one.
    await db.transaction((tx) => sync.store(tx, { ...before, fencingToken: after.fencingToken }))
    await db.transaction((tx) => sync.store(tx, { ...after, fencingToken: before.fencingToken }))
    expect((await stateOf(userId)).income).toEqual([expect.stringContaining('basic')])

    await syncSubscription(result.id)
    expect((await stateOf(userId)).income).toHaveLength(2)
  })

  test('a renewal whose event never arrived is fetched after the end of the period', async () => {
    const { userId, events, result } = await buyer()
    for (const event of events) await deliver(event)
    const before = await stateOf(userId)
    stripe.account.renew(result.id)
    await syncOverdueSubscriptions(database.db, syncSubscription)
    expect(await stateOf(userId)).toEqual(before)

    await database.db
      .update(cardSubscriptions)
      .set({ periodEnd: new Date(Date.now() - 1000) })
      .where(eq(cardSubscriptions.userId, userId))
    await syncOverdueSubscriptions(database.db, syncSubscription)

    expect((await stateOf(userId)).card).toMatchObject({ state: 'active', periodEnd: new Date(result.end * 1000) })
  })

  test('a plan sends one mail, each payment one, and a change of plan another', async () => {
    const { userId, events, result } = await buyer()
    const about = () => mails.filter((mail) => 'userId' in mail && mail.userId === userId).map((mail) => mail.about)
    for (const event of [...events, ...events.toReversed()]) await deliver(event)
    expect(about().sort()).toEqual(['payment-received', 'plan-active'])
    expect(published).toContain(`account ${userId}`)

    const changed = withEvents(() => stripe.account.changePrice(result.id, 'price_pro_monthly_usd'))
    for (const event of [...changed.events, ...changed.events]) await deliver(event)

    expect(about().sort()).toEqual(['payment-received', 'payment-received', 'plan-active', 'plan-active'])
    const [last] = mails.filter((mail) => mail.about === 'plan-active').slice(-1)
    expect(last).toMatchObject({ userId, plan: 'pro', interval: 'monthly', renews: true })
  })
})
