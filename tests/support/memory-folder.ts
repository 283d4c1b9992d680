import { existsSync, statfsSync } from 'node:fs'

/** The in-memory file system of Linux. */
const sharedMemory = '/dev/shm'

/** Bytes: a run needs up to 1.4 GB, in addition to the memory of its processes. */
const requiredBytes = 6 * 2 ** 30

/** The smaller of free space in the folder (64 MB by default in a container) and free memory, in bytes. */
function availableBytes(): number {
  const { bavail, bsize } = statfsSync(sharedMemory)
  return Math.min(bavail * bsize, process.availableMemory())
}

/**
 * Called once before the tests of a run: puts temporary folders of this process and its children in memory when there is enough of it.
 * An embedded database has a thousand files, and writing them to disk took more processor time than the tests.
 */
export default function useMemory(): void {
  if (process.env.TMPDIR === undefined && existsSync(sharedMemory) && availableBytes() >= requiredBytes) process.env.TMPDIR = sharedMemory
}
