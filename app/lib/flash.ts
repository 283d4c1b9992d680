import { readItem, removeItem, writeItem } from '#app/lib/storage.ts'

/** One message that outlives a page load: left by the page that goes, shown once by the page that comes. */
const key = 'flash'

export function leaveFlash(message: string): void {
  if (!writeItem('session', key, message)) console.warn('The next page will not show: ', message)
}

/** The message left for this page, if any; it is gone afterwards. */
export function takeFlash(): string | null {
  const message = readItem('session', key)
  removeItem('session', key)
  return message
}
