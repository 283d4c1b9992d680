import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { closeToOthers } from '#server/platform/folder.ts'
import { StartError } from '#server/platform/start-error.ts'

/** SQLite's result code for "somebody else holds the lock". */
const busy = 5

/**
 * Holds the data folder for this process until `release`, or until the process ends, however it ends: the kernel frees the lock of
 * a killed process. PGlite itself does not notice a second process, and two of them on one folder lose data.
 * @throws StartError at once when another process holds the folder.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, 'lock.sqlite')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    // Whoever may read it could hold the lock, and keep the server from starting.
    closeToOthers(file)
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === busy) {
      throw new StartError(`Another server is already using ${folder}. Stop it first, or set DATA_DIR to another folder.`)
    }
    throw error
  }
  return { release: () => lock.close() }
}
