import type { Run } from '#app/lib/generation/run.ts'
import type { Memory } from '#app/lib/generation/store.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'

/** Raised when the shape of a stored run changes: older ones are then left alone. */
const format = 3

/** Keeps written runs for this tab. Where a browser refuses storage the runs stay in memory, and every result is in History. */
export const tabMemory: Memory = {
  recall(screen) {
    const kept = parsed(readItem('session', keyOf(screen)))
    return kept?.format === format && Array.isArray(kept.runs) ? (kept.runs as Run[]) : []
  },
  remember(screen, runs) {
    if (runs.length > 0) writeItem('session', keyOf(screen), JSON.stringify({ format, runs }))
    else removeItem('session', keyOf(screen))
  },
}

const keyOf = (screen: string) => `results:${screen}`
