import { useEffect } from 'react'
import { fetchAhead } from '#app/ui/on-demand.tsx'

/** Milliseconds after which a browser that cannot say when it is idle is taken to be. */
const soon = 1_500

/** Runs something when the page has nothing else to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, soon)
  return () => clearTimeout(timer)
}

/** Whether the person asked for fewer bytes, where a browser tells. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches code that a click will want, once the screen stands and is idle, so that the click is answered at once. `load` must be
 * the same function at every render.
 */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => fetchAhead(load))
  }, [load])
}
