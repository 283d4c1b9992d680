import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/infra/db/database.ts'
import { createJobs, type Jobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'

/** Jobs of other users. */
const others = 5_000

describe.each(databases)('the job queue on $name', ({ fresh }) => {
  let database: Database
  let jobs: Jobs
  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    jobs = createJobs(database, createLog('silent'))
    await jobs.start()
    await jobs.work('rows', async () => {})
    await jobs.pause()
    await database.db.transaction((tx) =>
      jobs.enqueueAll(
        'rows',
        Array.from({ length: others }, () => ({ data: { userId: randomUUID() }, group: 'others', priority: 0 })),
        tx,
      ),
    )
    await database.db.execute('analyze')
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })

  test('the jobs of one list are removed without reading the others', async () => {
    const { db } = database
    const listId = randomUUID()
    const count = async () =>
      (await db.execute<{ n: number }>(sql`select count(*)::int as n from pgboss.job where name = 'rows'`)).rows[0]?.n
    await db.transaction((tx) => jobs.enqueueAll('rows', [{ data: { listId }, group: listId, priority: 0 }], tx))
    expect(await count()).toBe(others + 1)

    await db.transaction(async (tx) => {
      await tx.execute(sql`create temp table before on commit drop as
        select coalesce(sum(pg_stat_get_xact_tuples_returned(oid)), 0)::int as read from pg_class where relnamespace = 'pgboss'::regnamespace and relkind = 'r'`)
      await jobs.forget({ listId }, tx)
      const { rows } = await tx.execute<{ read: number }>(sql`select
        (coalesce(sum(pg_stat_get_xact_tuples_returned(oid)), 0) - (select read from before))::int as read
        from pg_class where relnamespace = 'pgboss'::regnamespace and relkind = 'r'`)
      expect(rows[0]?.read).toBeLessThan(others / 10)
    })
    expect(await count()).toBe(others)
  })
})
