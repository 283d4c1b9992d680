import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Client, Pool } from 'pg'

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
export type Db = PgDatabase<RowsHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Receives the notifications of one channel. */
export interface NotificationListener {
  notified(payload: string): void
  /** The connection was lost and is back: notifications sent meanwhile were not received. */
  reconnected(): void
}

/** An open, migrated database, as a server uses it. */
export type Database = {
  db: Db
  /** Listens to `pg_notify` on a channel from when it resolves until the returned function is called. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>
  /** Ends every connection; an embedded database is written out first. */
  close(): Promise<void>
} & ({ kind: 'pglite'; client: PGlite } | { kind: 'postgres'; client: Pool })

/**
 * One connection to a database that is not migrated when it is opened: for commands that work on all of it while no server uses it, or
 * beside running servers.
 */
export type Session = {
  /** One statement; without values there may be several. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>
  /** Whether a server, or another command, has the same database open. */
  inUse(): Promise<boolean>
  close(): Promise<void>
} & ({ readonly kind: 'pglite'; readonly client: PGlite } | { readonly kind: 'postgres'; readonly client: Client })
