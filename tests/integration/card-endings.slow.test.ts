import { hashPassword } from 'better-auth/crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AdminAction, CardEnding } from '#api/admin.ts'
import { accounts } from '#server/infra/db/auth-schema.ts'
import { cardEndings } from '#server/infra/db/card-schema.ts'
import { adminActions } from '#server/infra/db/schema.ts'
import { type Cards, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import type { TestUser } from '#tests/support/given.ts'

const pollOptions = { timeout: 60_000, interval: 100 }
const password = 'correct horse'

describe.each(databases)('card subscriptions of accounts that are disabled or deleted, on $name', ({ fresh }) => {
  let cards: Cards
  let admin: TestUser

  beforeAll(async () => {
    cards = await startCards(await fresh())
    admin = await cards.given.user({ role: 'admin' })
  })
  afterEach(() => {
    cards.stripe.unavailable = false
  })
  afterAll(() => cards.stop())

  const change = (id: string, what: 'disable' | 'enable') => admin.post(`/api/admin/people/${id}/${what}`)
  const failing = async () => ((await admin.get('/api/admin/card-endings')).body as { items: CardEnding[] }).items
  const waiting = async () => ((await admin.get('/api/admin/waiting')).body as { waiting: number }).waiting
  const actionsOn = async (subject: string) =>
    ((await admin.get(`/api/admin/actions?subject=${subject}`)).body as { items: AdminAction[] }).items.map(({ action }) => action)
  /** Makes the next try due. */
  const again = () => cards.server.db.execute(sql`update pgboss.job set start_after = now() where name = 'cards-end' and state < 'active'`)

  test('disabling an account cancels its subscription with an audit log entry; enabling does not restore it', async () => {
    const { user, subscription } = await cards.newPayer()

    expect((await change(user.id, 'disable')).status).toBe(200)
    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)
    await cards.deliver(cards.stripe.account.events.at(-1) ?? {})
    await vi.waitFor(async () => expect(await actionsOn(user.id)).toContain('card-cancelled'), pollOptions)

    const [disabled] = await cards.server.db.select().from(adminActions).where(eq(adminActions.action, 'account-disabled'))
    expect(disabled?.details).toEqual({ card: 'cancelled' })
    await change(user.id, 'enable')
    expect(subscription.status).toBe('canceled')
    expect((await admin.get(`/api/admin/people/${user.id}`)).body).toMatchObject({ plan: 'free', disabled: false })
  })

  test('a failed cancellation is shown to admins until a retry succeeds', async () => {
    const { user, subscription } = await cards.newPayer()
    cards.stripe.unavailable = true
    const before = await waiting()

    await change(user.id, 'disable')
    await vi.waitFor(async () => expect(await failing()).toHaveLength(1), pollOptions)

    expect(await failing()).toMatchObject([
      { cause: 'account-disabled', email: user.email, subscriptions: [subscription.id], failure: expect.stringMatching(/unavailable/) },
    ])
    expect(await waiting()).toBe(before + 1)
    expect(await actionsOn(user.id)).toEqual(['account-disabled'])
    cards.stripe.unavailable = false
    await vi.waitFor(async () => {
      await again()
      expect(await failing()).toEqual([])
    }, pollOptions)
    expect(subscription.status).toBe('canceled')
    expect(await waiting()).toBe(before)
    expect(await actionsOn(user.id)).toEqual(['card-cancelled', 'account-disabled'])
  })

  test('an admin can mark a cancellation as done at the provider, and it is not retried', async () => {
    const { user, subscription } = await cards.newPayer()
    cards.stripe.unavailable = true
    await change(user.id, 'disable')
    await vi.waitFor(async () => expect(await failing()).toHaveLength(1), pollOptions)
    const [{ id }] = (await failing()) as [CardEnding]

    const settle = () => admin.post(`/api/admin/card-endings/${id}/settle`, { notes: 'Cancelled in Stripe' })
    expect([(await settle()).status, (await settle()).status]).toEqual([204, 204])

    cards.stripe.unavailable = false
    await again()
    await vi.waitFor(async () => {
      const { rows } = await cards.server.db.execute(
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
    const user = await cards.given.user()
    const page = await cards.openCheckout(user)
    await change(user.id, 'disable')

    const { subscription } = await cards.payAndDeliver(page)

    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)
    expect(await cards.server.db.$count(cardEndings, eq(cardEndings.userId, user.id))).toBe(1)
  })

  test('deleting an account cancels its subscription, with an anonymous audit log entry', async () => {
    const { user, subscription } = await cards.newPayer()
    await cards.server.db
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: await hashPassword(password) })

    expect((await user.post('/api/auth/delete-user', { password }, { origin: cards.server.url })).status).toBe(200)
    await vi.waitFor(() => expect(subscription.status).toBe('canceled'), pollOptions)

    await vi.waitFor(async () => {
      const endings = await cards.server.db.select().from(cardEndings).where(eq(cardEndings.cause, 'account-deleted'))
      const ids = endings.map(({ id }) => id)
      const done = await cards.server.db.select().from(adminActions).where(inArray(adminActions.subject, ids))
      expect(done).toMatchObject([{ action: 'card-cancelled', details: { cause: 'account-deleted', subscriptions: [subscription.id] } }])
      expect(JSON.stringify([endings, done])).not.toContain(user.id)
    }, pollOptions)
  })
})
