import { useEffect, useEffectEvent } from 'react'
import { commandKey } from '#app/lib/device.ts'

/** Ctrl or Cmd + Enter generates, Esc stops; keys that a menu or dialog has already used stay its own. */
export function useShortcuts({ submit, stop, busy }: { submit: () => void; stop: () => void; busy: boolean }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Escape' && busy) {
      event.preventDefault()
      stop()
    }
  })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** The generating keys as this machine's keyboard names them. */
export const generateKeys = (): string => `${commandKey()} Enter`
