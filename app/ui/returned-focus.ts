import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'

/**
 * For an area whose content comes and goes, such as a message with a button: when what has the focus in it is removed, the focus returns to where
 * it came from.
 */
export function useReturnedFocus<E extends HTMLElement>(): { ref: RefObject<E | null>; onFocusCapture: (event: FocusEvent) => void } {
  const area = useRef<E>(null)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const removal = new MutationObserver(() => {
      keepFocus(before.current)
      // What is removed later must not move the focus.
      if (!area.current?.contains(document.activeElement)) before.current = null
    })
    if (area.current) removal.observe(area.current, { childList: true, subtree: true })
    return () => removal.disconnect()
  }, [])
  return {
    ref: area,
    onFocusCapture({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget as HTMLElement | null
    },
  }
}
