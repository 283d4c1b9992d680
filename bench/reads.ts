import { type Findings, figure, table } from '#bench/figures.ts'
import { type BareServer, type Load, readAll, startBare } from '#bench/load.ts'
import { asking, ownerCookie } from '#bench/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** How long each server is asked. */
const seconds = { warmUp: 2, measured: 6 }

async function measured(url: string, cookie: string): Promise<Load> {
  await readAll(url, cookie, seconds.warmUp)
  return readAll(url, cookie, seconds.measured)
}

/** A server of nothing but Hono and the queries of a signed-in read, on the same database. */
async function bareReads(databaseUrl: string): Promise<BareServer> {
  const { rows } = await asking(databaseUrl, (client) =>
    client.query<{ token: string; user_id: string }>('select token, user_id from sessions'),
  )
  return startBare('bench/bare.ts', { DATABASE_URL: databaseUrl, TOKEN: rows[0]?.token, USER_ID: rows[0]?.user_id })
}

const me = async (server: RunningServer, cookie: string) => measured(`${server.url}/api/me`, cookie)

async function onPostgres(): Promise<{ bare: Load; ours: Load }> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl })
  const cookie = await ownerCookie(server)
  const bare = await bareReads(databaseUrl)
  try {
    return { bare: await measured(`${bare.url}/`, cookie), ours: await me(server, cookie) }
  } finally {
    await bare.stop()
    await server.stop()
  }
}

async function onPglite(): Promise<Load> {
  const server = await startServer('pglite')
  try {
    return await me(server, await ownerCookie(server))
  } finally {
    await server.stop()
  }
}

/** Signed-in reads a second: `/api/me` against the same statements behind nothing but Hono. */
export async function benchReads(): Promise<Findings> {
  const { bare, ours } = await onPostgres()
  const embedded = await onPglite()
  const row = (name: string, { rate, p50, p99 }: Load) => [name, figure(rate), figure(p50), figure(p99), `${figure(rate / bare.rate)} ×`]
  return {
    table: table(
      ['Signed-in reads', 'a second', 'p50 ms', 'p99 ms', 'ratio'],
      [row('bare Hono, PostgreSQL', bare), row('/api/me, PostgreSQL', ours), row('/api/me, PGlite', embedded)],
    ),
    bars: [
      { name: 'reads a second, PostgreSQL', value: ours.rate, least: 3_000 },
      { name: 'share of what bare Hono does', value: ours.rate / bare.rate, least: 0.25 },
      { name: 'reads a second, PGlite', value: embedded.rate, least: 1_000 },
    ],
  }
}
