import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { type ExternalToast, toast } from 'sonner'
import { query } from '#app/lib/api.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { pathOfScreen } from '#app/lib/generation/screen.ts'
import type { Outcome } from '#app/lib/generation/store.ts'
import { UpgradeLink } from '#app/lib/generation/upgrade.tsx'
import type { Me } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import type { Feature } from '#contract/plans.ts'

/** Tells how each generation ended, wherever the person is by then, and reads the month's counts again. Mounted once, above the screens. */
export function GenerationNotices() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => generations.subscribeOutcomes((outcome) => void tell(outcome, queries, navigate)), [queries, navigate])
  return null
}

async function tell(outcome: Outcome, queries: QueryClient, navigate: NavigateFunction): Promise<void> {
  const { screen, run } = outcome
  const path = pathOfScreen(screen)
  // One toast a screen and ending: four hashtag sets that finish together say so once.
  const options: ExternalToast = {
    id: `${screen}:${outcome.how}`,
    ...(location.pathname !== path && { action: { label: 'Show', onClick: () => navigate(path) } }),
  }
  const counted = usedIn(queries, run.feature)
  const readAgain = queries.invalidateQueries({ queryKey: query.me.key() })

  if (outcome.how === 'written') toast.success(messages.kinds[run.kind].success, options)
  if (outcome.how === 'failed') {
    const { message, hint, upgrade } = outcome.failure
    toast.error(message, { ...options, ...(hint && { description: hint }), ...(upgrade && { action: <UpgradeLink /> }) })
  }
  if (outcome.how === 'stopped') {
    // A stop can arrive after the result was stored; only the counts know.
    await readAgain
    const late = counted !== null && (usedIn(queries, run.feature) ?? counted) > counted
    toast.info(late ? messages.generation.stoppedLate : messages.generation.stopped, options)
  }
}

const usedIn = (queries: QueryClient, feature: Feature): number | null =>
  queries.getQueryData<Me>(query.me.queryKey())?.usage.find((usage) => usage.feature === feature)?.used ?? null
