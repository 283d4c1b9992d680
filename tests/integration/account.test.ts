import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me, SessionView, UsageDays } from '#api/account.ts'
import { dataExportPath } from '#contract/paths.ts'
import type { Feature } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'
import { createUsageDays } from '#server/features/account/routes.ts'
import { endLongSessions } from '#server/features/account/sessions.ts'
import { accounts, sessions, twoFactors } from '#server/infra/db/auth-schema.ts'
import { cardPayments, idempotencyKeys, paymentRequestChats, savedContent, voices } from '#server/infra/db/schema.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { dataExportOf } from '#tests/support/data-export.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const day = 86_400_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

describe.each(databases)('an account, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** Adds a session in another browser; returns its id. */
  async function alsoIn(user: TestUser, over: Partial<typeof sessions.$inferInsert> = {}): Promise<string> {
    const [row] = await server.db
      .insert(sessions)
      .values({ userId: user.id, token: randomUUID(), expiresAt: new Date(Date.now() + day), userAgent: firefox, ipAddress: '', ...over })
      .returning()
    return row?.id ?? ''
  }
  const list = async (user: TestUser) => ((await user.get('/api/sessions')).body as { items: SessionView[] }).items

  const charged = (userId: string, feature: Feature, createdAt: Date) =>
    insertUsage(server, userId, { feature, createdAt, request: { topic: 'धागा "quoted"\n' }, result: { titles: [] } })

  describe('sessions of a user', () => {
    test('lists every active session with a description, the current one first, then by last use, without tokens', async () => {
      const user = await given.user()
      const older = await alsoIn(user, { updatedAt: new Date(Date.now() - day), ipAddress: '203.0.113.7' })
      const newer = await alsoIn(user)
      await alsoIn(user, { expiresAt: new Date(Date.now() - 1) })

      const listed = await list(user)

      expect(listed.map(({ current, device, ip_address }) => ({ current, device, ip_address }))).toEqual([
        { current: true, device: 'Unknown browser', ip_address: null },
        { current: false, device: 'Firefox on Windows', ip_address: null },
        { current: false, device: 'Firefox on Windows', ip_address: '203.0.113.7' },
      ])
      expect(listed.slice(1).map(({ id }) => id)).toEqual([newer, older])
      const tokens = await server.db.select({ token: sessions.token }).from(sessions).where(eq(sessions.userId, user.id))
      for (const { token } of tokens) expect(JSON.stringify(listed)).not.toContain(token)
    })

    test("one session or all others can be ended, and another user's session is not found", async () => {
      const [user, other] = [await given.user(), await given.user()]
      const first = await alsoIn(user)
      await alsoIn(user)
      const [othersOwn] = await list(other)

      expect(await user.delete(`/api/sessions/${othersOwn?.id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect((await user.delete(`/api/sessions/${first}`)).status).toBe(204)
      expect((await user.delete(`/api/sessions/${first}`)).status).toBe(404)
      expect((await user.delete('/api/sessions/none')).status).toBe(422)
      expect(await list(user)).toHaveLength(2)

      await alsoIn(user)
      await alsoIn(user, { expiresAt: new Date(Date.now() - 1) })
      expect((await user.post('/api/sessions/end-others')).body).toEqual({ ended: 2 })
      expect(await list(user)).toMatchObject([{ current: true }])
      expect(await list(other)).toHaveLength(1)
    })

    test('opening the app updates the last use, at most once a minute', async () => {
      const user = await given.user()
      const used = async () => (await list(user))[0]?.last_used_at ?? ''
      const set = (updatedAt: Date) => server.db.update(sessions).set({ updatedAt }).where(eq(sessions.userId, user.id))

      await set(new Date(Date.now() - day))
      const requestedAt = Date.now()
      await user.get('/api/auth/get-session')
      expect(Date.parse(await used())).toBeGreaterThanOrEqual(requestedAt)

      const justNow = new Date(Date.now() - 20_000)
      await set(justNow)
      await user.get('/api/auth/get-session')
      expect(await used()).toBe(justNow.toISOString())
    })

    test('a session ends after 180 days, even when it is used', async () => {
      const user = await given.user()
      const age = (days: number) =>
        server.db
          .update(sessions)
          .set({ createdAt: new Date(Date.now() - days * day) })
          .where(eq(sessions.userId, user.id))
      for (const [days, status] of [
        [179, 200],
        [181, 401],
      ] as const) {
        await age(days)
        expect((await user.get('/api/me')).status).toBe(status)
      }
      // It gives no access either, before the hourly job removes it.
      await user.get('/api/auth/get-session')
      expect(await server.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
      const idle = await given.user()
      await server.db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - 181 * day) })
        .where(eq(sessions.userId, idle.id))
      await endLongSessions(server.db)
      expect(await server.db.select().from(sessions).where(eq(sessions.userId, idle.id))).toEqual([])
    })

    test('without a session nothing can be listed or ended', async () => {
      for (const [path, method] of [
        ['/api/sessions', 'GET'],
        [`/api/sessions/${randomUUID()}`, 'DELETE'],
        ['/api/sessions/end-others', 'POST'],
        ['/api/usage/days', 'GET'],
        [dataExportPath, 'GET'],
      ] as const)
        expect((await server.fetch(path, { method })).status, path).toBe(401)
    })
  })

  describe('the style of texts', () => {
    const save = (user: TestUser, body: unknown) =>
      user.fetch('/api/account/style', {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: server.url },
      })
    const styleOf = async (user: TestUser) => ((await user.get('/api/me')).body as Me).style

    test("is that of the account, in every later read of it, and nobody else's", async () => {
      const [user, other] = [await given.user(), await given.user()]
      expect(await styleOf(user)).toEqual(defaultStyle)
      const style = { spelling: 'british', address: 'formal' }
      const answer = await save(user, style)
      expect([answer.status, await answer.json()]).toEqual([200, style])

      expect(await styleOf(user)).toEqual(style)
      expect(await styleOf(other)).toEqual(defaultStyle)
    })

    test.each([
      ['a spelling that is not listed', { spelling: 'french', address: 'usual' }, 'spelling'],
      ['a missing form of address', { spelling: 'own' }, 'address'],
      ['another field', { ...defaultStyle, role: 'admin' }, ''],
    ])('%s is refused, and nothing is stored', async (_, body, path) => {
      const user = await given.user()
      const answer = await save(user, body)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path }] } })
      expect(await styleOf(user)).toEqual(defaultStyle)
    })

    test('is part of the data export', async () => {
      const user = await given.user()
      await save(user, { spelling: 'american', address: 'informal' })
      expect((await dataExportOf(user)).body).toMatchObject({ profile: [{ spelling: 'american', address_form: 'informal' }] })
    })
  })

  describe('usage per day', () => {
    test("returns thirty days up to today, each with the user's own usage by feature", async () => {
      const [user, other] = [await given.user(), await given.user()]
      await charged(user.id, 'titles', new Date())
      await charged(user.id, 'titles', new Date())
      await charged(user.id, 'scripts', new Date())
      await charged(user.id, 'ideas', new Date(Date.now() - 40 * day))
      await charged(other.id, 'ideas', new Date())

      const { time_zone, days } = (await user.get('/api/usage/days')).body as UsageDays

      expect([time_zone, days.length]).toEqual(['UTC', 30])
      expect(days.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10))
      expect(days.at(-1)?.usage).toEqual(
        expect.arrayContaining([
          { feature: 'titles', used: 2 },
          { feature: 'scripts', used: 1 },
        ]),
      )
      expect(days.flatMap(({ usage }) => usage)).toHaveLength(2)
    })

    test('a day begins at midnight in the quota time zone, to the millisecond', async () => {
      const { id } = await given.user()
      const midnight = new Date('2026-11-19T18:30:00Z')
      for (const late of [-1, 0, day - 1, day]) await charged(id, 'titles', new Date(midnight.getTime() + late))

      const usageDays = createUsageDays({ db: server.db, timeZone: 'Asia/Kolkata', now: () => new Date(midnight.getTime() + day - 1) })

      const { days } = await usageDays(id)
      expect(days.slice(-2)).toEqual([
        { date: '2026-11-19', usage: [{ feature: 'titles', used: 1 }] },
        { date: '2026-11-20', usage: [{ feature: 'titles', used: 2 }] },
      ])
    })
  })

  describe('the data export', () => {
    test('contains every row of the user with its column names, no data of other users, and no secret', async () => {
      const [user, other] = [await given.user({ plan: 'basic' }), await given.user()]
      const { db } = server
      await db.insert(accounts).values({ userId: user.id, accountId: user.id, providerId: 'credential', password: 'SECRET' })
      await db.insert(twoFactors).values({ userId: user.id, secret: 'SECRET', backupCodes: 'SECRET' })
      await alsoIn(user, { token: `SECRET-${randomUUID()}` })
      await db.insert(idempotencyKeys).values({ userId: user.id, scope: 's', key: 'k', requestHash: 'SECRET', response: 'SECRET' })
      for (const { id } of [user, other]) {
        await charged(id, 'titles', new Date('2026-02-03T04:05:06.789Z'))
        const entry = { userId: id, title: 'عنوان', content: `Of ${id}`, contentType: 'post' as const, feature: 'ideas' as const }
        await db.insert(savedContent).values([
          { ...entry, tags: ['a', 'b "c"'] },
          { ...entry, deletedAt: new Date() },
        ])
        await db.insert(voices).values({ userId: id, name: id, trade: 'food', offer: id, platforms: ['instagram'], language: 'hi' })
        await db.insert(cardPayments).values({ id: `in_${id}`, userId: id, plan: 'basic', currency: 'inr', amount: 75_000 })
        const sent = await insertPaymentRequest(server, { userId: id, userEmail: `${id}@example.com` })
        // An unclaimed request of a visitor: it is not in the file.
        await insertPaymentRequest(server, { userId: null, userEmail: `${id}@example.com` })
        await db
          .insert(paymentRequestChats)
          .values({ paymentRequestId: sent.id, position: 1, author: 'team', senderEmail: 'support', message: `Hello ${id}` })
      }

      const { headers, status, body } = await dataExportOf(user)

      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="postwright-data-\d{4}-\d\d-\d\d\.zip"$/)
      expect(Object.fromEntries(Object.entries(body).map(([name, rows]) => [name, rows.length]))).toMatchObject({
        profile: 1,
        sign_in_methods: 1,
        two_factor: 1,
        sessions: 2,
        subscriptions: 1,
        generations: 1,
        usage: 1,
        library: 1,
        library_deleted_today: 1,
        voices: 1,
        payment_requests: 1,
        payment_request_chats: 1,
        card_payments: 1,
        request_keys: 1,
      })
      expect(body.profile?.[0]).toMatchObject({ id: user.id, email: user.email, full_name: 'Asha Rao' })
      expect(body.generations?.[0]).toMatchObject({ kind: 'titles', request: { topic: 'धागा "quoted"\n' }, result: { titles: [] } })
      expect(new Date(String(body.generations?.[0]?.created_at)).toISOString()).toBe('2026-02-03T04:05:06.789Z')
      expect(body.library?.[0]).toMatchObject({ title: 'عنوان', tags: ['a', 'b "c"'] })
      const text = JSON.stringify(body)
      expect(text).not.toContain('SECRET')
      expect(text).not.toContain('"search"')
      expect(text).not.toContain(other.id)
    })

    test('contains each row once and in order, also when rows are read in several batches', async () => {
      const user = await given.user()
      await server.db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature, created_at)
        select ${user.id}::uuid, n::text, 'Text', 'post', 'ideas', timestamptz '2026-01-01' + (n / 3) * interval '1 ms' from generate_series(1, 250) n`)

      const titles = (await dataExportOf(user)).body.library?.map(({ title }) => title) ?? []

      expect(new Set(titles).size).toBe(250)
      expect(titles).toHaveLength(250)
    })

    test('is limited to twenty times an hour', async () => {
      const user = await given.user()
      for (let time = 1; time <= 20; time++) expect((await dataExportOf(user)).status).toBe(200)
      const { status, headers } = await dataExportOf(user)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
    })
  })
})
