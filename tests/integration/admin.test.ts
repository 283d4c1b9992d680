import { randomUUID } from 'node:crypto'
import { isContractProcedure } from '@orpc/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminAction, type AdminDays, type AdminSummary, adminCalls, type EngineStatus } from '#api/admin.ts'
import { siteMessages } from '#contract/messages.ts'
import type { Engine } from '#server/core/generation/engine.ts'
import { createFailures } from '#server/core/generation/failures.ts'
import { createStatistics } from '#server/features/admin/statistics.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { apiUsage, cardPayments, generations } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const day = 86_400_000

/** Fails on topics with that word, and writes on others until it is aborted. */
const failsOnTopic: Engine = {
  name: 'openai/moody',
  write: ({ request }, { signal }) =>
    JSON.stringify(request).includes('broken')
      ? Promise.reject(new ModelFailure('stalled'))
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
}

/** Method and path of every call for admins. */
const callsIn = (router: object): { method: string; path: string }[] =>
  Object.values(router).flatMap((below) =>
    isContractProcedure(below)
      ? [{ method: below['~orpc'].route.method ?? '', path: (below['~orpc'].route.path ?? '').replace('{id}', randomUUID()) }]
      : callsIn(below),
  )

describe.each(databases)('the admin panel, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    const env = { AI_PRICE_INPUT: '0.25', AI_PRICE_OUTPUT: '2', AI_MODEL: 'ollama/moody', AI_FALLBACK_MODELS: 'ollama/spare' }
    server = await startServer({ database: await fresh(), env, writing: { engine: failsOnTopic } })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  const runningOf = ({ id }: TestUser) =>
    server.db
      .select()
      .from(generations)
      .where(and(eq(generations.userId, id), eq(generations.state, 'running')))
  const read = async <Body>(path: string) => (await admin.get(`/api/admin/${path}`)).body as Body

  test('every call refuses visitors and users who are not admins before it validates input', async () => {
    const user = await given.user({ plan: 'pro' })
    const calls = callsIn(adminCalls)
    expect(calls.length).toBeGreaterThan(10)
    for (const { method, path } of calls) {
      const init = { method, headers: { 'content-type': 'application/json' }, ...(method === 'POST' && { body: '{"no": 1}' }) }
      expect([path, (await server.fetch(path, init)).status]).toEqual([path, 401])
      const answer = await user.fetch(path, init)
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN', message: siteMessages.adminRequired })
    }
  })

  test('removing the admin role takes effect at once, also in open sessions', async () => {
    const other = await given.user({ role: 'admin' })
    expect((await other.get('/api/admin/summary')).status).toBe(200)
    await server.db.update(profiles).set({ role: 'user' }).where(eq(profiles.id, other.id))
    expect((await other.get('/api/admin/summary')).status).toBe(403)
  })

  test('the summary counts requests by status; revenue is manual payments in rupees and card payments in their currency', async () => {
    const before = await read<AdminSummary>('summary')
    await insertPaymentRequest(server, { amount: 750 })
    await insertPaymentRequest(server, { amount: 32_000, status: 'paid' })
    await insertPaymentRequest(server, { amount: 7500, status: 'rejected' })
    const paid = { plan: 'pro', currency: 'usd', amount: 3900 } as const
    await server.db.insert(cardPayments).values([
      { ...paid, id: randomUUID() },
      { ...paid, id: randomUUID(), currency: 'inr', amount: 320_000 },
    ])

    expect(await read('summary')).toEqual({
      requests: before.requests + 3,
      pending: before.pending + 1,
      paid: before.paid + 1,
      revenue: before.revenue + 32_000,
      card_revenue: { usd: before.card_revenue.usd + 3900, inr: before.card_revenue.inr + 320_000 },
    })
  })

  test('days begin at midnight in the time zone; revenue counts on the day of payment', async () => {
    const user = await given.user()
    const use = async (createdAt: Date) => {
      const id = randomUUID()
      const row = { id, userId: user.id, feature: 'titles' as const, createdAt }
      await server.db.insert(generations).values({ ...row, kind: 'titles', request: {}, result: {}, state: 'done', expiresAt: createdAt })
      await server.db.insert(apiUsage).values({ ...row, requestDetails: {} })
    }
    // Midnight in India is 18:30 UTC.
    const midnight = new Date('2031-03-09T18:30:00Z')
    const before = new Date(midnight.getTime() - 1)
    await use(midnight)
    await use(before)
    await use(new Date(before.getTime() - 40 * day))
    await insertPaymentRequest(server, { status: 'paid', amount: 750, createdAt: before, decidedAt: midnight })
    await insertPaymentRequest(server, { status: 'rejected', amount: 750, decidedAt: midnight })
    await server.db.insert(cardPayments).values({ id: randomUUID(), plan: 'pro', currency: 'usd', amount: 3900, createdAt: before })

    const figures = createStatistics({ db: server.db, timeZone: 'Asia/Kolkata', now: () => new Date('2031-03-10T12:00:00Z') })
    const none = { usd: 0, inr: 0 }
    expect(await figures.days(3)).toEqual({
      time_zone: 'Asia/Kolkata',
      days: [
        { date: '2031-03-08', revenue: 0, card_revenue: none, generations: 0 },
        { date: '2031-03-09', revenue: 0, card_revenue: { usd: 3900, inr: 0 }, generations: 1 },
        { date: '2031-03-10', revenue: 750, card_revenue: none, generations: 1 },
      ],
    })
    expect((await read<AdminDays>('days')).days).toHaveLength(30)
    expect((await read<AdminDays>('days?days=7')).days).toHaveLength(7)
    expect((await admin.get('/api/admin/days?days=91')).status).toBe(422)
  })

  test('the engine report lists models, their cost this month at configured prices, and failures', async () => {
    const user = await given.user({ plan: 'pro' })
    const run = {
      userId: user.id,
      kind: 'titles',
      feature: 'titles',
      request: {},
      result: {},
      state: 'done',
      expiresAt: new Date(),
    } as const
    const tokens = { engine: 'openai/moody', inputTokens: 1_000_000, outputTokens: 500_000 }
    await server.db.insert(generations).values([
      { ...run, ...tokens },
      { ...run, ...tokens },
      { ...run, engine: 'builtin' },
      { ...run, ...tokens, createdAt: new Date(Date.now() - 40 * day) },
    ])
    const request = { platforms: ['youtube'] }
    // A stopped generation is not a failure.
    const stop = new AbortController()
    const stopped = user.fetch('/functions/v1/generate-titles', {
      method: 'POST',
      body: JSON.stringify({ ...request, topic: 'a quiet pond' }),
      headers: { 'content-type': 'application/json' },
      signal: stop.signal,
    })
    await expect.poll(() => runningOf(user)).toHaveLength(1)
    stop.abort()
    await expect(stopped).rejects.toThrow()
    await expect.poll(() => runningOf(user)).toEqual([])
    expect((await user.post('/functions/v1/generate-titles', { ...request, topic: 'broken pens' })).status).toBe(504)

    await expect.poll(async () => (await read<EngineStatus>('engine')).failures.generations).not.toEqual([])
    const status = await read<EngineStatus>('engine')
    expect(status).toMatchObject({
      model: 'openai/moody',
      fallbacks: ['ollama/spare'],
      prices: { input: 0.25, output: 2 },
      failures: { generations: [{ name: 'titles', reason: 'GENERATION_TIMEOUT', count: 1 }], models: [] },
    })
    expect(status.engines).toContainEqual({
      engine: 'openai/moody',
      generations: 2,
      input_tokens: 2_000_000,
      output_tokens: 1_000_000,
      cost: 2.5,
    })
    expect(status.engines).toContainEqual(expect.objectContaining({ engine: 'builtin', cost: null }))
  })

  test('failures of several servers are added up, and old ones are removed', async () => {
    const servers = [1, 2].map(() => createFailures({ db: server.db, log: createLog('silent') }))
    for (const each of servers) for (const _ of [1, 2, 3]) each.note('model', 'openai/spare', 'busy')
    await Promise.all(servers.map((each) => each.flush()))
    expect(await servers[0]?.ofLastDay()).toContainEqual({ source: 'model', name: 'openai/spare', reason: 'busy', count: 6 })
    await server.db.execute("update failures set hour = now() - interval '31 days' where name = 'openai/spare'")
    expect((await read<EngineStatus>('engine')).failures.models).toEqual([])
    await servers[0]?.purge()
    expect((await server.db.execute("select 1 from failures where name = 'openai/spare'")).rows).toEqual([])
  })

  test('the audit log lists actor, action and subject, newest first, and survives deletion of the admin', async () => {
    const [user, second] = [await given.user(), await given.user({ role: 'admin' })]
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    await second.post(`/api/admin/payment-requests/${id}/process`, {})
    await admin.post(`/api/admin/people/${user.id}/plan`, { plan: 'free', expires_at: null })
    type Found = { items: AdminAction[]; next: string | null }
    const newest = await read<Found>('actions?limit=1')
    const who = { id: admin.id, full_name: 'Asha Rao', email: admin.email }
    expect(newest.items).toMatchObject([{ action: 'plan-set', subject: user.id, about: user.email, admin: who }])
    const next = await read<Found>(`actions?limit=1&before=${newest.next}`)
    expect(next.items).toMatchObject([{ action: 'payment-processed', subject: id, about: user.email, admin: { id: second.id } }])

    await server.db.delete(profiles).where(eq(profiles.id, second.id))
    expect((await read<Found>(`actions?subject=${id}`)).items).toMatchObject([{ action: 'payment-processed', admin: null }])
  })
})
