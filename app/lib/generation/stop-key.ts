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
