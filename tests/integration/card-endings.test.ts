import { hashPassword } from 'better-auth/crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AdminAction, CardEnding } from '#contract/admin-calls.ts'
import { accounts } from '#server/platform/db/auth-schema.ts'
import { cardEndings } from '#server/platform/db/card-schema.ts'
import { adminActions } from '#server/platform/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { cardsOn } from '#tests/support/paying.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'

const pollOptions = { timeout: 60_000, interval: 100 }
const password = 'correct horse'

describe.each(databases)('card subscriptions of accounts that are disabled or deleted, on $name', ({ fresh }) => {
  let server: TestServer
  let stripe: StripeDouble
  let cards: ReturnType<typeof cardsOn>
  let admin: TestUser

  beforeAll(async () => {
    stripe = await startStripe()
    server = await startServer({ database: await fresh(), env: stripe.env })
    cards = cardsOn(server, stripe)
    admin = await givenOn(server).user({ role: 'admin' })
  })
  afterEach(() => {
    stripe.unavailable = false
  })
  afterAll(async () => {
    await server.stop()
    await stripe.close()
  })

  const change = (id: string, what: 'disable' | 'enable') => admin.post(`/api/admin/people/${id}/${what}`)
  const failing = async () => ((await admin.get('/api/admin/card-endings')).body as { items: CardEnding[] }).items
  const waiting = async () => ((await admin.get('/api/admin/waiting')).body as { waiting: number }).waiting
  const actionsOn = async (subject: string) =>
    ((await admin.get(`/api/admin/actions?subject=${subject}`)).body as { items: AdminAction[] }).items.map(({ action }) => action)
  /** Makes the next try due. */
  const again = () => server.db.execute(sql`update pgboss.job set start_after = now() where name = 'cards-end' and state < 'active'`)

  test('disabling an account cancels its subscription with an audit log entry; enabling does not restore it', async () => {
    const { user, subscription } = await cards.payer()

    expect((await change(user.id, 'disable')).status).toBe(200)
    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)
    await cards.deliver(stripe.account.events.at(-1) ?? {})
    await vi.waitFor(async () => expect(await actionsOn(user.id)).toContain('card-cancelled'), pollOptions)

    const [disabled] = await server.db.select().from(adminActions).where(eq(adminActions.action, 'account-disabled'))
    expect(disabled?.details).toEqual({ card: 'cancelled' })
    await change(user.id, 'enable')
    expect(subscription.status).toBe('canceled')
    expect((await admin.get(`/api/admin/people/${user.id}`)).body).toMatchObject({ plan: 'free', disabled: false })
  })

  test('a failed cancellation is shown to admins until a retry succeeds', async () => {
    const { user, subscription } = await cards.payer()
    stripe.unavailable = true
    const before = await waiting()

    await change(user.id, 'disable')
    await vi.waitFor(async () => expect(await failing()).toHaveLength(1), pollOptions)

    expect(await failing()).toMatchObject([
      { cause: 'account-disabled', email: user.email, subscriptions: [subscription.id], failure: expect.stringMatching(/unavailable/) },
    ])
    expect(await waiting()).toBe(before + 1)
    expect(await actionsOn(user.id)).toEqual(['account-disabled'])
    stripe.unavailable = false
    await vi.waitFor(async () => {
      await again()
      expect(await failing()).toEqual([])
    }, pollOptions)
    expect(subscription.status).toBe('canceled')
    expect(await waiting()).toBe(before)
    expect(await actionsOn(user.id)).toEqual(['card-cancelled', 'account-disabled'])
  })

  test('an admin can mark a cancellation as done at the provider, and it is not retried', async () => {
    const { user, subscription } = await cards.payer()
    stripe.unavailable = true
    await change(user.id, 'disable')
    await vi.waitFor(async () => expect(await failing()).toHaveLength(1), pollOptions)
    const [{ id }] = (await failing()) as [CardEnding]

    const settle = () => admin.post(`/api/admin/card-endings/${id}/settle`, { notes: 'Cancelled in Stripe' })
    expect([(await settle()).status, (await settle()).status]).toEqual([204, 204])

    stripe.unavailable = false
    await again()
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(
        sql`select 1 from pgboss.job where name = 'cards-end' and data ->> 'endingId' = ${id} and state < 'completed'`,
      )
      expect(rows).toEqual([])
    }, pollOptions)
    expect(subscription.status).toBe('active')
    expect(await failing()).toEqual([])
    expect(await actionsOn(user.id)).toEqual(['card-settled', 'account-disabled'])
    expect((await admin.post(`/api/admin/card-endings/${user.id}/settle`)).status).toBe(404)
  })

  test('a payment on a page that was opened before the account was disabled is cancelled once', async () => {
    const user = await givenOn(server).user()
    const page = await cards.pageFor(user)
    await change(user.id, 'disable')

    const { subscription, events } = cards.pay(page)
    for (const event of events) expect((await cards.deliver(event)).status).toBe(200)

    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)
    expect(await server.db.$count(cardEndings, eq(cardEndings.userId, user.id))).toBe(1)
  })

  test('deleting an account cancels its subscription, with an anonymous audit log entry', async () => {
    const { user, subscription } = await cards.payer()
    await server.db
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: await hashPassword(password) })

    expect((await user.post('/api/auth/delete-user', { password }, { origin: server.url })).status).toBe(200)
    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)

    await vi.waitFor(async () => {
      const endings = await server.db.select().from(cardEndings).where(eq(cardEndings.cause, 'account-deleted'))
      const ids = endings.map(({ id }) => id)
      const done = await server.db.select().from(adminActions).where(inArray(adminActions.subject, ids))
      expect(done).toMatchObject([{ action: 'card-cancelled', details: { cause: 'account-deleted', subscriptions: [subscription.id] } }])
      expect(JSON.stringify([endings, done])).not.toContain(user.id)
    }, pollOptions)
  })
})
