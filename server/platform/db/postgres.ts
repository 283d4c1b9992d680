import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database, Session } from '#server/platform/db/database.ts'
import { checkUpgradable, migrationLock, migrations } from '#server/platform/db/migrations.ts'
import { listenOn } from '#server/platform/db/postgres-notifications.ts'
import type { Log } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Milliseconds. Statements end well inside the 30 s that a run may be late (see the ledger in `server/core/ledger.ts`). */
const timeouts = { connect: 5_000, statement: 20_000, answer: 22_000, idleInTransaction: 20_000 }
const connections = 20

/** @throws StartError when the server cannot be reached, refuses the sign-in, or holds a schema that cannot be migrated. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  await migrateWithLock(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'postwright',
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    // A server that hangs does not enforce its own limit; the client's ends the wait.
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  })
  // Without a listener an error between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'a database connection broke')))
  // The pool repeats the error of an idle connection, and replaces that connection.
  pool.on('error', () => undefined)
  return { kind: 'postgres', client: pool, db: new PooledDatabase(pool), listen: listenOn(url, log), close: () => pool.end() }
}

/**
 * Discards a connection on which a statement of a transaction failed, because its state is unknown. Drizzle's own transaction never
 * returns a connection whose `begin` fails to the pool, so that an outage would use up all of them.
 */
export class PooledDatabase extends NodePgDatabase {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    const dialect = new PgDialect()
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined)
    this.#pool = pool
  }

  override async transaction<T>(...[work, config]: Parameters<NodePgDatabase['transaction']>): Promise<T> {
    const client = await this.#pool.connect()
    let broken = true
    try {
      const result = await drizzle(client).transaction(work, config)
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

/** Servers that start together migrate one after the other: drizzle's own migrator takes no lock. */
async function migrateWithLock(url: string): Promise<void> {
  const session = await postgresSession(url, 'postwright migrations')
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock])
    await checkUpgradable(session)
    await migrate(drizzle(session.client), migrations)
  } finally {
    // The lock belongs to the connection and ends with it.
    await session.close()
  }
}

/** A connection beside the pool, without its time limits. @throws StartError when the server cannot be reached or refuses the sign-in */
export async function postgresSession(url: string, name = 'postwright command'): Promise<Extract<Session, { kind: 'postgres' }>> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: timeouts.connect })
  // The next statement reports that the connection broke; without a listener the process would end here.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`Cannot reach the database at ${placeOf(url)}: ${reasonOf(error)}. Check DATABASE_URL.`)
  }
  return {
    kind: 'postgres',
    client,
    query: async (text, values) => client.query(text, values && [...values]),
    inUse: () => hasOtherConnections(client),
    close: () => client.end(),
  }
}

/** Whether servers or commands of ours, other than this connection, are in the same database now. */
async function hasOtherConnections(client: pg.Client): Promise<boolean> {
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
