import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { query } from '#app/lib/api.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { type Failure, isRunning, type Run } from '#app/lib/generation/run.ts'
import { pathOfScreen } from '#app/lib/generation/screen.ts'
import type { Outcome } from '#app/lib/generation/store.ts'
import { UpgradeLink } from '#app/lib/generation/upgrade.tsx'
import { useSession, whoever } from '#app/lib/session.tsx'
import { type ToastOptions, toast } from '#app/ui/toast.ts'
import type { Me } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import type { Feature } from '#contract/plans.ts'

/** Tells how each generation ended, wherever the person is by then, and keeps the month's counts true. Mounted once, above the screens. */
export function GenerationNotices() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { me, refresh, countUse } = useSession()

  /** A stop can arrive after the result was stored; only the counts know. */
  const tellStop = async ({ runs, partly }: Extract<Outcome, { how: 'stopped' }>, options: ToastOptions) => {
    try {
      const after = await queries.fetchQuery(query.me.queryOptions({ ...whoever, staleTime: 0 }))
      if (!after) throw new Error('Nobody is signed in any more')
      const late = partly || runs.some(({ feature }) => usedOf(after, feature) > usedOf(me ?? after, feature))
      toast.info(late ? messages.generation.stoppedLate : messages.generation.stopped, options)
    } catch (error) {
      console.error(error)
      toast.info(messages.generation.stoppedUnread, options)
    }
  }

  const tell = useEffectEvent((outcome: Outcome) => {
    const path = pathOfScreen(outcome.screen)
    // One toast a screen and ending.
    const options: ToastOptions = {
      id: `${outcome.screen}:${outcome.how}`,
      ...(location.pathname !== path && { action: { label: 'Show', onClick: () => navigate(path) } }),
    }
    if (outcome.how === 'written') {
      countUse(outcome.run.feature)
      const runs = generations.runs(outcome.screen)
      if (!runs.some(isRunning)) toast.success(successOf(runs, outcome.run), options)
    } else if (outcome.how === 'failed') {
      void refresh()
      tellFailure(outcome.failure, options)
    } else void tellStop(outcome, options)
  })
  useEffect(() => generations.subscribeOutcomes(tell), [])
  return null
}

/** What was started together says so once, when the last of it is written. */
const successOf = (runs: readonly Run[], { kind }: Run): string =>
  messages.kinds[runs.every((run) => run.kind === kind) ? kind : 'post'].success

const tellFailure = ({ message, hint, upgrade }: Failure, options: ToastOptions) =>
  toast.error(message, { ...options, ...(hint && { description: hint }), ...(upgrade && { action: <UpgradeLink /> }) })

const usedOf = (me: Me | null, feature: Feature): number => me?.usage.find((line) => line.feature === feature)?.used ?? 0
