import { takeFlash } from '#app/lib/storage.ts'

/** Every element that matches a selector. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] =>
  Array.from(within.querySelectorAll<E>(selector))

/** Milliseconds that a message is shown. */
const messageMs = 5_000

let hideTimer: ReturnType<typeof setTimeout> | undefined

/** Shows a message in the page's `data-flash`. */
export function say(message: string): void {
  clearTimeout(hideTimer)
  const elements = all('[data-flash]')
  for (const element of elements) {
    element.textContent = message
    element.classList.add('shown')
  }
  hideTimer = setTimeout(() => {
    for (const element of elements) element.classList.remove('shown')
  }, messageMs)
}

/** Shows the message that the previous page left, such as 'Signed out successfully'. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) say(message)
}
