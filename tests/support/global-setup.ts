import { makeTables } from '#tests/support/data-folder.ts'
import { prepareDatabases, startPostgres } from '#tests/support/postgres.ts'

/** Called once before the tests that need databases; what it answers is called once after them, failed or not. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startPostgres()
  await prepareDatabases((databaseUrl) => makeTables({ databaseUrl, dataDir: '' }))
  return stop
}
