import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Tx } from '#server/platform/db/database.ts'

/** The database for the auth library, and what its hooks read and write while the library has a transaction open. */
export interface LibraryDatabase {
  /** What the library's adapter works on. */
  readonly db: Db
  /** The transaction that the library has open in this call; the database where it has none. */
  current(): Db | Tx
}

/**
 * The library calls hooks inside its transactions but gives them no handle, and its own adapter sees only the columns that it knows.
 * Asking the outer database there waits for ever on PGlite, which has one connection.
 */
export function createLibraryDatabase(outer: Db): LibraryDatabase {
  const open = new AsyncLocalStorage<Tx>()
  const transaction: Db['transaction'] = (work, config) => outer.transaction((tx) => open.run(tx, () => work(tx)), config)
  const db: Db = Object.create(outer, { transaction: { value: transaction } })
  return { db, current: () => open.getStore() ?? outer }
}
