import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { query } from '#app/lib/api.ts'
import { isRefusedRewrite } from '#app/lib/generation/failure.ts'
import { generations, keeper, keepWhenLeft } from '#app/lib/generation/generations.ts'
import { noticeMessages } from '#app/lib/generation/messages.ts'
import { isOnScreen } from '#app/lib/generation/on-screen.ts'
import { outcomeMessage } from '#app/lib/generation/outcome-messages.ts'
import { isAsking } from '#app/lib/generation/run.ts'
import { pathOfScreen } from '#app/lib/generation/screens.ts'
import type { Outcome } from '#app/lib/generation/store.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { sayInToast } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { type ExternalToast, toast } from '#app/ui/toast.ts'

/**
 * Refreshes the month's usage when a generation ends, says on other screens how it ended, stores edits when the page is left,
 * and tells the lists what was stored. Mounted once, above the screens.
 */
export function GenerationNotices() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { refresh, countGeneration } = useSession()

  const notice = useEffectEvent((outcome: Outcome) => {
    if (outcome.how === 'written' && !isAsking(outcome.run)) countGeneration(outcome.run.feature)
    else if (outcome.how === 'stopped') for (const { feature } of outcome.finished) countGeneration(feature)
    else void refresh()
    if (isOnScreen(outcome.screen, outcome.how === 'failed' ? 'results' : 'outcome')) return
    const path = pathOfScreen(outcome.screen)
    const show = location.pathname === path ? undefined : { label: noticeMessages.show, onClick: () => navigate(path) }
    if (outcome.how === 'failed') return showFailure(outcome, show)
    const message = outcomeMessage(outcome)
    if (message) sayInToast(show && !message.action ? { ...message, action: show } : message)
  })
  useEffect(() => generations.subscribeOutcomes(notice), [])
  useEffect(keepWhenLeft, [])
  useEffect(
    () =>
      keeper.onStored((generation) => {
        const { id } = generation
        client.setQueryData(query.generations.get.queryOptions({ input: { id } }).queryKey, generation)
        void client.invalidateQueries({ queryKey: query.generations.list.key() })
        void client.invalidateQueries({ queryKey: query.generations.texts.key({ input: { id } }) })
      }),
    [client],
  )
  return null
}

function showFailure({ failure }: Extract<Outcome, { how: 'failed' }>, show: ExternalToast['action']): void {
  const { message, hint, upgrade } = failure
  const tell = isRefusedRewrite(failure) ? toast.info : toast.error
  tell(message, { id: 'failure', action: upgrade ? <UpgradeLink /> : show, ...(hint && { description: hint }) })
}
