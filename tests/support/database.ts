import { rm } from 'node:fs/promises'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { JobTiming } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'

/** For tests that wait for the job queue: its shortest pauses. */
export const quick: JobTiming = { poll: 0.5, retry: 1 }

/** A migrated database without a server: `pglite` (a new folder) or the address of a PostgreSQL one. Close it in the end. */
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
