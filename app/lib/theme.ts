import { readItem, writeItem } from '#app/lib/storage.ts'

/** Local storage key of the chosen theme. */
export const themeKey = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The color of the browser's toolbar (`theme-color`): `--paper` of `tokens.css`, for each theme. */
export const paper = { light: '#faf7f1', dark: '#181512' } as const

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** A choice that could not be stored; it lasts until the page is closed. */
let unstored: Theme | undefined

/** The chosen theme; `system` when there is none. */
export function readTheme(): Theme {
  if (unstored) return unstored
  const stored = readItem('local', themeKey)
  return isTheme(stored) ? stored : 'system'
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

const applyTheme = (theme: Theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && prefersDark().matches))
}

const watchers = new Set<() => void>()

/** Applies the theme, stores the choice and notifies the subscribers. */
export function chooseTheme(theme: Theme): void {
  unstored = writeItem('local', themeKey, theme) ? undefined : theme
  applyTheme(theme)
  for (const changed of watchers) changed()
}

/** Applies the system's setting while the choice is `system`, and calls `changed` at a new choice, also from another tab. Returns the function that unsubscribes. */
export function followTheme(changed: () => void): () => void {
  const reapply = () => applyTheme(readTheme())
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== themeKey) return
    reapply()
    changed()
  }
  const system = prefersDark()
  system.addEventListener('change', reapply)
  addEventListener('storage', onStorage)
  watchers.add(changed)
  // The system's setting may have changed since the script in the head.
  reapply()
  return () => {
    system.removeEventListener('change', reapply)
    removeEventListener('storage', onStorage)
    watchers.delete(changed)
  }
}

/** Runs in the head before the first paint, so that the wrong theme never shows. The content security policy allows it by its hash. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))document.documentElement.classList.add('dark')})()`
