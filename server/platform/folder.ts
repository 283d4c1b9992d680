import { chmodSync, constants, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
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
