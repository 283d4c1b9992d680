import type { Database, DatabaseSession } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Log } from '#server/infra/log.ts'

type DatabaseConfig = Pick<Env, 'databaseUrl' | 'dataDir'>

/**
 * Opens the configured database and migrates it. Only the required driver is loaded.
 * @throws StartError when the data folder is not writable or is in use, or PostgreSQL cannot be reached
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseConfig, log: Log): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('#server/infra/db/postgres.ts')
    return openPostgres(databaseUrl, log)
  }
  const { openPglite } = await import('#server/infra/db/pglite.ts')
  return openPglite(dataDir)
}

/**
 * Opens the configured database without migrating it.
 * @param missing whether to create an embedded database that does not exist
 * @throws StartError when it is in use by a server (PGlite), does not exist, or cannot be reached
 */
export async function openDatabaseSession(
  { databaseUrl, dataDir }: DatabaseConfig,
  missing: 'create' | 'refuse',
): Promise<DatabaseSession> {
  if (databaseUrl) {
    const { postgresSession } = await import('#server/infra/db/postgres.ts')
    return postgresSession(databaseUrl)
  }
  const { pgliteSession } = await import('#server/infra/db/pglite.ts')
  return pgliteSession(dataDir, missing)
}
