import { readItem, removeItem, writeItem } from '#app/lib/storage.ts'

/** Session storage key of a message that one page leaves for the next page load, which shows it once. */
const key = 'flash'

export function leaveFlash(message: string): void {
  if (!writeItem('session', key, message)) console.warn('The next page will not show: ', message)
}

/** Returns the message left for this page, or `null`, and removes it. */
export function takeFlash(): string | null {
  const message = readItem('session', key)
  removeItem('session', key)
  return message
}
