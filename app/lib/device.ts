import { useSyncExternalStore } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme } from '#app/lib/theme.ts'

/** Spec §9. */
const phone = '(width < 768px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's: the sidebar and the chat then cover the page. False in what is prerendered. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  )

/** The modifier key of keyboard shortcuts, as this platform names it. */
export const commandKey = (): '⌘' | 'Ctrl' => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')

/** The chosen theme and the function that changes it; shared by all components. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [useSyncExternalStore(followTheme, readTheme, () => 'system'), chooseTheme]

const never = () => () => {}

/**
 * False while a prerendered page is hydrated, and in what is prerendered: until then a component renders nothing that depends on the
 * address or this browser, so that it matches the document.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
