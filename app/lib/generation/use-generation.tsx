import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { forecastOf, verdictOn } from '#app/lib/generation/allowance.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { rewriteRequest } from '#app/lib/generation/rewriting.ts'
import { firstRuns, isRunning, type Job, type Run, type WrittenRun } from '#app/lib/generation/run.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { generationMessages } from '#contract/messages.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { Facts } from '#contract/roles.ts'
import type { KindName } from '#kinds/index.ts'

/**
 * The generations of a screen and the actions on them. A refused action says why, in the place of the component (`useSay`).
 * `Name` is the kind the screen starts; it starts no other.
 */
export function useGeneration<Name extends KindName>(screen: string) {
  const { state, me, plan } = useSession()
  const say = useSay()
  const runs = useSyncExternalStore(
    generations.subscribe,
    () => generations.runs(screen),
    () => generations.runs(screen),
  )

  const signedIn = useCallback((): boolean => {
    if (state === 'signedOut') say({ tone: 'bad', text: generationMessages.signInToUse })
    return state !== 'signedOut'
  }, [state, say])
  const allowed = useCallback(
    (jobs: readonly Job[]): boolean => {
      if (!signedIn()) return false
      const verdict = verdictOn(plan.known ? me : null, jobs)
      // The warning before the last generations is beside the button, where it stays (`useQuotaMessage`).
      say(verdict.go ? null : { tone: 'warn', text: verdict.message, action: <UpgradeLink /> })
      return verdict.go
    },
    [signedIn, me, plan.known, say],
  )

  const start = useCallback(
    (jobs: readonly Job[]) => {
      if (allowed(jobs)) generations.start(screen, jobs)
    },
    [allowed, screen],
  )
  /** Starts all jobs, also when the quota is not enough for all: the server refuses the rest one by one. Starts none when it refuses all. */
  const startEach = useCallback(
    (jobs: readonly Job[]) => {
      if (!signedIn()) return
      const refused = forecastOf(plan.known ? me : null, jobs).refused.flatMap(({ slots }) => slots)
      if (refused.length < jobs.length) generations.start(screen, jobs)
    },
    [signedIn, screen, me, plan.known],
  )
  /** Writes a text beside another one; returns its slot, and nothing when it is refused. */
  const writeBeside = useCallback(
    ({ slot }: Run, job: Omit<Job, 'slot'>) => (allowed([{ ...job, slot }]) ? generations.startBeside(screen, slot, job) : undefined),
    [allowed, screen],
  )
  const rewrite = useCallback(
    (run: WrittenRun, how: RewriteHow, chosen?: string) => {
      const request = rewriteRequest(run, how, chosen)
      if (request && allowed([run])) generations.rewrite(screen, run.key, request)
    },
    [allowed, screen],
  )
  /** Writes a text from another request of its kind. */
  const writeAgain = useCallback(
    (run: WrittenRun, request: WrittenRun['request']) => {
      if (allowed([run])) generations.rewrite(screen, run.key, request)
    },
    [allowed, screen],
  )
  /** Writes texts that only asked, all from the same facts; each that the quota does not allow is refused separately, by the server. */
  const writeAsked = useCallback(
    (asking: readonly WrittenRun[], facts: Facts) => {
      if (!signedIn()) return
      const refused = forecastOf(plan.known ? me : null, asking).refused.flatMap(({ slots }) => slots)
      if (refused.length === asking.length && !allowed(asking)) return
      for (const { key, request } of asking) generations.rewrite(screen, key, { ...request, facts } as WrittenRun['request'])
    },
    [signedIn, allowed, screen, me, plan.known],
  )
  const regenerate = useCallback(
    (run: Run) => {
      if (allowed([run])) generations.regenerate(screen, run.key)
    },
    [allowed, screen],
  )

  return {
    /** One of each place; `RunSlot` shows the others of its place beside it. */
    runs: useMemo(() => firstRuns(runs as readonly Run<Name>[]), [runs]),
    all: runs,
    busy: runs.some(isRunning),
    start,
    startEach,
    writeBeside,
    regenerate,
    rewrite,
    writeAgain,
    writeAsked,
  }
}
