import { createPrivateFolder, lockFolder } from '#server/infra/data-folder.ts'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Locks a folder, which is created if necessary. @throws LocalModelError in-use with `busy` as its message */
function lock(folder: string, busy: string): { release(): void } {
  try {
    return lockFolder(folder)
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause
    throw new LocalModelError('in-use', busy, { cause })
  }
}

/** Runs work that no other server, and no other work of this one, may do in the folder at the same time. @throws LocalModelError in-use */
export async function withFolderLock<Result>(folder: string, busy: string, work: () => Promise<Result>): Promise<Result> {
  await createPrivateFolder(folder)
  const { release } = lock(folder, busy)
  try {
    return await work()
  } finally {
    release()
  }
}
