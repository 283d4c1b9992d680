import { useEffect, useEffectEvent } from 'react'

/** Esc stops what is being written, wherever the focus is; not when a menu or dialog has handled the key. */
export function useStopKey({ stop, busy }: { stop: () => void; busy: boolean }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !busy) return
    event.preventDefault()
    stop()
  })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** A pressed button is removed with the result that is being replaced. Its focus moves to the results. */
export function keepFocus(results: HTMLElement | null): void {
  if (document.activeElement === document.body) results?.focus({ preventScroll: true })
}
