import { readItem, writeItem } from '#app/lib/storage.ts'

/** The person's choice of theme, kept in the browser under this key. */
export const themeKey = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** What a browser paints its own bars with: `--paper` of `tokens.css`, in either theme. */
export const paper = { light: '#faf7f1', dark: '#181512' } as const

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** A choice that the browser did not keep; it lasts until the page is closed. */
let unkept: Theme | undefined

/** The person's choice; `system` when there is none. */
export function readTheme(): Theme {
  if (unkept) return unkept
  const kept = readItem('local', themeKey)
  return isTheme(kept) ? kept : 'system'
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

const paint = (theme: Theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && prefersDark().matches))
}

const watchers = new Set<() => void>()

/** Paints the theme, keeps the choice and tells whoever follows it. */
export function chooseTheme(theme: Theme): void {
  unkept = writeItem('local', themeKey, theme) ? undefined : theme
  paint(theme)
  for (const changed of watchers) changed()
}

/** Follows the system's setting while the choice is `system`, and tells of a new choice, also one of another tab. Returns how to stop. */
export function followTheme(changed: () => void): () => void {
  const repaint = () => paint(readTheme())
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== themeKey) return
    repaint()
    changed()
  }
  const system = prefersDark()
  system.addEventListener('change', repaint)
  addEventListener('storage', elsewhere)
  watchers.add(changed)
  return () => {
    system.removeEventListener('change', repaint)
    removeEventListener('storage', elsewhere)
    watchers.delete(changed)
  }
}

/** Runs in the head before anything is drawn, so that no page flashes in the wrong theme. Its text is hashed for the content policy. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))document.documentElement.classList.add('dark')})()`
