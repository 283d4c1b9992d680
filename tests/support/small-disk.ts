import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk that can be filled without harm to anybody. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the space that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  free(): Promise<void>
  remove(): Promise<void>
}

/** @returns `null` where this user may not mount one: it takes root, and a system with `tmpfs` */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
        // Somebody else took a little of it meanwhile: full is full.
        if (error.code !== 'ENOSPC') throw error
      })
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}
