import { openDatabase } from '#server/platform/db/open.ts'
import { createJobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'

/** Makes all tables in an empty database, ours and the job queue's, and leaves it. */
export async function makeTables(env: Parameters<typeof openDatabase>[0]): Promise<void> {
  const log = createLog('silent')
  const database = await openDatabase(env, log)
  const jobs = createJobs(database, log)
  await jobs.start()
  await jobs.stop()
  await database.close()
}
