import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Milliseconds: what a screen shows comes at once; the limit only ends what never comes.
configure({ asyncUtilTimeout: 60_000 })

// Files of screens' tests share a window with those before them on their worker. Each leaves it as a browser opens one; cookies are the
// few tests' own that set them. Files that ask for no window have none.
afterAll(() => {
  if (typeof document === 'undefined') return
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
