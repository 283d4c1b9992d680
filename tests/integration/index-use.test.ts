import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, createAccounts } from '#server/core/accounts.ts'
import { createHistory } from '#server/core/history.ts'
import { createQuota } from '#server/core/quota.ts'
import { createUsageDays } from '#server/features/account/usage-days.ts'
import { createClaims } from '#server/features/auth/claims.ts'
import { findPage } from '#server/features/library/entries.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createLog } from '#server/platform/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { databases } from '#tests/support/databases.ts'

/** Rows of one person that no read here may touch: older months, older pages. */
const old = 5000
/** Rows of the current month. */
const recent = 3
const cookie = { name: 'session', secret: 'secret' }

describe.each(databases)('reads touch no more rows than they answer, on $name', ({ fresh }) => {
  let database: Database
  const id = randomUUID()
  const account: Account = {
    id,
    email: 'asha@example.com',
    name: 'Asha Rao',
    avatarUrl: null,
    role: 'user',
    plan: 'basic',
    status: 'active',
    expiresAt: null,
    sessionId: id,
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
    await db.execute('analyze')
  })
  afterAll(() => database.close())

  /** Rows that a read fetched from tables and indexes. */
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

  test("a month's uses: that month's rows", async () => {
    const quota = (db: Db) => createQuota({ db, timeZone: 'UTC' })
    expect((await quota(database.db).usage(account)).find(({ feature }) => feature === 'titles')?.used).toBe(recent)
    expect(await touched((db) => quota(db).usage(account))).toBeLessThanOrEqual(4 * recent)
  })

  test("thirty days' uses: no older day's row", async () => {
    const usageDays = (now: Date) => (db: Db) => createUsageDays({ db, timeZone: 'UTC', now: () => now })(id)
    const today = new Date()
    expect((await usageDays(today)(database.db)).days.at(-1)?.usage).toContainEqual({ feature: 'titles', used: recent })
    const later = new Date(today.getTime() + 31 * 86_400_000)
    expect((await usageDays(later)(database.db)).days.flatMap(({ usage }) => usage)).toEqual([])
    expect(await touched(usageDays(later))).toBeLessThanOrEqual(2 * recent)
  })

  test('a reservation: no more than the limit', async () => {
    expect(
      await touched((db) => createQuota({ db, timeZone: 'UTC' }).reserve({ account, kind: 'titles', feature: 'titles', request: {} })),
    ).toBeLessThan(40)
  })

  test('a page of history and of the library: that page', async () => {
    expect(await touched((db) => createHistory(db).list(id, { limit: 10 }))).toBeLessThanOrEqual(50)
    expect(await touched((db) => findPage(db, id, { limit: 10 }))).toBeLessThanOrEqual(50)
  })

  test('who asks: one row of each table', async () => {
    const headers = new Headers({ cookie: await serializeSigned(cookie.name, id, cookie.secret) })
    const claims = createClaims({ db: database.db, appUrl: 'http://localhost:3000', cookie })
    const identify = (db: Db) => createAccounts({ db, claims, cookie, log: createLog('silent') }).identify(headers)
    expect(await identify(database.db)).toMatchObject({ id })
    expect(await touched(identify)).toBeLessThanOrEqual(25)
  })
})
