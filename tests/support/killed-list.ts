import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TopicList } from '#api/topic-lists.ts'
import type { Db } from '#server/infra/db/database.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { apiUsage, generations, topicListRows } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import { crowdSecret, newMembers } from '#tests/support/crowd.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { spawnReadyServer } from '#tests/support/process.ts'

interface KilledList {
  /** `pglite` or the address of a PostgreSQL database. */
  readonly database: string
  readonly rows: number
  /** How often the server is killed, each time when a further part of the rows is done. */
  readonly kills: number
  /** Changes the database as if leases and jobs of the killed server had expired. False: they expire in their own time. */
  readonly moveClock: boolean
}

/**
 * Writes a list with the built-in writer while its server is killed with SIGKILL and started again, and expects each row to be written and
 * charged once.
 * @returns seconds from the start to the last row, and how many rows were interrupted while they were being written
 */
export async function writeKilledList({ database, rows, kills, moveClock }: KilledList) {
  const dataDir = await dataFolder(database)
  const env = { DATA_DIR: dataDir, AUTH_SECRET: crowdSecret, ...(database !== 'pglite' && { DATABASE_URL: database }) }
  const withDb = async <Value>(work: (db: Db) => Promise<Value>): Promise<Value> => {
    const opened = await openDatabase({ dataDir, databaseUrl: database === 'pglite' ? undefined : database }, createLog('silent'))
    return work(opened.db).finally(opened.close)
  }
  const [member] = await withDb((db) => newMembers(db, { pro: 1 }))
  if (!member) throw new Error('There is no member')
  const call = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, { ...init, headers: { cookie: member.cookie, 'content-type': 'application/json' } })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<unknown>
  }

  const rowOf = (at: number) => `Topic number ${at + 1},${at % 2 ? 'hashtags' : 'titles'},Chains and brakes`
  const text = ['topic,kind,what', ...Array.from({ length: rows }, (_, at) => rowOf(at))].join('\n')
  const lines = Array.from({ length: rows }, (_, at) => at + 2)
  let server = await spawnReadyServer(env)
  const startedAt = performance.now()
  const { list } = (await call(`${server.url}/api/topic-lists`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Many', text, lines }),
  })) as { list: TopicList }
  const listNow = async () =>
    ((await call(`${server.url}/api/topic-lists`)) as { items: TopicList[] }).items.find(({ id }) => id === list.id)

  let interrupted = 0
  for (let kill = 1; kill <= kills; kill++) {
    const enough = Math.floor((rows * kill) / (kills + 1))
    await expect.poll(async () => (await listNow())?.rows.done, { timeout: 300_000, interval: 20 }).toBeGreaterThanOrEqual(enough)
    server.signal('SIGKILL')
    await server.ended
    await withDb(async (db) => {
      const { rows: active } = await db.execute(sql`select id from pgboss.job where state = 'active' and data ? 'rowId'`)
      interrupted += active.length
      expect(await db.$count(generations, eq(generations.state, 'done'))).toBeLessThan(rows)
      if (!moveClock) return
      await db.update(generations).set({ expiresAt: sql`now() - interval '31 s'` }).where(eq(generations.state, 'running'))
      await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 min' where state = 'active'`)
    })
    server = await spawnReadyServer(env)
  }
  await expect.poll(async () => (await listNow())?.state, { timeout: 600_000, interval: 200 }).toBe('done')
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  server.signal('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })

  await withDb(async (db) => {
    const written = await db.select().from(topicListRows).where(eq(topicListRows.listId, list.id))
    expect(written.filter(({ state }) => state === 'done')).toHaveLength(rows)
    const stored = await db.select({ id: generations.id, key: generations.idempotencyKey, state: generations.state }).from(generations)
    const byKey = (one: { key: string | null }, other: { key: string | null }) => String(one.key).localeCompare(String(other.key))
    expect(stored.toSorted(byKey)).toEqual(
      written.map(({ id, generationId }) => ({ id: generationId, key: id, state: 'done' })).toSorted(byKey),
    )
    const usage = await db.select({ id: apiUsage.id }).from(apiUsage)
    expect(usage.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort())
  })
  await rm(dataDir, { recursive: true, force: true })
  return { seconds, interrupted }
}
