import type { Run } from '#app/lib/generation/run.ts'
import type { Memory } from '#app/lib/generation/store.ts'

/** Raised when the shape of a stored run changes: older ones are then left alone. */
const format = 2

/**
 * Keeps written runs for this tab. A browser that refuses storage (private windows, a full quota) costs only this
 * convenience: the runs stay in memory, and every result is in History.
 */
export const tabMemory = (storage: () => Storage): Memory => ({
  recall(screen) {
    const kept = parsed(readItem(storage(), keyOf(screen)))
    return kept?.format === format && Array.isArray(kept.runs) ? (kept.runs as Run[]) : []
  },
  remember(screen, runs) {
    if (runs.length > 0) writeItem(storage(), keyOf(screen), JSON.stringify({ format, runs }))
    else removeItem(storage(), keyOf(screen))
  },
})

const keyOf = (screen: string) => `results:${screen}`

/** The parsed JSON object, or `null` for anything else. */
export function parsed(json: string | null): Record<string, unknown> | null {
  if (json === null) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** `null` also when the browser refuses storage. */
export function readItem(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** False when the browser refused to keep it. */
export function writeItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** False when the browser refused. */
export function removeItem(storage: Storage, key: string): boolean {
  try {
    storage.removeItem(key)
    return true
  } catch {
    return false
  }
}
