import type { Version, WrittenRun } from '#app/lib/generation/run.ts'

/** Versions of one text that a screen keeps at hand. All of them are in History. */
const most = 20

const asVersion = ({ state: _, past: _past, later: _later, ...version }: WrittenRun): Version => version

/** What stands before a new version of a text: everything its slot ever showed, the text it is made of last. */
export const pastWith = (run: WrittenRun): readonly Version[] => [...run.past, ...run.later, asVersion(run)].slice(1 - most)

/** The version before in its place; the same run when there is none. */
export function undone(run: WrittenRun): WrittenRun {
  const earlier = run.past.at(-1)
  return earlier ? { ...earlier, state: 'written', past: run.past.slice(0, -1), later: [asVersion(run), ...run.later] } : run
}

/** The version that was gone back from; the same run when there is none. */
export function redone(run: WrittenRun): WrittenRun {
  const [next, ...later] = run.later
  return next ? { ...next, state: 'written', past: [...run.past, asVersion(run)], later } : run
}
