import { existsSync, statfsSync } from 'node:fs'

/** The folder that Linux holds in memory. */
const sharedMemory = '/dev/shm'

/** Bytes: a run fills 1.4 GB at its fullest, beside what its processes need. */
const requiredBytes = 6 * 2 ** 30

/** Of the folder, which may be made smaller than the memory is (64 MB in a container that nobody gave more), and of the memory itself. */
function availableBytes(): number {
  const { bavail, bsize } = statfsSync(sharedMemory)
  return Math.min(bavail * bsize, process.availableMemory())
}

/**
 * Called once before the tests of a run: temporary folders of this process and those it starts lie in memory, where there is enough of it.
 * Embedded databases are a thousand files each, and to write those to a disk took more processor time than what tests do with them.
 */
export default function useMemory(): void {
  if (process.env.TMPDIR === undefined && existsSync(sharedMemory) && availableBytes() >= requiredBytes) process.env.TMPDIR = sharedMemory
}
