import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { type Feature, type PlanId, plans } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { maxConcurrentRuns, purgeUnfinished } from '#server/core/billing/ledger.ts'
import {
  addressHashOf,
  createEraseGenerations,
  createQuota,
  purgeSpentQuotas,
  type Quota,
  type Reservation,
  type ReservationRequest,
} from '#server/core/billing/quota.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Database, Db } from '#server/infra/db/database.ts'
import { apiUsage, generations, spentQuotas } from '#server/infra/db/schema.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'

const secret = 'only for tests, thirty-two letters'
const request = { topic: 'repairing old bicycles' }
const result = { titles: ['Fix it first'] }
async function newAccount(db: Db, plan: PlanId = 'free', email = `${randomUUID()}@example.com`): Promise<Account> {
  const id = randomUUID()
  await db.insert(profiles).values({ id, email, fullName: 'Asha Rao' })
  return {
    id,
    email,
    name: 'Asha Rao',
    avatarUrl: null,
    createdAt: new Date(),
    role: 'user',
    plan,
    status: plan === 'free' ? 'inactive' : 'active',
    expiresAt: null,
    style: defaultStyle,
    sessionId: randomUUID(),
    signedInAt: new Date(),
  }
}

const reservationFor = (account: Account, more: Partial<ReservationRequest> = {}): ReservationRequest => ({
  account,
  kind: 'titles',
  feature: 'titles',
  request,
  ...more,
})

async function reserved(quota: Quota, request: ReservationRequest): Promise<Reservation> {
  const answer = await quota.reserve(request)
  if (answer.state !== 'reserved') throw new Error('expected a reservation, not a replay')
  return answer
}

/** The error codes of several attempts; `reserved` and `done` for successful ones. */
const outcomes = async (attempts: Promise<{ state: string }>[]) =>
  (await Promise.allSettled(attempts)).map((attempt) => (attempt.status === 'fulfilled' ? attempt.value.state : attempt.reason.code))
const expectRefused = (error: unknown) => expect(error).toMatchObject({ code: 'GENERATION_FAILED' })
const count = (list: string[], value: string) => list.filter((item) => item === value).length

describe.each(databases)('the ledger on $name', ({ fresh }) => {
  let database: Database
  let db: Db
  let quota: Quota

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    db = database.db
    quota = createQuota({ db, secret, timeZone: 'UTC' })
  })
  afterAll(() => database.close())

  const usesOf = (account: Account) => db.select().from(apiUsage).where(eq(apiUsage.userId, account.id))
  const rowsOf = (account: Account) => db.select().from(generations).where(eq(generations.userId, account.id))
  const used = async (account: Account, feature: Feature = 'titles') =>
    (await quota.usage(account)).find((each) => each.feature === feature)

  /** Expires the lease of every generation of this user, as if its server had crashed. */
  const crash = (account: Account) =>
    db.update(generations).set({ expiresAt: sql`now() - interval '31 s'` }).where(eq(generations.userId, account.id))

  test('100 concurrent requests at a limit of 2 give exactly 2 results and 2 usage rows', async () => {
    const account = await newAccount(db)

    const ends = await outcomes(
      Array.from({ length: 100 }, async () => {
        const run = await reserved(quota, reservationFor(account))
        await run.settle(result)
        return run
      }),
    )

    expect([count(ends, 'reserved'), count(ends, 'QUOTA_REACHED')]).toEqual([2, 98])
    const rows = await rowsOf(account)
    expect(rows.map(({ state, result }) => ({ state, result }))).toEqual([
      { state: 'done', result },
      { state: 'done', result },
    ])
    expect((await usesOf(account)).map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  test('fifty concurrent calls with one key reserve once; later calls replay the result without charge', async () => {
    const account = await newAccount(db)
    const keyed = reservationFor(account, { idempotencyKey: 'once' })

    const ends = await outcomes(Array.from({ length: 50 }, () => quota.reserve(keyed)))
    expect([count(ends, 'reserved'), count(ends, 'CONFLICT')]).toEqual([1, 49])

    const [row] = await rowsOf(account)
    await db.execute(sql`update generations set state = 'done', result = ${JSON.stringify(result)}::jsonb where id = ${row?.id}`)
    expect(await quota.reserve(keyed)).toEqual({ state: 'done', id: row?.id, result })
    expect(await rowsOf(account)).toHaveLength(1)
  })

  test('fifty concurrent calls with one key reserve once on an unlimited plan, which takes no lock', async () => {
    const account = await newAccount(db, 'pro')
    const ends = await outcomes(Array.from({ length: 50 }, () => quota.reserve(reservationFor(account, { idempotencyKey: 'once' }))))
    expect([count(ends, 'reserved'), count(ends, 'CONFLICT')]).toEqual([1, 49])
  })

  test('a key of another request is refused, whether that one runs or is done', async () => {
    const account = await newAccount(db)
    const other = reservationFor(account, { idempotencyKey: 'k', request: { topic: 'another topic' } })
    const run = await reserved(quota, reservationFor(account, { idempotencyKey: 'k' }))

    await expect(quota.reserve(other)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await run.settle(result)
    await expect(quota.reserve(other)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('keys of different users are independent', async () => {
    const [one, two] = [await newAccount(db), await newAccount(db)]
    const first = await reserved(quota, reservationFor(one, { idempotencyKey: 'same' }))
    const second = await reserved(quota, reservationFor(two, { idempotencyKey: 'same' }))
    expect(first.id).not.toBe(second.id)
  })

  test('a crashed generation is taken over under its key, and its late settle is refused', async () => {
    const account = await newAccount(db)
    const keyed = reservationFor(account, { idempotencyKey: 'k' })
    const dead = await reserved(quota, keyed)
    await crash(account)

    const heir = await reserved(quota, keyed)
    await expect(dead.settle(result)).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    await heir.settle(result)

    expect(await rowsOf(account)).toMatchObject([{ id: heir.id, state: 'done' }])
    expect(await usesOf(account)).toMatchObject([{ id: heir.id }])
  })

  test('a crashed generation is not counted, and its row is removed', async () => {
    const account = await newAccount(db)
    await reserved(quota, reservationFor(account))
    await reserved(quota, reservationFor(account))
    await expect(quota.reserve(reservationFor(account))).rejects.toMatchObject({ code: 'QUOTA_REACHED' })

    await crash(account)
    const run = await reserved(quota, reservationFor(account))
    expect(await used(account)).toMatchObject({ used: 0 })

    await db.execute(sql`update generations set expires_at = now() - interval '2 hours' where user_id = ${account.id} and id <> ${run.id}`)
    await purgeUnfinished(db)
    expect(await rowsOf(account)).toMatchObject([{ id: run.id }])
  })

  test('a settle after the lease has expired is refused and charges nothing', async () => {
    const account = await newAccount(db)
    const run = await reserved(quota, reservationFor(account))
    await db.update(generations).set({ expiresAt: sql`now() - interval '1 s'` }).where(eq(generations.id, run.id))

    await expect(run.settle(result)).rejects.toMatchObject({
      code: 'GENERATION_FAILED',
      message: 'Failed to track usage. Please try again.',
    })
    expect(await usesOf(account)).toEqual([])
  })

  test('a renewed lease begins again, and the generation is settled after its first lease has ended', async () => {
    const account = await newAccount(db)
    const run = await reserved(quota, reservationFor(account))
    await db.update(generations).set({ expiresAt: sql`now() + interval '20 s'` }).where(eq(generations.id, run.id))

    expect(await run.renew()).toBe(true)
    const [row] = await rowsOf(account)
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 100_000)
    await run.settle(result)
    expect(await usesOf(account)).toHaveLength(1)
  })

  test('an expired, settled or released lease is not renewed, and an expired one can be taken over', async () => {
    const account = await newAccount(db, 'pro')
    const keyed = reservationFor(account, { idempotencyKey: 'k' })
    const [late, settled, released] = [
      await reserved(quota, keyed),
      await reserved(quota, reservationFor(account)),
      await reserved(quota, reservationFor(account)),
    ]
    await settled.settle(result)
    await released.release()
    await db.update(generations).set({ expiresAt: sql`now() - interval '31 s'` }).where(eq(generations.id, late.id))

    expect(await Promise.all([late, settled, released].map((run) => run.renew()))).toEqual([false, false, false])
    const heir = await reserved(quota, keyed)
    expect(await late.renew()).toBe(false)
    await expect(late.settle(result)).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    await heir.settle(result)
    expect(await usesOf(account)).toHaveLength(2)
  })

  test('a stop wins against renewals at the same moment: it is never charged', async () => {
    const account = await newAccount(db, 'pro')
    for (let round = 0; round < 20; round++) {
      const key = `stopped-${round}`
      const run = await reserved(quota, reservationFor(account, { idempotencyKey: key }))
      await Promise.all([run.renew(), quota.stop(account.id, [key]), run.renew()])
      expect(await run.renew()).toBe(false)
      await expect(run.settle(result)).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    }
    expect(await usesOf(account)).toEqual([])
  })

  test('a second settle is refused, and the first result stays', async () => {
    const account = await newAccount(db)
    const run = await reserved(quota, reservationFor(account))
    await run.settle(result, { engine: 'built-in', inputTokens: 3, outputTokens: 5 })

    await expect(run.settle({ titles: ['other'] })).rejects.toMatchObject({ code: 'GENERATION_FAILED' })
    expect(await rowsOf(account)).toMatchObject([{ result, engine: 'built-in', inputTokens: 3, outputTokens: 5 }])
    expect(await usesOf(account)).toHaveLength(1)
  })

  test('a release removes the reservation, and a release after the settle has no effect', async () => {
    const account = await newAccount(db)
    const failed = await reserved(quota, reservationFor(account))
    await failed.release()
    expect(await rowsOf(account)).toEqual([])

    const good = await reserved(quota, reservationFor(account))
    await good.settle(result)
    await good.release()
    expect(await rowsOf(account)).toHaveLength(1)
    expect(await used(account)).toEqual({ feature: 'titles', used: 1, limit: 2 })
  })

  test('of a concurrent stop and settle one wins, and the stop answers what the ledger stores', async () => {
    const account = await newAccount(db, 'pro')
    const stopAnswers = new Map<string, boolean>()
    const settled: string[] = []
    for (let round = 0; round < 60; round++) {
      const idempotencyKey = `race-${round}`
      const run = await reserved(quota, reservationFor(account, { idempotencyKey }))
      const settle = () => run.settle(result).then(() => settled.push(idempotencyKey), expectRefused)
      const stop = () => quota.stop(account.id, [idempotencyKey]).then((done) => stopAnswers.set(idempotencyKey, done.has(idempotencyKey)))
      await Promise.all(round % 2 ? [settle(), stop()] : [stop(), settle()])
      await run.release()
    }

    const charged = (await rowsOf(account)).filter(({ state }) => state === 'done').map(({ idempotencyKey }) => idempotencyKey)
    expect([...stopAnswers].filter(([, done]) => done).map(([key]) => key)).toEqual(settled)
    expect(charged.toSorted()).toEqual(settled.toSorted())
    expect(await usesOf(account)).toHaveLength(settled.length)
  })

  test('of a concurrent stop and reservation of one key, a key reported as stopped is never charged', async () => {
    const account = await newAccount(db, 'pro')
    const race = async (round: number) => {
      const idempotencyKey = `late-${round}`
      const run = async () => (await reserved(quota, reservationFor(account, { idempotencyKey }))).settle(result)
      const [done] = await Promise.all([quota.stop(account.id, [idempotencyKey]), run().catch(expectRefused)])
      return done.size
    }
    let stoppedCount = 0
    for (let round = 0; round < 60; round += 6)
      stoppedCount += (await Promise.all(Array.from({ length: 6 }, (_, at) => race(round + at)))).reduce((sum, size) => sum + size, 0)
    expect(await usesOf(account)).toHaveLength(stoppedCount)
  })

  test('a stopped key releases its reservation at once, cannot be reused, and is removed after an hour', async () => {
    const account = await newAccount(db)
    const keyed = reservationFor(account, { idempotencyKey: 'k' })
    await reserved(quota, keyed)
    await reserved(quota, reservationFor(account))
    expect([...(await quota.stop(account.id, ['k', 'never used', 'k']))]).toEqual([])

    await reserved(quota, reservationFor(account))
    const refused = { code: 'GENERATION_FAILED', message: generationMessages.stopped }
    await expect(quota.reserve(keyed)).rejects.toMatchObject(refused)
    await expect(quota.reserve(reservationFor(account, { idempotencyKey: 'never used' }))).rejects.toMatchObject(refused)
    expect((await rowsOf(account)).filter(({ state }) => state === 'stopped').map(({ request }) => request)).toEqual([{}, {}])

    await db.execute(
      sql`update generations set expires_at = now() - interval '2 hours' where user_id = ${account.id} and state = 'stopped'`,
    )
    await purgeUnfinished(db)
    expect((await rowsOf(account)).map(({ state }) => state)).toEqual(['running', 'running'])
  })

  test("a stop does not affect another user's generation with the same key", async () => {
    const [one, other] = [await newAccount(db), await newAccount(db)]
    const run = await reserved(quota, reservationFor(one, { idempotencyKey: 'same' }))
    await quota.stop(other.id, ['same'])
    await run.settle(result)
    expect([...(await quota.stop(one.id, ['same'])).keys()]).toEqual(['same'])
    expect([...(await quota.stop(other.id, ['same']))]).toEqual([])
  })

  test('a feature outside the plan is refused before anything is stored, with the message of the plan', async () => {
    const free = await newAccount(db)
    await expect(quota.reserve(reservationFor(free, { feature: 'tweets' }))).rejects.toMatchObject({
      code: 'FEATURE_NOT_ON_PLAN',
      message: 'This feature is not available on the Free plan. Please upgrade to access.',
      data: { feature: 'tweets', plan: 'free' },
    })
    expect(await rowsOf(free)).toEqual([])
  })

  test('each feature has its own limit, which the error names', async () => {
    const account = await newAccount(db)
    await (await reserved(quota, reservationFor(account))).settle(result)
    await (await reserved(quota, reservationFor(account))).settle(result)

    await expect(quota.reserve(reservationFor(account))).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      data: { feature: 'titles', limit: 2 },
    })
    await reserved(quota, reservationFor(account, { feature: 'ideas' }))
  })

  test(`more than ${maxConcurrentRuns} concurrent generations are refused with a waiting time`, async () => {
    const account = await newAccount(db, 'pro')
    const runs = await Promise.all(Array.from({ length: maxConcurrentRuns }, () => reserved(quota, reservationFor(account))))

    await expect(quota.reserve(reservationFor(account))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfter: expect.any(Number) },
    })
    await runs[0]?.release()
    await reserved(quota, reservationFor(account))
  })

  test('where generations cost money, the number of concurrent ones is limited, on unlimited plans too', async () => {
    const account = await newAccount(db, 'pro')
    const [one, other] = [
      createQuota({ db, secret, timeZone: 'UTC', paid: () => true }),
      createQuota({ db, secret, timeZone: 'UTC', paid: () => true }),
    ]
    const features: Feature[] = ['titles', 'ideas', 'tweets']
    const attempts = Array.from({ length: 3 * maxConcurrentRuns }, (_, at) =>
      (at % 2 ? one : other).reserve(reservationFor(account, { feature: features[at % 3] ?? 'titles' })),
    )
    const ends = await outcomes(attempts)
    expect([count(ends, 'reserved'), count(ends, 'RATE_LIMITED')]).toEqual([maxConcurrentRuns, 2 * maxConcurrentRuns])
  })

  test('usage belongs to the month of its reservation in the configured time zone', async () => {
    const account = await newAccount(db)
    const zone = 'Asia/Kolkata'
    // The last minute of October in India; in UTC October lasts another five and a half hours.
    const before = createQuota({ db, secret, timeZone: zone, now: () => new Date('2026-10-31T18:29:30Z') })
    const after = createQuota({ db, secret, timeZone: zone, now: () => new Date('2026-10-31T18:30:00Z') })
    const run = await reserved(before, reservationFor(account))
    await db
      .update(generations)
      .set({ createdAt: new Date('2026-10-31T18:29:59.999Z') })
      .where(eq(generations.id, run.id))
    await run.settle(result)

    const titles = async (each: Quota) => (await each.usage(account)).find(({ feature }) => feature === 'titles')?.used
    expect([await titles(before), await titles(after)]).toEqual([1, 0])
    expect(before.resetsAt()).toEqual(new Date('2026-10-31T18:30:00Z'))
    expect(after.resetsAt()).toEqual(new Date('2026-11-30T18:30:00Z'))

    await db
      .update(apiUsage)
      .set({ createdAt: new Date('2026-10-31T18:30:00Z') })
      .where(eq(apiUsage.userId, account.id))
    expect(await titles(after)).toBe(1)
  })

  /** Deletes an account at a given time. */
  const leave = (account: Account, at = new Date()) =>
    db.transaction(async (tx) => {
      await createEraseGenerations({ secret, timeZone: 'UTC', now: () => at })(tx, account)
      await tx.delete(profiles).where(eq(profiles.id, account.id))
    })

  test('a new account with the same address has exactly the rest of its monthly quota, of 100 concurrent requests', {
    timeout: 60_000,
  }, async () => {
    const first = await newAccount(db)
    await (await reserved(quota, reservationFor(first))).settle(result)
    await reserved(quota, reservationFor(first))
    await leave(first)

    const again = await newAccount(db, 'free', first.email.toUpperCase())
    expect(await used(again)).toEqual({ feature: 'titles', used: 1, limit: 2 })
    const ends = await outcomes(
      Array.from({ length: 100 }, async () => {
        const run = await reserved(quota, reservationFor(again))
        await run.settle(result)
        return run
      }),
    )
    expect([count(ends, 'reserved'), count(ends, 'QUOTA_REACHED')]).toEqual([1, 99])

    // The usage of all these accounts is added up.
    await leave(again)
    const third = await newAccount(db, 'basic', first.email)
    expect(await used(third)).toMatchObject({ used: 2 })
    expect(await used(third, 'ideas')).toMatchObject({ used: 0 })
    expect(await used(await newAccount(db))).toMatchObject({ used: 0 })
  })

  test('a generation that settles while its account is deleted is charged to the address or not at all', async () => {
    const account = await newAccount(db)
    const runs = [await reserved(quota, reservationFor(account)), await reserved(quota, reservationFor(account, { feature: 'ideas' }))]

    const settled = await Promise.allSettled([...runs.map((run) => run.settle(result)), leave(account)])

    const again = await newAccount(db, 'free', account.email)
    const charged = settled.slice(0, 2).map(({ status }) => (status === 'fulfilled' ? 1 : 0))
    const usedAfter = await Promise.all((['titles', 'ideas'] as const).map(async (feature) => (await used(again, feature))?.used))
    expect(settled[2]).toMatchObject({ status: 'fulfilled' })
    expect(usedAfter).toEqual(charged)
  })

  test('usage of a deleted account counts until the end of the month and is then removed', async () => {
    const [before, after] = ['2026-10-31T23:00:00Z', '2026-11-01T00:00:00Z'].map((at) => new Date(at)) as [Date, Date]
    const at = (now: Date) => createQuota({ db, secret, timeZone: 'UTC', now: () => now })
    const account = await newAccount(db)
    await (await reserved(at(before), reservationFor(account))).settle(result)
    await db.update(generations).set({ createdAt: before }).where(eq(generations.userId, account.id))
    await leave(account, before)

    const again = await newAccount(db, 'free', account.email)
    const titles = async (quota: Quota) => (await quota.usage(again)).find(({ feature }) => feature === 'titles')?.used
    expect([await titles(at(before)), await titles(at(after))]).toEqual([1, 0])
    await leave(again, after)

    const hash = eq(spentQuotas.addressHash, addressHashOf(secret, account.email))
    expect(await db.select().from(spentQuotas).where(hash)).toMatchObject([{ used: 1, expiresAt: after }])
    await db
      .update(spentQuotas)
      .set({ expiresAt: new Date(0) })
      .where(hash)
    await purgeSpentQuotas(db)
    expect(await db.select().from(spentQuotas).where(hash)).toEqual([])
  })

  test('deleting a user removes generations and usage', async () => {
    const account = await newAccount(db)
    await (await reserved(quota, reservationFor(account))).settle(result)
    await db.delete(profiles).where(eq(profiles.id, account.id))
    expect([await rowsOf(account), await usesOf(account)]).toEqual([[], []])
  })

  test('usage lists every feature with the limit of the plan', async () => {
    const account = await newAccount(db, 'basic')
    expect(await quota.usage(account)).toEqual(Object.entries(plans.basic.limits).map(([feature, limit]) => ({ feature, used: 0, limit })))
  })
})
