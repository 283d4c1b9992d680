import { join } from 'node:path'
import { type Findings, figure, table } from '#bench/figures.ts'
import { type Load, readAll, startBare } from '#bench/load.ts'
import { ownerCookie, withRestarts } from '#bench/users.ts'
import { openDatabaseSession } from '#server/infra/db/open.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'

/** Seconds of requests to each server. */
const seconds = { warmUp: 2, measured: 6 }

async function measure(url: string, cookie: string): Promise<Load> {
  await readAll(url, cookie, seconds.warmUp)
  return readAll(url, cookie, seconds.measured)
}

/** Reads of a server, then of the baseline on the same database and session: only one process can use an embedded database. */
const measureOn = (database: TestDatabase) =>
  withRestarts(database, async (start, stop, { dataDir, databaseUrl }) => {
    const server = await start()
    const ours = await measure(`${server.url}/api/me`, await ownerCookie(server))
    await stop()
    const session = await openDatabaseSession({ dataDir, databaseUrl }, 'refuse')
    const { rows } = await session.query<{ TOKEN: string; USER_ID: string }>('select token as "TOKEN", user_id as "USER_ID" from sessions')
    await session.close()
    const location = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATABASE_FOLDER: join(dataDir, 'db') }
    const baseline = await startBare({ ...location, ...rows[0] })
    const bare = await measure(`${baseline.url}/`, '').finally(baseline.stop)
    return { name: database.name, ours, bare }
  })

const row = (name: string, { rate, p50, p99 }: Load, bare: Load) => [name, ...[rate, p50, p99].map(figure), `${figure(rate / bare.rate)} ×`]

/** At least this share of the baseline's rate. */
const least = { PostgreSQL: 0.4, PGlite: 0.25 } as const

/** Signed-in reads per second: `/api/me` compared with the same queries behind only Hono. */
export async function benchReads(): Promise<Findings> {
  const results = await Array.fromAsync(databases, measureOn)
  return {
    table: table(
      ['Signed-in reads', 'a second', 'p50 ms', 'p99 ms', 'ratio'],
      results.flatMap(({ name, ours, bare }) => [row(`bare Hono, ${name}`, bare, bare), row(`/api/me, ${name}`, ours, bare)]),
    ),
    bars: results.map(({ name, ours, bare }) => ({
      name: `reads, times those of bare Hono, ${name}`,
      value: ours.rate / bare.rate,
      unit: '×',
      least: least[name],
    })),
  }
}
