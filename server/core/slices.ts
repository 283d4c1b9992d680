/** Waits until its turn has come to work for a while. */
export type Slice = () => Promise<void>

/**
 * Lets one piece of work after another have its while, each in a round of the event loop of its own: between two of them whoever else
 * asks is heard, however many work at once.
 */
export function createSlices(): Slice {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((begin) => {
      waiting.push(begin)
      if (waiting.length === 1) setImmediate(next)
    })
}
