import type { Job, ResultFor, Run, Running, WrittenRun } from '#app/lib/generation/run.ts'
import type { KindName } from '#kinds/index.ts'

export type RunningRun = Run<KindName, Running>

/** What is to be written, without how far it is. */
export const jobOf = ({ kind, slot, request, feature }: Job): Job => ({ kind, slot, request, feature })

type Start = Pick<RunningRun, 'key' | 'before' | 'past'>
/** A run at its start. */
export const begun = (job: Job, start: Start): RunningRun => ({ ...jobOf(job), ...start, state: 'running', partial: {} })

/** The text that a run shows, or would show if it were stopped. */
export const lastWritten = (run: Run | undefined): WrittenRun | null => (!run ? null : run.state === 'written' ? run : run.before)

/** A run at its end. */
export const writtenRun = (run: RunningRun, id: string, result: ResultFor<KindName>): WrittenRun => ({
  ...jobOf(run),
  key: run.key,
  state: 'written',
  id,
  writtenAt: new Date().toISOString(),
  original: result,
  result,
  saved: {},
  past: run.past,
  later: [],
})
