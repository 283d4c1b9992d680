import type { Engine, Task } from '#server/core/engine.ts'
import { mend } from '#server/core/mend.ts'
import type { Log } from '#server/platform/log.ts'

/**
 * One result, written and made fit to be posted as every other, but with no account behind it: nothing is reserved, charged or stored.
 * @throws GENERATION_FAILED when what was written cannot be posted; the signal's reason when aborted
 */
export async function composed(
  task: Task,
  engine: Engine,
  signal: AbortSignal,
  log?: Pick<Log, 'error'>,
): Promise<Record<string, unknown>> {
  const draft = await engine.write(task, { signal })
  const { result } = await mend(task, draft, engine, { signal, stopped: signal, ...(log && { log }) })
  return result
}
