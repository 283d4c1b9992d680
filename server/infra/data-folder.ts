import { chmodSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/infra/start-error.ts'

/** Creates the data folder if it does not exist. @throws StartError when it cannot be created or written to */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`Cannot write to the data folder ${folder} (${code}). Set DATA_DIR to a folder this user may write to.`)
  }
}

/** Whether other users of the machine have any permission for a file or folder. Windows has no such permission bits. */
export const isOpenToOthers = (path: string): boolean => process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0

/** Removes all permissions of other users. A file of another owner is left unchanged: `npm run doctor` reports it. */
function restrictToOwner(path: string): void {
  if (!isOpenToOthers(path)) return
  try {
    chmodSync(path, statSync(path).mode & 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** Creates a folder that only its owner may enter, or restricts an existing one. The permissions of files in it do not matter then. */
export async function createPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  restrictToOwner(folder)
}

/**
 * Creates an empty file that only its owner may read, or restricts an existing one: a user who may read the lock could hold it and prevent
 * a start. An existing file is not opened, because closing it would release a lock that this process has on it.
 */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    restrictToOwner(file)
  }
}

/** SQLite's result code SQLITE_BUSY: another connection holds the lock. */
const sqliteBusy = 5

/**
 * Locks the data folder for this process until `release` or the end of the process: the kernel also releases the lock of a killed process.
 * PGlite itself does not detect a second process on the same folder, which would lose data.
 * @throws StartError immediately when another process holds the lock
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, 'lock.sqlite')
  createPrivateFile(file)
  // SQLite gives its journal the permissions that the file has. An earlier version may have left an open one.
  if (existsSync(`${file}-journal`)) restrictToOwner(`${file}-journal`)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) {
      throw new StartError(`Another server is already using ${folder}. Stop it first, or set DATA_DIR to another folder.`)
    }
    throw error
  }
  return { release: () => lock.close() }
}
