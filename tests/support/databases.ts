import { rm } from 'node:fs/promises'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log.ts'
import { dataFolder, makeTables } from '#tests/support/data-folder.ts'
import { freshDatabase, prepareDatabases, startPostgres } from '#tests/support/postgres.ts'
import { runsAllTests, sampleOf } from '#tests/support/test-scope.ts'

/** A database for tests: each call of `fresh` returns a new, empty one, as `startServer` takes it. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly fresh: () => Promise<'pglite' | string>
}

/** Both databases the product runs on, for `describe.each`. */
export const databases: readonly TestDatabase[] = [
  { name: 'PGlite', fresh: async () => 'pglite' },
  { name: 'PostgreSQL', fresh: freshDatabase },
]

/** PostgreSQL in `npm test`, both in `npm run test:all`: for features whose outcome does not depend on the database (docs/decisions/025-running.md). */
export const oneDatabase = databases.filter(({ name }) => runsAllTests || name === 'PostgreSQL')

/**
 * The cases of a grid that a database runs: all in `npm run test:all`. In `npm test` the databases take turns, so that each case runs on
 * one of them.
 */
export const casesOn = <Case>(name: TestDatabase['name'], cases: Iterable<Case>): Case[] =>
  sampleOf(
    cases,
    databases.length,
    databases.findIndex((database) => database.name === name),
  )

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
