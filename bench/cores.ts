import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Keeps a process to one core, the first or the last. Readers and a model sit elsewhere in life; here they share the server's machine,
 * and a kernel that moves all of them about measures itself. Where there is no `taskset`, or one core only, nothing is done.
 * @param threads `main` leaves a process's helpers where they are
 */
export function keepTo(core: 'first' | 'last', { pid, threads }: { pid: number; threads: 'all' | 'main' }): void {
  const cores = availableParallelism()
  if (process.platform !== 'linux' || cores < 2) return
  const chosen = core === 'first' ? 0 : cores - 1
  execFileSync('taskset', [...(threads === 'all' ? ['--all-tasks'] : []), '--cpu-list', '--pid', String(chosen), String(pid)])
}
