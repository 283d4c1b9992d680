/**
 * The browser's storage. Reading `localStorage` or `sessionStorage` itself throws where a person has blocked storage, and writing throws
 * where it is full: everything here then does without, so that only remembering is lost. `local` outlives the visit, `session` the reload.
 */
export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage)

/** `null` also when the browser refuses storage. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/** False when the browser refused to keep it. */
export function writeItem(area: StorageArea, key: string, value: string): boolean {
  try {
    areaOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** False when the browser refused. */
export function removeItem(area: StorageArea, key: string): boolean {
  try {
    areaOf(area).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The keys of what is kept; none when the browser refuses storage. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(areaOf(area))
  } catch {
    return []
  }
}

/** The JSON object in a stored text, or `null` for anything else. */
export function parsed(json: string | null): Record<string, unknown> | null {
  if (json === null) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
