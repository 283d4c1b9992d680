import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createEvents, type Events } from '#server/platform/events.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

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

  /** What is heard of a chat, and of all chats, from now on. */
  function ears(id: string) {
    const heard: (string | null)[] = []
    const stop = events.subscribe('chat', id, (about) => heard.push(about))
    return { heard, stop }
  }

  test('one id of a topic, or all of them; nobody hears of another', async () => {
    const [mine, other] = [randomUUID(), randomUUID()]
    const [one, all] = [ears(mine), [] as (string | null)[]]
    const stop = events.subscribe('chat', null, (about) => all.push(about))
    await events.publish(database.db, { topic: 'account', id: mine })
    await events.publish(database.db, { topic: 'chat', id: other })
    await events.publish(database.db, { topic: 'chat', id: mine })
    await expect.poll(() => all).toEqual([other, mine])
    expect(one.heard).toEqual([mine])

    one.stop()
    await events.publish(database.db, { topic: 'chat', id: mine })
    await expect.poll(() => all).toHaveLength(3)
    expect(one.heard).toEqual([mine])
    stop()
  })

  test('an event of a transaction goes out when it commits, never when it is rolled back', async () => {
    const id = randomUUID()
    const { heard, stop } = ears(id)
    const rolledBack = database.db.transaction(async (tx) => {
      await events.publish(tx, { topic: 'chat', id })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await database.db.transaction(async (tx) => {
      await events.publish(tx, { topic: 'chat', id })
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual([id])
    stop()
  })

  test('however a session ends, its person is told of', async () => {
    const id = randomUUID()
    const heard: (string | null)[] = []
    const stop = events.subscribe('account', id, (about) => heard.push(about))
    await database.db.insert(profiles).values({ id, email: `${id}@example.com`, fullName: 'Asha Rao' })
    const session = () => database.db.insert(sessions).values({ userId: id, token: randomUUID(), expiresAt: new Date() })
    await session()
    await database.db.delete(sessions).where(eq(sessions.userId, id))
    await expect.poll(() => heard).toEqual([id])
    await session()
    await database.db.delete(profiles).where(eq(profiles.id, id))
    await expect.poll(() => heard).toEqual([id, id])
    stop()
  })
})

test('a connection that breaks comes back, and everybody is told that something may have been missed', async () => {
  const database = await openTestDatabase(await freshDatabase())
  const events = await createEvents(database)
  const id = randomUUID()
  const heard: (string | null)[] = []
  events.subscribe('chat', id, (about) => heard.push(about))

  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'postwright events'`)

  await expect.poll(() => heard).toEqual([null])
  await events.publish(database.db, { topic: 'chat', id })
  await expect.poll(() => heard).toEqual([null, id])
  await events.close()
  await database.close()
})

test('a database that takes no connections for a while is asked again, until it does or the server stops', async () => {
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

test('servers of one PostgreSQL hear each other, and one that closed hears nothing more', async () => {
  const url = await freshDatabase()
  const [here, there] = [await openTestDatabase(url), await openTestDatabase(url)]
  const [mine, theirs] = [await createEvents(here), await createEvents(there)]
  const id = randomUUID()
  const heard: string[] = []
  mine.subscribe('requests', id, () => heard.push('here'))
  theirs.subscribe('requests', id, () => heard.push('there'))

  await mine.publish(here.db, { topic: 'requests', id })
  await expect.poll(() => heard.toSorted()).toEqual(['here', 'there'])

  await theirs.close()
  await theirs.close()
  expect(theirs.closed.aborted).toBe(true)
  await theirs.publish(there.db, { topic: 'requests', id })
  await expect.poll(() => heard.toSorted()).toEqual(['here', 'here', 'there'])
  await mine.close()
  await Promise.all([here.close(), there.close()])
})
