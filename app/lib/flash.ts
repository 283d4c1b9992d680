/** One message that outlives a page load: left by the page that goes, shown once by the page that comes. */
const key = 'flash'

export function leaveFlash(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch (error) {
    console.warn('The next page will not show: ', message, error)
  }
}

/** The message left for this page, if any; it is gone afterwards. */
export function takeFlash(): string | null {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return message
  } catch {
    return null // storage is blocked, so nothing was left either
  }
}
