import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from '#server/platform/db/database.ts'
import { createKeepPlans } from '#server/platform/db/kept-plans.ts'
import { listenOn } from '#server/platform/db/listen-postgres.ts'
import { migrationLock, migrations } from '#server/platform/db/migrations.ts'
import { pooled } from '#server/platform/db/pooled.ts'
import type { Log } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Milliseconds. Statements end well inside the 30 s that a run may be late (see the ledger in `server/core/ledger.ts`). */
const timeouts = { connect: 5_000, statement: 20_000, answer: 22_000, idleInTransaction: 20_000 }
const connections = 20

/** @throws StartError when the server cannot be reached or refuses the sign-in. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  await migrateAlone(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'postwright',
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    // A server that hangs ends no statement of its own accord: then we do.
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  })
  // A connection that breaks ends the process where nobody listens to it, and between two statements of a transaction nobody does.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'a database connection broke')))
  pool.on('connect', createKeepPlans())
  // The same error once more, of an idle connection; the pool replaces it.
  pool.on('error', () => undefined)
  return { kind: 'postgres', client: pool, db: pooled(pool), listen: listenOn(url, log), close: () => pool.end() }
}

/** Servers that start together migrate one after the other: drizzle's own migrator takes no lock. */
async function migrateAlone(url: string): Promise<void> {
  const client = await connectAlone(url, 'postwright migrations')
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), migrations)
  } finally {
    // The lock belongs to the session and ends with it.
    await client.end()
  }
}

/** A connection beside the pool, without its limits of time. @throws StartError when the server cannot be reached or refuses the sign-in */
export async function connectAlone(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: timeouts.connect })
  // The statement that follows says that the connection broke; without a listener the process would end here.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`Cannot reach the database at ${placeOf(url)}: ${reasonOf(error)}. Check DATABASE_URL.`)
  }
  return client
}

/** Whether servers or commands of ours, other than this connection, are in the same database now. */
export async function hasCompany(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name like 'postwright%' and pid <> pg_backend_pid() limit 1`,
  )
  return rowCount !== 0
}

/** Host, port and name: never the password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message: string }
  return message || code || 'no answer'
}
