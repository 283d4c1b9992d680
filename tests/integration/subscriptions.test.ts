import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PlanId } from '#contract/plans.ts'
import { monthOf } from '#server/core/billing/month.ts'
import { intervalAfter } from '#server/core/billing/plan-terms.ts'
import { grant, planOf, setPlan } from '#server/core/billing/subscriptions.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const day = 86_400_000
const now = new Date('2026-05-07T10:30:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)

describe.each(databases)('manual subscriptions, on $name', ({ fresh }) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
  })
  afterAll(() => database.close())

  async function newUser(
    ...held: { plan: PlanId; expiresAt: Date | null; card?: true; interval?: 'monthly' | 'yearly' }[]
  ): Promise<string> {
    const userId = randomUUID()
    await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.com`, fullName: 'Asha Rao', emailVerified: true })
    for (const { plan, expiresAt, card, interval } of held) {
      const providerSubscriptionId = card ? `sub_${randomUUID()}` : null
      await database.db
        .insert(subscriptions)
        .values({ userId, plan, expiresAt, status: 'active', billingInterval: interval ?? null, providerSubscriptionId })
    }
    return userId
  }
  const granted = (userId: string, plan: 'basic' | 'pro', interval: 'monthly' | 'yearly' = 'monthly', at = now) =>
    database.db.transaction((tx) => grant(tx, { userId, plan, interval, now: at }))
  const set = (userId: string, plan: PlanId, expiresAt: Date | null) =>
    database.db.transaction((tx) => setPlan(tx, { userId, plan, expiresAt, now }))
  const rows = (userId: string, status: 'active' | 'inactive') =>
    database.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, status)))

  test('a first payment starts a month now, and the plan ends with it', async () => {
    const userId = await newUser()
    const ends = new Date('2026-06-07T10:30:00.000Z')
    expect(await granted(userId, 'basic')).toMatchObject({ plan: 'basic', interval: 'monthly', expiresAt: ends, change: 'created' })
    expect(await planOf(database.db, userId, now)).toEqual({ plan: 'basic', expiresAt: ends, byCard: false })
    expect(await planOf(database.db, userId, new Date(ends.getTime() - 1))).not.toBeNull()
    expect(await planOf(database.db, userId, ends)).toBeNull()
  })

  test('an expired plan starts again now, and its row stays as history', async () => {
    const userId = await newUser({ plan: 'pro', expiresAt: inDays(-3) })
    expect(await granted(userId, 'pro')).toMatchObject({ change: 'created', expiresAt: intervalAfter(now, 'monthly') })
    expect(await rows(userId, 'active')).toHaveLength(1)
    expect(await rows(userId, 'inactive')).toMatchObject([{ plan: 'pro', expiresAt: inDays(-3) }])
  })

  test('the same plan is extended from its end, in the same row', async () => {
    const userId = await newUser({ plan: 'basic', expiresAt: inDays(10), interval: 'monthly' })
    const [before] = await rows(userId, 'active')
    expect(await granted(userId, 'basic', 'yearly')).toMatchObject({
      id: before?.id,
      change: 'extended',
      expiresAt: intervalAfter(inDays(10), 'yearly'),
    })
    expect(await rows(userId, 'inactive')).toEqual([])
  })

  test('another plan starts now with credit for the unused value; the old row ends now', async () => {
    const userId = await newUser({ plan: 'basic', expiresAt: inDays(32), interval: 'monthly' })
    const { change, expiresAt } = await granted(userId, 'pro')
    expect(change).toBe('changed')
    // 32 days × 750 / 3200 = 7.5 days.
    expect(expiresAt).toEqual(new Date(intervalAfter(now, 'monthly').getTime() + 7.5 * day))
    expect(await rows(userId, 'active')).toMatchObject([{ plan: 'pro', expiresAt }])
    expect(await rows(userId, 'inactive')).toMatchObject([{ plan: 'basic', expiresAt: now }])
  })

  test('during a card subscription the larger plan applies, and the same plan begins when the card subscription ends', async () => {
    const userId = await newUser({ plan: 'pro', expiresAt: inDays(20), card: true })
    expect(await planOf(database.db, userId, now)).toMatchObject({ plan: 'pro', byCard: true })
    const ends = intervalAfter(inDays(20), 'monthly')
    expect(await granted(userId, 'pro')).toMatchObject({ change: 'created', expiresAt: ends })
    expect(await planOf(database.db, userId, now)).toEqual({ plan: 'pro', expiresAt: ends, byCard: false })
    await set(userId, 'basic', inDays(90))
    expect(await planOf(database.db, userId, now)).toEqual({ plan: 'pro', expiresAt: inDays(20), byCard: true })
    expect(await planOf(database.db, userId, inDays(21))).toEqual({ plan: 'basic', expiresAt: inDays(90), byCard: false })
    await set(userId, 'free', null)
    expect(await planOf(database.db, userId, now)).toMatchObject({ plan: 'pro', byCard: true })
  })

  test('a plan without an end cannot be paid for: it is refused without effect', async () => {
    const userId = await newUser({ plan: 'basic', expiresAt: null })
    await expect(granted(userId, 'pro')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await planOf(database.db, userId)).toEqual({ plan: 'basic', expiresAt: null, byCard: false })
  })

  test('an unknown user is granted nothing', async () => {
    await expect(granted(randomUUID(), 'pro')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('concurrent payments all count: twelve give twelve months', async () => {
    const userId = await newUser()
    await Promise.all(Array.from({ length: 12 }, () => granted(userId, 'basic')))
    expect(await planOf(database.db, userId, now)).toMatchObject({ expiresAt: new Date('2027-05-07T10:30:00.000Z') })
    expect(await rows(userId, 'active')).toHaveLength(1)
  })

  test('an admin can set a plan, its end, no end and no plan', async () => {
    const userId = await newUser()
    await set(userId, 'pro', inDays(5))
    expect(await planOf(database.db, userId, now)).toEqual({ plan: 'pro', expiresAt: inDays(5), byCard: false })
    await set(userId, 'pro', inDays(2))
    await set(userId, 'pro', null)
    expect(await planOf(database.db, userId, now)).toEqual({ plan: 'pro', expiresAt: null, byCard: false })
    expect(await rows(userId, 'inactive')).toEqual([])
    await set(userId, 'free', null)
    expect(await planOf(database.db, userId, now)).toBeNull()
    expect(await rows(userId, 'inactive')).toMatchObject([{ plan: 'pro', expiresAt: now }])
  })
})

describe('clock changes', () => {
  afterEach(() => vi.useRealTimers())

  /** More concurrent generations than the plan allows. */
  const press = async (user: TestUser) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(user, 'titles')))
    return answers.map(({ status }) => status).sort()
  }
  const used = async (user: TestUser) => {
    const { usage } = (await user.get('/api/usage')).body as { usage: { feature: string; used: number; limit: number }[] }
    return usage.find(({ feature }) => feature === 'titles')
  }

  // Only this process's clock jumps, which PGlite uses too; PostgreSQL keeps its own clock, as on another machine.
  describe.each(databases)('a clock that jumps past the end of a month, on $name', ({ fresh }) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ database: await fresh() })
    })
    afterAll(() => server.stop())

    test('starts exactly one new month: never above the limit, and usage matches History', async () => {
      const user = await givenOn(server).user()
      await server.db.execute(sql`update sessions set expires_at = expires_at + interval '1 year'`)
      expect(await press(user)).toEqual([200, 200, 429, 429, 429])

      const { end } = monthOf(new Date(), 'UTC')
      vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() + 1000 })
      expect(await used(user)).toEqual({ feature: 'titles', used: 0, limit: 2 })
      expect(await press(user)).toEqual([200, 200, 429, 429, 429])
      expect(await used(user)).toEqual({ feature: 'titles', used: 2, limit: 2 })

      vi.useRealTimers()
      expect(await press(user)).toEqual([429, 429, 429, 429, 429])
      const { rows, usage } = await ledgerOf(server, user)
      expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
      expect(usage.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    })
  })
})
