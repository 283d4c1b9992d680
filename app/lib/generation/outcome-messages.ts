import { generations } from '#app/lib/generation/generations.ts'
import { noticeMessages } from '#app/lib/generation/messages.ts'
import { isAsking, isRunning } from '#app/lib/generation/run.ts'
import type { Outcome, Stopped } from '#app/lib/generation/store.ts'
import type { Message } from '#app/lib/say.tsx'
import { generationMessages, stoppedLate } from '#contract/messages.ts'
import { kinds } from '#kinds/index.ts'

/** What is said about an outcome; `null`: nothing, because the screen shows it (a failure), or because others that were started with it still run. */
export function outcomeMessage(outcome: Outcome): Message | null {
  switch (outcome.how) {
    case 'written':
      return writtenMessage(outcome)
    case 'failed':
      return null
    case 'stopped':
      return { tone: 'info', text: stoppedMessage(outcome) }
    case 'stop-unconfirmed':
      return {
        tone: 'warn',
        text: generationMessages.stopUnconfirmed,
        action: { label: noticeMessages.checkAgain, onClick: outcome.checkAgain },
      }
  }
}

/** Jobs that were started together show one message, when the last is written. */
function writtenMessage({ screen, run }: Extract<Outcome, { how: 'written' }>): Message | null {
  const runs = generations.runs(screen)
  if (runs.some(isRunning)) return null
  if (runs.every(isAsking)) return { tone: 'info', text: noticeMessages.asks }
  const isOneKind = runs.every(({ kind }) => kind === run.kind)
  return { tone: 'good', text: isOneKind ? kinds[run.kind].messages.success : generationMessages.written }
}

/** What a stop cost: the finished runs of those that were started together, including those from before the stop. */
function stoppedMessage({ started, finished, writtenBefore, shown }: Stopped): string {
  const charged = finished.length + writtenBefore
  return charged === 0 ? generationMessages.stopped : stoppedLate(charged, { of: started, shown })
}
