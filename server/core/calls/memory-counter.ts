/** Counts hits in windows that begin at the same moment for all keys, so that a past window is forgotten at once. */
export interface MemoryCounter {
  /** @returns the hits of the key in the current window, with this one, and the seconds until the next window */
  hit(key: string): { readonly hits: number; readonly left: number }
}

/** @param seconds length of a window @param now milliseconds */
export function createMemoryCounter(seconds: number, now: () => number = Date.now): MemoryCounter {
  let window = Number.NaN
  let counts = new Map<string, number>()
  return {
    hit(key) {
      const at = now() / 1000
      const current = Math.floor(at / seconds)
      if (current !== window) {
        window = current
        counts = new Map()
      }
      const hits = (counts.get(key) ?? 0) + 1
      counts.set(key, hits)
      return { hits, left: Math.max(1, Math.ceil((current + 1) * seconds - at)) }
    },
  }
}
