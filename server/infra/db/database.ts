import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Client, Pool } from 'pg'

/** The part of a raw statement's result that both drivers return. */
interface StatementResult<Row> {
  rows: Row[]
}
interface StatementResultHKT extends PgQueryResultHKT {
  type: StatementResult<this['row']>
}

/**
 * The database or one of its transactions: repositories accept either. Inside a transaction use only the transaction's handle: with
 * PGlite, a statement on the outer handle would wait forever.
 */
export type Db = PgDatabase<StatementResultHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Receives the notifications of one channel. */
export interface NotificationListener {
  notified(payload: string): void
  /** The connection was lost and is restored: notifications in between were not received. */
  reconnected(): void
}

/** An open, migrated database for a server. */
export type Database = {
  db: Db
  /** Receives `pg_notify` of a channel. Active when it resolves; the returned function ends it. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>
  /** Closes all connections; an embedded database is flushed first. */
  close(): Promise<void>
} & ({ kind: 'pglite'; client: PGlite } | { kind: 'postgres'; client: Pool })

/**
 * One connection to a database that is not migrated on opening: for commands that work on the whole database, without a running server
 * or at the same time.
 */
export type DatabaseSession = {
  /** Runs one statement, or several when there are no values. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>
  /** Whether a server or another command has the same database open. */
  inUse(): Promise<boolean>
  close(): Promise<void>
} & ({ readonly kind: 'pglite'; readonly client: PGlite } | { readonly kind: 'postgres'; readonly client: Client })
