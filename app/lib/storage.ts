/**
 * The browser's storage. Accessing `localStorage` or `sessionStorage` throws when the user has blocked storage, and writing throws when it is
 * full. These functions never throw: the app then works without stored data. `local` persists; `session` lasts as long as the tab.
 */
export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage)

/** The result of an access; `fallback` when it throws. */
function attempt<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access()
  } catch {
    return fallback
  }
}

/** `null` also when storage is blocked. */
export const readItem = (area: StorageArea, key: string): string | null => attempt(() => areaOf(area).getItem(key), null)

/** False when it could not be stored. */
export const writeItem = (area: StorageArea, key: string, value: string): boolean =>
  attempt(() => {
    areaOf(area).setItem(key, value)
    return true
  }, false)

/** Does nothing when storage is blocked. */
export const removeItem = (area: StorageArea, key: string): void => attempt(() => areaOf(area).removeItem(key), undefined)

/** All keys; none when storage is blocked. */
export const storedKeys = (area: StorageArea): string[] => attempt(() => Object.keys(areaOf(area)), [])

/** The JSON object in a stored text, or `null` for anything else. */
export function parsed(json: string | null): Record<string, unknown> | null {
  const value = json === null ? null : attempt((): unknown => JSON.parse(json), null)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
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
