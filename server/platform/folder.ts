import { constants } from 'node:fs'
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
