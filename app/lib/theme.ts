/** The person's choice of theme, kept in the browser under this key. */
export const themeKey = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** The kept choice; `system` when none is kept or the browser keeps nothing for us. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(themeKey)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system' // storage is blocked
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

const paint = (theme: Theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && prefersDark().matches))
}

/** Paints the theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  paint(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch (error) {
    console.warn('The theme could not be kept; it lasts until this page is closed.', error)
  }
}

/** Follows the system's setting while the choice is `system`, and a choice made in another tab. Returns how to stop. */
export function followTheme(changed: (theme: Theme) => void = () => {}): () => void {
  const repaint = () => paint(readTheme())
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== themeKey) return
    repaint()
    changed(readTheme())
  }
  const system = prefersDark()
  system.addEventListener('change', repaint)
  addEventListener('storage', elsewhere)
  return () => {
    system.removeEventListener('change', repaint)
    removeEventListener('storage', elsewhere)
  }
}

/** Runs in the head before anything is drawn, so that no page flashes in the wrong theme. Its text is hashed for the content policy. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))document.documentElement.classList.add('dark')})()`
