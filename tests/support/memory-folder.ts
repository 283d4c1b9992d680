import { existsSync, statfsSync } from 'node:fs'

/** The folder that Linux holds in memory. */
const shared = '/dev/shm'

/** Bytes: all that a run of the tests leaves there at its fullest, twice over. */
const enough = 8 * 2 ** 30

/** Of the folder, which may be made smaller than the memory is (64 MB in a container that nobody gave more), and of the memory itself. */
function room(): number {
  const { bavail, bsize } = statfsSync(shared)
  return Math.min(bavail * bsize, process.availableMemory())
}

/**
 * Called once before the tests of a run: temporary folders of this process and those it starts lie in memory, where there is enough of it.
 * Embedded databases are a thousand files each, and to write those to a disk took more processor time than what tests do with them.
 */
export default function useMemory(): void {
  if (process.env.TMPDIR === undefined && existsSync(shared) && room() >= enough) process.env.TMPDIR = shared
}
