import { useSyncExternalStore } from 'react'
import { keeper } from '#app/lib/generation/generations.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { hasText } from '#app/lib/generation/write.ts'
import type { Message } from '#app/lib/say.tsx'
import { keepingMessages } from './messages.ts'

const useKeeping = ({ id }: WrittenRun) => useSyncExternalStore(keeper.subscribe, () => keeper.stateOf(id))

/** That a text is the user's own, and whether it is stored. */
export function EditedByYou({ run }: { run: WrittenRun }) {
  const state = useKeeping(run)
  const t = keepingMessages
  if (!isEdited(run)) return null
  // An emptied text is not stored.
  const isKept = state === undefined && hasText(run.result)
  return (
    <span>
      {t.edited} <span aria-hidden>·</span> {state === 'waiting' ? t.waiting : isKept ? t.kept : t.unsaved}
    </span>
  )
}

/** Why a text is not stored, and what to do; null when it is, or soon will be. */
export function useKeepingTrouble(run: WrittenRun): Message | null {
  const state = useKeeping(run)
  const t = keepingMessages
  if (state === 'failed') return { tone: 'warn', text: t.failed, action: { label: t.tryNow, onClick: () => void keeper.flush() } }
  return state === 'refused' ? { tone: 'warn', text: t.refused } : null
}
