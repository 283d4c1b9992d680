import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withIdempotencyKey } from '#server/core/idempotency.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrations } from '#server/platform/db/migrations.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createJobs, type Jobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'
import { quickJobTiming } from '#tests/support/server.ts'

const log = createLog('silent')

describe.each(databases)('what the server stands on, on $name', ({ fresh }) => {
  let database: Database
  let jobs: Jobs

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    jobs = createJobs(database, log, quickJobTiming)
    await jobs.start()
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })

  /** A job queue of this test's own, and what was done in it. */
  async function queue(handler: (data: { n: number }) => Promise<void> = async () => undefined) {
    const name = `test-${randomUUID()}`
    const done: number[] = []
    await jobs.work<{ n: number }>(name, async (data) => {
      done.push(data.n)
      await handler(data)
    })
    return { name, done }
  }

  test('a job is done once', async () => {
    const { name, done } = await queue()
    await jobs.enqueue(name, { n: 1 })
    await expect.poll(() => done).toEqual([1])
  })

  test('a job of a transaction is done when it commits, and never when it is rolled back', async () => {
    const { name, done } = await queue()
    await database.db
      .transaction(async (tx) => {
        await jobs.enqueue(name, { n: 1 }, { tx })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await database.db.transaction((tx) => jobs.enqueue(name, { n: 2 }, { tx }))
    await expect.poll(() => done).toEqual([2])
  })

  test('a job that fails is done again, and the ones behind it do not wait for it', async () => {
    let failures = 1
    const { name, done } = await queue(async ({ n }) => {
      if (n === 1 && failures-- > 0) throw new Error('the mail server is away')
    })
    await jobs.enqueue(name, { n: 1 })
    await jobs.enqueue(name, { n: 2 })
    await expect.poll(() => done).toEqual([1, 2, 1])
  })

  test('an effect under a key happens once, and after a failure it may be tried again under the same key', async () => {
    const userId = randomUUID()
    await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.com`, fullName: 'Asha Rao' })
    const call = { userId, scope: 'pay', key: 'k', request: { amount: 750 } }
    let effects = 0
    const pay = () => withIdempotencyKey(database.db, call, async () => ({ number: ++effects }))

    const failing = withIdempotencyKey(database.db, call, async () => {
      throw new Error('no connection')
    })
    await expect(failing).rejects.toThrow('no connection')
    expect(await Promise.all([pay(), pay(), pay()])).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
    await expect(withIdempotencyKey(database.db, { ...call, request: { amount: 7500 } }, async () => ({}))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await withIdempotencyKey(database.db, { ...call, scope: 'chat' }, async () => 'another call')).toBe('another call')
  })
})

test('servers that start together on one PostgreSQL all come up, and its tables are made once', async () => {
  const env = { databaseUrl: await emptyDatabase(), dataDir: '' }
  const opened = await Promise.all(Array.from({ length: 3 }, () => openDatabase(env, log)))
  const [first] = opened
  const { rows } = (await first?.db.execute('select count(*)::int as n from drizzle.__drizzle_migrations')) ?? { rows: [] }
  const written = readdirSync(migrations.migrationsFolder).filter((name) => name.endsWith('.sql'))
  expect(rows).toEqual([{ n: written.length }])
  await Promise.all(opened.map(({ close }) => close()))
})
