import { makeTables } from '#tests/support/data-folder.ts'
import { prepareDatabases, startPostgres } from '#tests/support/postgres.ts'

/** Vitest calls it once before the tests that need databases, and the returned function once after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startPostgres()
  await prepareDatabases((databaseUrl) => makeTables({ databaseUrl, dataDir: '' }))
  return stop
}
