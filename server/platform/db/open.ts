import type { Database, Session } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Log } from '#server/platform/log.ts'

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>

/**
 * Opens the database of the configuration and migrates it. Only the driver that is used is loaded.
 * @throws StartError when it cannot be used: the folder is not writable or in use, PostgreSQL cannot be reached
 */
export async function openDatabase({ databaseUrl, dataDir }: Place, log: Log): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('#server/platform/db/postgres.ts')
    return openPostgres(databaseUrl, log)
  }
  const { openPglite } = await import('#server/platform/db/pglite.ts')
  return openPglite(dataDir)
}

/**
 * Opens the database of the configuration without migrating it.
 * @param missing what happens where there is no embedded database yet
 * @throws StartError when it cannot be used: in use by a server (PGlite), missing, not reachable
 */
export async function openSession({ databaseUrl, dataDir }: Place, missing: 'create' | 'refuse'): Promise<Session> {
  if (databaseUrl) {
    const { postgresSession } = await import('#server/platform/db/postgres.ts')
    return postgresSession(databaseUrl)
  }
  const { pgliteSession } = await import('#server/platform/db/pglite.ts')
  return pgliteSession(dataDir, missing)
}
