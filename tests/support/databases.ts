import { rm } from 'node:fs/promises'
import type { Database } from '#server/infra/db/database.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { createLog } from '#server/infra/log.ts'
import { dataFolder, makeTables } from '#tests/support/data-folder.ts'
import { freshDatabase, prepareDatabases, startPostgres } from '#tests/support/postgres.ts'

/** A database for tests: each call of `fresh` returns a new, empty one, as `startServer` takes it. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly fresh: () => Promise<'pglite' | string>
}

const pglite: TestDatabase = { name: 'PGlite', fresh: async () => 'pglite' }
const postgres: TestDatabase = { name: 'PostgreSQL', fresh: freshDatabase }

const { TEST_POSTGRES_URL: started, TEST_DATABASE: only } = process.env

/**
 * The databases of a run, for `describe.each`: PGlite, and PostgreSQL where the run has started one. `TEST_DATABASE`, `pglite` or `postgres`,
 * leaves one of them.
 */
export const databases: readonly TestDatabase[] = [
  ...(only === 'postgres' ? [] : [pglite]),
  ...(started && only !== 'pglite' ? [postgres] : []),
]

/** Those that several servers can use at the same time. */
export const sharedDatabases = databases.filter(({ name }) => name === 'PostgreSQL')

/** Opens a migrated database without a server: `pglite` (a new folder) or the address of a PostgreSQL database. The caller closes it. */
export async function openTestDatabase(database: 'pglite' | (string & {})): Promise<Database> {
  const log = createLog('silent')
  if (database !== 'pglite') return openDatabase({ databaseUrl: database, dataDir: '' }, log)
  const dataDir = await dataFolder()
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  return {
    ...opened,
    async close() {
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Vitest and Playwright call it once before the tests that need databases, and the returned function once after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startPostgres()
  await prepareDatabases((databaseUrl) => makeTables({ databaseUrl, dataDir: '' }))
  return stop
}
