import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withIdempotencyKey } from '#server/core/calls/idempotency.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { migrations } from '#server/infra/db/migrations.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { createEvents, type Events } from '#server/infra/events.ts'
import { createJobs, type Jobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { emptyDatabase, freshDatabase } from '#tests/support/postgres.ts'
import { quickJobTiming } from '#tests/support/server.ts'

const log = createLog('silent')

describe.each(databases)('jobs and idempotency, on $name', ({ fresh }) => {
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

  /** A new job queue, and the jobs that ran in it. */
  async function queue(handler: (data: { n: number }) => Promise<void> = async () => undefined) {
    const name = `test-${randomUUID()}`
    const done: number[] = []
    await jobs.work<{ n: number }>(name, async (data) => {
      done.push(data.n)
      await handler(data)
    })
    return { name, done }
  }

  test('a job runs once', async () => {
    const { name, done } = await queue()
    await jobs.enqueue(name, { n: 1 })
    await expect.poll(() => done).toEqual([1])
  })

  test('a job that is queued in a transaction runs after commit, never after rollback', async () => {
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

  test('a failed job is retried, and later jobs do not wait for it', async () => {
    let failures = 1
    const { name, done } = await queue(async ({ n }) => {
      if (n === 1 && failures-- > 0) throw new Error('the mail server is away')
    })
    await jobs.enqueue(name, { n: 1 })
    await jobs.enqueue(name, { n: 2 })
    await expect.poll(() => done).toEqual([1, 2, 1])
  })

  test('an effect with an idempotency key happens once, and after a failure it can be retried with the same key', async () => {
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

test('servers that start at the same time on one PostgreSQL all start, and migrate it once', async () => {
  const env = { databaseUrl: await emptyDatabase(), dataDir: '' }
  const opened = await Promise.all(Array.from({ length: 3 }, () => openDatabase(env, log)))
  const [first] = opened
  const { rows } = (await first?.db.execute('select count(*)::int as n from drizzle.__drizzle_migrations')) ?? { rows: [] }
  const written = readdirSync(migrations.migrationsFolder).filter((name) => name.endsWith('.sql'))
  expect(rows).toEqual([{ n: written.length }])
  await Promise.all(opened.map(({ close }) => close()))
})

describe.each(databases)('events on $name', ({ fresh }) => {
  let database: Database
  let events: Events

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    events = await createEvents(database)
  })
  afterAll(async () => {
    await events.close()
    await database.close()
  })

  /** Collects the events of a chat from now on. */
  function listen(id: string) {
    const received: (string | null)[] = []
    const stop = events.subscribe('chat', id, (about) => received.push(about))
    return { received, stop }
  }

  test('a subscription receives one id of a topic or all of them, and no other', async () => {
    const [mine, other] = [randomUUID(), randomUUID()]
    const [one, all] = [listen(mine), [] as (string | null)[]]
    const stop = events.subscribe('chat', null, (about) => all.push(about))
    await events.publish(database.db, { topic: 'account', id: mine })
    await events.publish(database.db, { topic: 'chat', id: other })
    await events.publish(database.db, { topic: 'chat', id: mine })
    await expect.poll(() => all).toEqual([other, mine])
    expect(one.received).toEqual([mine])

    one.stop()
    await events.publish(database.db, { topic: 'chat', id: mine })
    await expect.poll(() => all).toHaveLength(3)
    expect(one.received).toEqual([mine])
    stop()
  })

  test('an event in a transaction is published on commit, never on rollback', async () => {
    const id = randomUUID()
    const { received, stop } = listen(id)
    const rolledBack = database.db.transaction(async (tx) => {
      await events.publish(tx, { topic: 'chat', id })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await database.db.transaction(async (tx) => {
      await events.publish(tx, { topic: 'chat', id })
      expect(received).toEqual([])
    })
    await expect.poll(() => received).toEqual([id])
    stop()
  })

  test('every way of ending a session publishes an event for its user', async () => {
    const id = randomUUID()
    const received: (string | null)[] = []
    const stop = events.subscribe('account', id, (about) => received.push(about))
    await database.db.insert(profiles).values({ id, email: `${id}@example.com`, fullName: 'Asha Rao' })
    const session = () => database.db.insert(sessions).values({ userId: id, token: randomUUID(), expiresAt: new Date() })
    await session()
    await database.db.delete(sessions).where(eq(sessions.userId, id))
    await expect.poll(() => received).toEqual([id])
    await session()
    await database.db.delete(profiles).where(eq(profiles.id, id))
    await expect.poll(() => received).toEqual([id, id])
    stop()
  })
})

test('a broken connection is restored, subscribers learn that events may have been missed, and the log why', async () => {
  const lines: string[] = []
  const written = createLog('warn', [], { write: (line: string) => void lines.push(line) })
  const database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '' }, written)
  const events = await createEvents(database)
  const id = randomUUID()
  const received: (string | null)[] = []
  events.subscribe('chat', id, (about) => received.push(about))

  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'postwright events'`)

  await expect.poll(() => received).toEqual([null])
  // PostgreSQL's code of a connection that an administrator ended.
  expect(lines.join('')).toContain('57P01')
  await events.publish(database.db, { topic: 'chat', id })
  await expect.poll(() => received).toEqual([null, id])
  await events.close()
  await database.close()
})

test('connecting is retried until the database accepts connections or the server stops', async () => {
  const url = await freshDatabase()
  const database = await openTestDatabase(url)
  const [staying, leaving] = [await createEvents(database), await createEvents(database)]
  let missed = 0
  staying.subscribe('chat', null, () => missed++)
  const other = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await other.connect()
  const name = new URL(url).pathname.slice(1)
  const tries = vi.spyOn(Client.prototype, 'connect')
  onTestFinished(() => tries.mockRestore())
  await other.query(`alter database ${name} with allow_connections false`)
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'postwright events'`,
    [name],
  )

  const refused = () => tries.mock.settledResults.filter(({ type }) => type === 'rejected').length
  await expect.poll(refused).toBeGreaterThan(1)
  await leaving.close()
  expect(missed).toBe(0)
  await other.query(`alter database ${name} with allow_connections true`)
  await expect.poll(() => missed).toBe(1)
  await staying.close()
  await other.end()
  await database.close()
})

test("servers on one PostgreSQL receive each other's events, and a closed one receives none", async () => {
  const url = await freshDatabase()
  const [here, there] = [await openTestDatabase(url), await openTestDatabase(url)]
  const [mine, theirs] = [await createEvents(here), await createEvents(there)]
  const id = randomUUID()
  const received: string[] = []
  mine.subscribe('requests', id, () => received.push('here'))
  theirs.subscribe('requests', id, () => received.push('there'))

  await mine.publish(here.db, { topic: 'requests', id })
  await expect.poll(() => received.toSorted()).toEqual(['here', 'there'])

  await theirs.close()
  await theirs.close()
  expect(theirs.closed.aborted).toBe(true)
  await theirs.publish(there.db, { topic: 'requests', id })
  await expect.poll(() => received.toSorted()).toEqual(['here', 'here', 'there'])
  await mine.close()
  await Promise.all([here.close(), there.close()])
})
