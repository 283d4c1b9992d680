import { eq } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#api/account.ts'
import { plans } from '#contract/plans.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { generations, subscriptions } from '#server/infra/db/schema.ts'
import { sessionCookieName } from '#server/infra/session-cookie.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, insertUsage, subscribe, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const hour = 3_600_000

describe.each(databases)('the current user (/api/me), on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const me = async (user: TestUser) => (await user.get('/api/me')).body as Me
  const unknown = (cookie: string) => server.fetch('/api/me', { headers: { cookie } }).then(({ status }) => status)

  test('a user without a subscription is on the free plan, inactive', async () => {
    const user = await given.user()
    expect(await me(user)).toMatchObject({
      user: { id: user.id, email: user.email, full_name: 'Asha Rao', avatar_url: null, role: 'user' },
      plan: 'free',
      status: 'inactive',
      expires_at: null,
      usage: Object.entries(plans.free.limits).map(([feature, limit]) => ({ feature, used: 0, limit })),
    })
  })

  test('an active subscription determines the plan until it expires', async () => {
    const user = await given.user()
    const ends = new Date(Date.now() + hour)
    await subscribe(server, user.id, 'basic', ends)
    expect(await me(user)).toMatchObject({ plan: 'basic', status: 'active', expires_at: ends.toISOString() })

    await server.db
      .update(subscriptions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(subscriptions.userId, user.id))
    expect(await me(user)).toMatchObject({ plan: 'free', status: 'inactive', expires_at: null })
  })

  test('an inactive subscription has no effect', async () => {
    const user = await given.user({ plan: 'pro' })
    await server.db.update(subscriptions).set({ status: 'inactive' }).where(eq(subscriptions.userId, user.id))
    expect(await me(user)).toMatchObject({ plan: 'free', status: 'inactive' })
  })

  test('only usage of this month counts, and it resets with the next month', async () => {
    const user = await given.user()
    const now = new Date()
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
    await insertUsage(server, user.id, { createdAt: first })
    await insertUsage(server, user.id, { createdAt: new Date(first.getTime() - 1) })

    const { usage, resets_at } = await me(user)
    expect(usage.find(({ feature }) => feature === 'titles')).toEqual({ feature: 'titles', used: 1, limit: 2 })
    expect(resets_at).toBe(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString())
    expect((await user.get('/api/usage')).body).toEqual({ usage, resets_at })
  })

  test('a disabled account is not signed in from that moment', async () => {
    const user = await given.user()
    await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, user.id))
    expect(await user.get('/api/me')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  })

  test('an expired, a signed-out and a forged session do not identify a user', async () => {
    const user = await given.user()
    const name = sessionCookieName(server.url)
    const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, user.id))
    const forged = (await serializeSigned(name, session?.token ?? '', 'another secret')).split(';')[0] ?? ''
    expect(await unknown(forged)).toBe(401)
    expect(await unknown(`${name}=${session?.token}`)).toBe(401)
    expect(await unknown(`${name}=%00.%FF`)).toBe(401)

    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, user.id))
    expect(await unknown(user.cookie)).toBe(401)
    await server.db.delete(sessions).where(eq(sessions.userId, user.id))
    expect(await unknown(user.cookie)).toBe(401)
  })

  test('visitors can read the capabilities of the server', async () => {
    const answer = await server.fetch('/api/capabilities')
    expect(await answer.json()).toMatchObject({ passwordRecovery: false, model: false })
  })

  test("history lists the user's own finished generations, newest first, in pages; those of others are not found", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    for (let at = 1; at <= 5; at++) await insertUsage(server, owner.id, { createdAt: new Date(Date.UTC(2026, 0, at)) })
    await server.db
      .insert(generations)
      .values({ userId: owner.id, kind: 'titles', feature: 'titles', request: {}, expiresAt: new Date(Date.now() + hour) })

    const page = async (query: string) =>
      (await owner.get(`/api/generations${query}`)).body as { items: { id: string; created_at: string }[]; next: string | null }
    const first = await page('?limit=3')
    const rest = await page(`?limit=3&before=${encodeURIComponent(first.next ?? '')}`)
    expect([...first.items, ...rest.items].map(({ created_at }) => new Date(created_at).getUTCDate())).toEqual([5, 4, 3, 2, 1])
    expect(rest.next).toBeNull()

    const id = first.items[0]?.id
    expect(await owner.get(`/api/generations/${id}`)).toMatchObject({ status: 200, body: { id, kind: 'titles', feature: 'titles' } })
    expect(await other.get(`/api/generations/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await other.get('/api/generations')).body).toEqual({ items: [], next: null })
  })

  test('an unknown cursor is invalid input', async () => {
    const user = await given.user()
    for (const path of ['/api/generations', '/api/saved-content']) {
      const invented = ['["2026-01-01T00:00:00Z","not-an-id"]', '["0000-01-01T00:00:00Z","01234567-89ab-4def-8123-456789abcdef"]', 'null']
      for (const cursor of ['x', ...invented.map((text) => Buffer.from(text).toString('base64url'))]) {
        expect(await user.get(`${path}?before=${cursor}`)).toMatchObject({
          status: 422,
          body: { code: 'INVALID_INPUT', data: { issues: [{ path: 'before' }] } },
        })
      }
    }
  })
})

test('while the database cannot be read, calls answer 503 and not "signed out" or "free"', async () => {
  const server = await startServer()
  const user = await givenOn(server).user({ plan: 'pro' })
  await server.db.execute('alter table sessions rename to elsewhere')
  expect(await user.get('/api/me')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  await server.stop()
})
