import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type ExternalToast, toast } from 'sonner'
import { generations } from '#app/lib/generation/generations.ts'
import { type Failure, isRunning, type Run } from '#app/lib/generation/run.ts'
import { pathOfScreen } from '#app/lib/generation/screens.ts'
import type { Outcome, Stopped } from '#app/lib/generation/store.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { useSession } from '#app/lib/session.tsx'
import { generationMessages, stoppedLate } from '#contract/messages.ts'
import { kinds } from '#kinds/index.ts'

/** Shows how each generation ended, on any screen, and refreshes the month's usage. Mounted once, above the screens. */
export function GenerationNotices() {
  const navigate = useNavigate()
  const { refresh, countGeneration } = useSession()

  const show = useEffectEvent((outcome: Outcome) => {
    const path = pathOfScreen(outcome.screen)
    // One toast for each screen and kind of ending.
    const options: ExternalToast = {
      id: `${outcome.screen}:${outcome.how}`,
      ...(location.pathname !== path && { action: { label: 'Show', onClick: () => navigate(path) } }),
    }
    if (outcome.how === 'written') {
      countGeneration(outcome.run.feature)
      const runs = generations.runs(outcome.screen)
      if (!runs.some(isRunning)) toast.success(successOf(runs, outcome.run), options)
    } else if (outcome.how === 'failed') {
      void refresh()
      showFailure(outcome.failure, options)
    } else if (outcome.how === 'stopped') {
      for (const { feature } of outcome.finished) countGeneration(feature)
      toast.info(stoppedMessage(outcome), options)
    } else {
      void refresh()
      toast.warning(generationMessages.get().stopUnconfirmed, {
        ...options,
        duration: 10_000,
        action: { label: 'Check again', onClick: outcome.checkAgain },
      })
    }
  })
  useEffect(() => generations.subscribeOutcomes(show), [])
  return null
}

/** Jobs that were started together show one message, when the last is written. */
const successOf = (runs: readonly Run[], { kind }: Run): string =>
  runs.every((run) => run.kind === kind) ? kinds[kind].messages.success : generationMessages.get().written

const showFailure = ({ message, hint, upgrade }: Failure, options: ExternalToast) =>
  toast.error(message, { ...options, ...(hint && { description: hint }), ...(upgrade && { action: <UpgradeLink /> }) })

/** What a stop cost: the finished runs of those that were started together, including those from before the stop. */
function stoppedMessage({ started, finished, writtenBefore, shown }: Stopped): string {
  const charged = finished.length + writtenBefore
  return charged === 0 ? generationMessages.get().stopped : stoppedLate(charged, { of: started, shown })
}
