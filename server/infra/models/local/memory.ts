import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { join } from 'node:path'

/**
 * Bytes that macOS can give to a process at once: free pages, and those that only repeat what is on disk. `os.freemem()` counts the first
 * only, which are few on a machine that has run for an hour.
 * @param output of `vm_stat`
 */
export function freeOfVmStat(output: string): number {
  const pageSize = Number(/page size of (\d+) bytes/.exec(output)?.[1] ?? 0)
  const pages = ['free', 'inactive', 'speculative', 'purgeable'].map((kind) =>
    Number(new RegExp(`Pages ${kind}: {1,40}(\\d+)`).exec(output)?.[1] ?? 0),
  )
  return pageSize * pages.reduce((sum, count) => sum + count, 0)
}

/** Bytes of a control group's memory that are cached files. @param stat the content of its `memory.stat` */
export const cachedFilesOf = (stat: string): number =>
  ['active_file', 'inactive_file'].reduce((sum, name) => sum + Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0), 0)

/** `memory.stat` of this process's control group, version 2 or 1; empty when there is none. */
function readGroupStat(): string {
  try {
    const groups = readFileSync('/proc/self/cgroup', 'utf8')
    const path = /^\d+:(?:memory)?:(.*)$/m.exec(groups)?.[1] ?? '/'
    const version2 = groups.startsWith('0::')
    const folder = version2 ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory'
    return readFileSync(join(folder, path, 'memory.stat'), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES') return ''
    throw error
  }
}

/** All memory that this process may use, in bytes: that of the machine, or less in a container with a limit. */
export const totalMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * Memory that a new process could use, in bytes, within the limit of a container. Such a limit counts cached files, too: without adding
 * them again, nothing would seem to be free after a download.
 */
export function freeMemory(): number {
  if (process.platform === 'darwin') return freeOfVmStat(execFileSync('vm_stat', { encoding: 'utf8' }))
  if (totalMemory() === totalmem()) return freemem()
  return Math.min(freemem(), process.availableMemory() + cachedFilesOf(readGroupStat()))
}
