import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element where the control that had the focus is gone, so that keyboards and screen readers go on from there. */
export function keepFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** Keeps the focus in an area when one of its items is removed together with the control that had the focus. */
export function useKeptFocus(area: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) keepFocus(area.current)
    before.current = count
  }, [area, count])
}
