import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { toastsGone } from '#app/ui/toasts.fixture.ts'

// Milliseconds: what a screen shows comes at once; the limit only ends what never comes.
configure({ asyncUtilTimeout: 60_000 })

// jsdom draws frames on an interval that it begins with the first request. One that began on a test's slowed clock stands still for every
// later file, so that no toast that is dismissed leaves before its time is over. A frame of ours takes the clock that there is.
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16))
  window.cancelAnimationFrame = (frame) => clearTimeout(frame)
}

// Files of screens' tests share a window with those before them on their worker. Each leaves it as a browser opens one; cookies are the
// few tests' own that set them. Files that ask for no window have none.
afterAll(async () => {
  if (typeof document === 'undefined') return
  vi.useRealTimers()
  await toastsGone()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
