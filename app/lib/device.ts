import { useSyncExternalStore } from 'react'

/** Spec §9. */
const phone = '(width < 768px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's: then what stands beside the page elsewhere lies over it. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(phone).matches)

/** The key that commands are given with, as this machine's keyboard names it. */
export const commandKey = (): '⌘' | 'Ctrl' => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
