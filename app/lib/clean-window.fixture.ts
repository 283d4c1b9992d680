import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { toastsGone } from '#app/lib/timers.fixture.ts'

// Milliseconds. Generous: only an element that never appears reaches this limit.
configure({ asyncUtilTimeout: 60_000 })

// jsdom runs animation frames on an interval that it starts at the first request. One that started under a test's fake timers never fires
// in later files, and dismissed toasts stay on the page. These frames use the timers that are installed when they are requested.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16))
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
// Missing in jsdom, where nothing has a size.
Element.prototype.scrollIntoView ??= () => {}
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// Test files share a window with earlier files on their worker, so each file cleans up after itself. The few tests that set cookies
// remove them.
afterAll(async () => {
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
