import { useEffect, useState } from 'react'

/** The share of what is waiting that each frame shows: a burst arrives as a flow and is caught up in about 200 ms. */
const share = 0.18

/** Text that grows evenly however unevenly it arrives; whole at once when it is finished, or when the person wants no motion. */
export function useSmoothText(text: string, live: boolean): string {
  const [shown, setShown] = useState(live ? 0 : text.length)
  const still = !live || matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    if (still || shown >= text.length) return
    const frame = requestAnimationFrame(() => setShown(Math.min(text.length, shown + Math.ceil((text.length - shown) * share))))
    return () => cancelAnimationFrame(frame)
  }, [still, shown, text])
  return still
    ? text
    : text
        .slice(0, shown)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
}
