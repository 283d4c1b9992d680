import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultStyle } from '#contract/style.ts'
import { type Account, createAccounts } from '#server/core/accounts/accounts.ts'
import { chatStatus, findMessages } from '#server/core/billing/chat.ts'
import { latestRequestOf, newestRequests } from '#server/core/billing/payment-requests.ts'
import { createQuota } from '#server/core/billing/quota.ts'
import { createLimits } from '#server/core/calls/limits.ts'
import { createHistory } from '#server/core/generation/history.ts'
import { createUsageDays } from '#server/features/account/routes.ts'
import { findRequests } from '#server/features/admin/payment-requests.ts'
import { findUsers } from '#server/features/admin/users.ts'
import { createTokenVerifier } from '#server/features/auth/access-tokens.ts'
import { findPage } from '#server/features/library/entries.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Database, Db } from '#server/infra/db/database.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'

/** Rows of one user that no read may touch: older months, older pages. */
const old = 5000
/** Rows of the current month. */
const recent = 3
const cookie = { name: 'session', secret: 'secret' }

const secret = 'only for tests, thirty-two letters'

describe.each(databases)('reads fetch only the rows that they answer, on $name', ({ fresh }) => {
  let database: Database
  const id = randomUUID()
  const account: Account = {
    id,
    email: 'asha@example.com',
    name: 'Asha Rao',
    avatarUrl: null,
    createdAt: new Date(),
    role: 'user',
    plan: 'basic',
    status: 'active',
    expiresAt: null,
    style: defaultStyle,
    sessionId: id,
    signedInAt: new Date(),
  }

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    const { db } = database
    await db.insert(profiles).values({ id, email: account.email, fullName: account.name })
    const at = sql.raw(`case when n <= ${recent} then now() else date_trunc('month', now()) - n * interval '1 minute' end`)
    await db.execute(sql`insert into generations (user_id, kind, feature, request, result, state, created_at, expires_at)
      select ${id}::uuid, 'titles', 'titles', '{}', '{}', 'done', ${at}, now() from generate_series(1, ${old}) n`)
    await db.execute(sql`insert into api_usage (id, user_id, feature, request_details, created_at)
      select id, user_id, feature, request, created_at from generations`)
    await db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature, created_at)
      select ${id}::uuid, 'Title', 'Text', 'post', 'titles', ${at} from generate_series(1, ${old}) n`)
    await db.execute(sql`insert into profiles (email, full_name) select n || '@example.com', 'Somebody' from generate_series(1, ${old}) n`)
    await db.execute(sql`insert into sessions (user_id, token, expires_at) select id, id::text, now() + interval '1 day' from profiles`)
    await db.execute(sql`insert into payment_requests (user_id, user_name, user_email, user_phone, plan_id, billing_interval, amount, country,
        created_at, chat_length, unread_by_person)
      select case when n = 1 then ${id}::uuid end, 'Somebody', n || '@example.com', '12345', 'pro', 'monthly', 3200, 'India',
        now() - n * interval '1 minute', case when n = 1 then ${old}::int else 0 end, case when n = 1 then ${old}::int else 0 end from generate_series(1, ${old}) n`)
    await db.execute(sql`insert into payment_request_chats (payment_request_id, position, author, sender_email, message)
      select id, n, 'team', '', 'Text' from payment_requests, generate_series(1, ${old}) n where user_id = ${id}::uuid`)
    await db.execute('analyze')
  })
  afterAll(() => database.close())

  /** Number of rows that a read fetched from tables and indexes. */
  async function touched(read: (db: Db) => Promise<unknown>): Promise<number> {
    const total = async (db: Db) => {
      const { rows } = await db.execute<{ n: number }>(sql`
        select (select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) from pg_class
          where relnamespace = 'public'::regnamespace)::int as n`)
      return rows[0]?.n ?? 0
    }
    return database.db.transaction(async (tx) => {
      const before = await total(tx)
      await read(tx)
      return (await total(tx)) - before
    })
  }

  test("usage of a month: that month's rows", async () => {
    const quota = (db: Db) => createQuota({ db, secret, timeZone: 'UTC' })
    expect((await quota(database.db).usage(account)).find(({ feature }) => feature === 'titles')?.used).toBe(recent)
    expect(await touched((db) => quota(db).usage(account))).toBeLessThanOrEqual(4 * recent)
  })

  test('usage of thirty days: no older rows', async () => {
    const usageDays = (now: Date) => (db: Db) => createUsageDays({ db, timeZone: 'UTC', now: () => now })(id)
    const today = new Date()
    expect((await usageDays(today)(database.db)).days.at(-1)?.usage).toContainEqual({ feature: 'titles', used: recent })
    const later = new Date(today.getTime() + 31 * 86_400_000)
    expect((await usageDays(later)(database.db)).days.flatMap(({ usage }) => usage)).toEqual([])
    expect(await touched(usageDays(later))).toBeLessThanOrEqual(2 * recent)
  })

  test('a reservation: at most the limit', async () => {
    expect(
      await touched((db) =>
        createQuota({ db, secret, timeZone: 'UTC' }).reserve({ account, kind: 'titles', feature: 'titles', request: {} }),
      ),
    ).toBeLessThan(40)
  })

  test('a page of history and of the library: the rows of that page', async () => {
    expect(await touched((db) => createHistory(db).list(id, { limit: 10 }))).toBeLessThanOrEqual(50)
    expect(await touched((db) => findPage(db, id, { limit: 10 }))).toBeLessThanOrEqual(50)
  })

  test('a chat poll without new messages: the row of its request', async () => {
    const [request] = await database.db.select().from(paymentRequests).where(eq(paymentRequests.userId, id))
    const requestId = request?.id ?? ''
    expect(await chatStatus(database.db, requestId, account)).toMatchObject({ side: 'user', newest: old, unread: old })
    expect(await touched((db) => chatStatus(db, requestId, account))).toBeLessThanOrEqual(2)
    const page = (db: Db) => findMessages(db, requestId, { after: old - recent, limit: 100 })
    expect(await page(database.db)).toHaveLength(recent)
    expect(await touched(page)).toBeLessThanOrEqual(4 * recent)
    expect(await touched((db) => findMessages(db, requestId, { limit: 10 }))).toBeLessThanOrEqual(50)
  })

  test("a user's latest request: one row by id and one by address", async () => {
    expect(await latestRequestOf(database.db, id)).toMatchObject({ user_email: '1@example.com' })
    expect(await touched((db) => latestRequestOf(db, id))).toBeLessThanOrEqual(20)
    expect(await touched((db) => newestRequests(db, 10))).toBeLessThanOrEqual(50)
  })

  test('a page of users or requests for admins: its rows, with account and plan of each', async () => {
    expect((await findRequests(database.db, { limit: 10 })).items).toHaveLength(10)
    expect(await touched((db) => findRequests(db, { limit: 10 }))).toBeLessThanOrEqual(120)
    expect(await touched((db) => findUsers(db, { limit: 10 }))).toBeLessThanOrEqual(80)
  })

  test('identifying the caller: one row of each table', async () => {
    const headers = new Headers({ cookie: await serializeSigned(cookie.name, id, cookie.secret) })
    const verifyToken = createTokenVerifier({ db: database.db, appUrl: 'http://localhost:3000', cookie })
    const identify = (db: Db) =>
      createAccounts({
        db,
        verifyToken,
        cookie,
        log: createLog('silent'),
        limits: createLimits(db),
        adminSecondFactor: 'advised',
      }).identify(headers)
    expect(await identify(database.db)).toMatchObject({ id })
    expect(await touched(identify)).toBeLessThanOrEqual(25)
  })
})
