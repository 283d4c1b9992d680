import { takeFlash } from '#app/lib/flash.ts'

/** Every element of the page that fits a selector. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] =>
  Array.from(within.querySelectorAll<E>(selector))

/** Milliseconds that a message stays. */
const shownFor = 5_000

let going: ReturnType<typeof setTimeout> | undefined

/** Says a message in the page's `data-flash`. */
export function say(message: string): void {
  clearTimeout(going)
  const places = all('[data-flash]')
  for (const place of places) {
    place.textContent = message
    place.classList.add('shown')
  }
  going = setTimeout(() => {
    for (const place of places) place.classList.remove('shown')
  }, shownFor)
}

/** Says what the page before left, such as 'Signed out successfully'. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) say(message)
}
