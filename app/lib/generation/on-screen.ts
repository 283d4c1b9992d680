import { useEffect } from 'react'

/** What an open page shows of a screen's generations: their results, with a failure in the place of its text, or a line with the outcome. */
type Part = 'results' | 'outcome'

/** How often a part of a screen is on the page. */
const mounted = new Map<string, number>()

const keyOf = (screen: string, part: Part) => `${part} ${screen}`
const count = (key: string, step: 1 | -1) => mounted.set(key, (mounted.get(key) ?? 0) + step)

/** Whether a part of a screen is on the page; for what is not there are toasts. */
export const isOnScreen = (screen: string, part: Part): boolean => (mounted.get(keyOf(screen, part)) ?? 0) > 0

/** Marks a part of a screen as being on the page, while the component is. */
export function useOnScreen(screen: string, part: Part): void {
  useEffect(() => {
    const key = keyOf(screen, part)
    count(key, 1)
    return () => {
      count(key, -1)
    }
  }, [screen, part])
}
