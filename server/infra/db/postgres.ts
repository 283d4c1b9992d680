import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database, DatabaseSession } from '#server/infra/db/database.ts'
import { checkUpgradable, migrationLock, migrations } from '#server/infra/db/migrations.ts'
import { listenOn } from '#server/infra/db/postgres-notifications.ts'
import type { Log } from '#server/infra/log.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Milliseconds. Statements end well within the 30 s by which a settlement may be late (see `server/core/billing/ledger.ts`). */
const timeouts = { connect: 5_000, statement: 20_000, answer: 22_000, idleInTransaction: 20_000 }
const maxConnections = 20

/** Migrates and opens a database. @throws StartError when it cannot be reached, rejects the credentials, or cannot be migrated */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  await migrateWithLock(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'postwright',
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    // A server that hangs does not enforce its own timeout, so the client has one, too.
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  })
  // Without an error listener, an error between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'a database connection broke')))
  // The pool emits the error of an idle connection again, and replaces the connection.
  pool.on('error', () => undefined)
  return { kind: 'postgres', client: pool, db: new PooledDatabase(pool), listen: listenOn(url, log), close: () => pool.end() }
}

/**
 * Discards a connection on which a statement of a transaction failed, because its state is unknown. Drizzle's own transaction does not
 * release a connection whose `begin` failed, so that an outage would use up the pool.
 */
export class PooledDatabase extends NodePgDatabase {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    const dialect = new PgDialect()
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined)
    this.#pool = pool
  }

  override async transaction<T>(...[callback, config]: Parameters<NodePgDatabase['transaction']>): Promise<T> {
    const client = await this.#pool.connect()
    let broken = true
    try {
      const result = await drizzle(client).transaction(callback, config)
      broken = false
      return result as T
    } catch (error) {
      broken = error instanceof DrizzleQueryError
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** Migrates under an advisory lock, which drizzle's migrator does not take: several servers may start at the same time. */
async function migrateWithLock(url: string): Promise<void> {
  const session = await postgresSession(url, 'postwright migrations')
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock])
    await checkUpgradable(session)
    await migrate(drizzle(session.client), migrations)
  } finally {
    // The lock is released with the connection.
    await session.close()
  }
}

/** A connection outside the pool, without its timeouts. @throws StartError when the server cannot be reached or rejects the credentials */
export async function postgresSession(url: string, name = 'postwright command'): Promise<Extract<DatabaseSession, { kind: 'postgres' }>> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: timeouts.connect })
  // The next statement fails if the connection is broken; without an error listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`Cannot reach the database at ${locationOf(url)}: ${reasonOf(error)}. Check DATABASE_URL.`)
  }
  return {
    kind: 'postgres',
    client,
    query: async (text, values) => client.query(text, values && [...values]),
    inUse: () => hasOtherConnections(client),
    close: () => client.end(),
  }
}

/** Whether other servers or commands of this product are connected to the same database. */
async function hasOtherConnections(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name like 'postwright%' and pid <> pg_backend_pid() limit 1`,
  )
  return rowCount !== 0
}

/** Host, port and database name, without the password. */
const locationOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message: string }
  return message || code || 'no answer'
}
