import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { OneTrip } from '#server/platform/db/one-trip.ts'
import type { Env } from '#server/platform/env.ts'
import type { Log } from '#server/platform/log.ts'

/** What both drivers answer to a raw statement. */
interface Rows<Row> {
  rows: Row[]
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * The database, or a transaction of it: repositories take either. Inside a transaction use its handle only, because PGlite waits
 * for ever on the outer one.
 */
export type Db = PgDatabase<RowsHKT> & { inOneTrip?: OneTrip }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Statements of one transaction that do not wait for each other's answers, in their order: one way to PostgreSQL and back, where it is
 * not the engine in this process or a transaction already.
 * @returns how many rows each gave
 */
export async function inOneTrip(db: Db, statements: readonly SQL[]): Promise<number[]> {
  if (db.inOneTrip) return db.inOneTrip(statements)
  const oneByOne = async (handle: Db) => {
    const rows: number[] = []
    for (const statement of statements) rows.push((await handle.execute(statement)).rows.length)
    return rows
  }
  // A single one is a transaction by itself.
  return statements.length === 1 ? oneByOne(db) : db.transaction(oneByOne)
}

/** Whoever hears a channel of the database. */
export interface Ears {
  heard(payload: string): void
  /** The connection was lost and is back: what was said meanwhile was not heard. */
  missed(): void
}

export type Database = {
  db: Db
  /** Hears what `pg_notify` says on a channel, once it resolves and until what it answers is called. */
  listen(channel: string, ears: Ears): Promise<() => Promise<void>>
  /** Ends every connection; an embedded database is written out first. */
  close(): Promise<void>
} & ({ kind: 'pglite'; client: PGlite } | { kind: 'postgres'; client: Pool })

/**
 * Opens the database of the configuration and brings its tables up to date. Only the driver that is used is loaded.
 * @throws StartError when it cannot be used: the folder is not writable or in use, PostgreSQL cannot be reached.
 */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('#server/platform/db/postgres.ts')
    return openPostgres(env.databaseUrl, log)
  }
  const { openPglite } = await import('#server/platform/db/pglite.ts')
  return openPglite(env.dataDir)
}
