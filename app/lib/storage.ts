/**
 * The browser's storage. Accessing `localStorage` or `sessionStorage` throws when the user has blocked storage, and writing throws when it is
 * full. These functions never throw: the app then works without stored data. `local` persists; `session` lasts as long as the tab.
 */
export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage)

/** `null` also when storage is blocked. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/** False when it could not be stored. */
export function writeItem(area: StorageArea, key: string, value: string): boolean {
  try {
    areaOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** False when storage is blocked. */
export function removeItem(area: StorageArea, key: string): boolean {
  try {
    areaOf(area).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** All keys; none when storage is blocked. */
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

/** Session storage key of a message that one page leaves for the next page load, which shows it once. */
const flashKey = 'flash'

export function leaveFlash(message: string): void {
  if (!writeItem('session', flashKey, message)) console.warn('The next page will not show: ', message)
}

/** Returns the message left for this page, or `null`, and removes it. */
export function takeFlash(): string | null {
  const message = readItem('session', flashKey)
  removeItem('session', flashKey)
  return message
}
