import { chmodSync, constants, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/platform/start-error.ts'

/** Makes the data folder when it is missing. @throws StartError when it cannot be made or written to. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`Cannot write to the data folder ${folder} (${code}). Set DATA_DIR to a folder this user may write to.`)
  }
}

/** Whether users of the machine other than the owner may read, write or enter a file or folder. Windows keeps no such bits. */
export const isOpenToOthers = (path: string): boolean => process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0

/** Leaves a file or folder to its owner. One that belongs to somebody else stays as it is: `npm run doctor` points it out. */
export function closeToOthers(path: string): void {
  if (!isOpenToOthers(path)) return
  try {
    chmodSync(path, statSync(path).mode & 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** Makes a folder inside the data folder that only its owner may enter, whatever the files in it allow; one that is there is closed. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
}

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
