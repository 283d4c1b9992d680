import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Findings, figure, table } from '#bench/figures.ts'
import { type Load, readAll, startBare } from '#bench/load.ts'
import { ownerCookie, withClient } from '#bench/users.ts'
import { openDatabaseSession } from '#server/platform/db/open.ts'
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Seconds of requests to each server. */
const seconds = { warmUp: 2, measured: 6 }

async function measure(url: string, cookie: string): Promise<Load> {
  await readAll(url, cookie, seconds.warmUp)
  return readAll(url, cookie, seconds.measured)
}

interface Compared {
  readonly bare: Load
  readonly ours: Load
}

const me = async (server: RunningServer, cookie: string) => measure(`${server.url}/api/me`, cookie)

/** The baseline server: Hono and the queries of a signed-in read. */
async function bareReads(database: Record<string, string>, { token, userId }: { token: string; userId: string }): Promise<Load> {
  const bare = await startBare('bench/bare.ts', { ...database, TOKEN: token, USER_ID: userId })
  return measure(`${bare.url}/`, '').finally(bare.stop)
}

async function onPostgres(): Promise<Compared> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl })
  try {
    const cookie = await ownerCookie(server)
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ token: string; userId: string }>('select token, user_id as "userId" from sessions'),
    )
    const bare = await bareReads({ DATABASE_URL: databaseUrl }, rows[0] ?? { token: '', userId: '' })
    return { bare, ours: await me(server, cookie) }
  } finally {
    await server.stop()
  }
}

/** The baseline has its own folder with one user, because only one process can use a folder. */
async function bareOnPglite(): Promise<Load> {
  const dataDir = await dataFolder()
  const session = await openDatabaseSession({ dataDir, databaseUrl: undefined }, 'refuse')
  const user = { token: randomUUID(), userId: randomUUID() }
  await session.query(`insert into profiles (id, email, full_name) values ('${user.userId}', 'asha@example.com', 'Asha Rao')`)
  await session.query(
    `insert into sessions (user_id, token, expires_at) values ('${user.userId}', '${user.token}', now() + interval '1 day')`,
  )
  await session.close()
  return bareReads({ DATABASE_FOLDER: join(dataDir, 'db') }, user).finally(() => rm(dataDir, { recursive: true, force: true }))
}

async function onPglite(): Promise<Compared> {
  const bare = await bareOnPglite()
  const server = await startServer('pglite')
  try {
    return { bare, ours: await me(server, await ownerCookie(server)) }
  } finally {
    await server.stop()
  }
}

/** Signed-in reads per second: `/api/me` compared with the same queries behind only Hono. */
export async function benchReads(): Promise<Findings> {
  const postgres = await onPostgres()
  const pglite = await onPglite()
  const row = (name: string, { rate, p50, p99 }: Load, bare: Load) => [
    name,
    ...[rate, p50, p99].map(figure),
    `${figure(rate / bare.rate)} ×`,
  ]
  const rows = (database: string, { bare, ours }: Compared) => [
    row(`bare Hono, ${database}`, bare, bare),
    row(`/api/me, ${database}`, ours, bare),
  ]
  return {
    table: table(
      ['Signed-in reads', 'a second', 'p50 ms', 'p99 ms', 'ratio'],
      [...rows('PostgreSQL', postgres), ...rows('PGlite', pglite)],
    ),
    bars: [
      { name: 'reads, times those of bare Hono, PostgreSQL', value: postgres.ours.rate / postgres.bare.rate, unit: '×', least: 0.4 },
      { name: 'reads, times those of bare Hono, PGlite', value: pglite.ours.rate / pglite.bare.rate, unit: '×', least: 0.25 },
    ],
  }
}
