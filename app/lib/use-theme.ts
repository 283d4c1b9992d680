import { useSyncExternalStore } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme } from '#app/lib/theme.ts'

/** The person's choice of theme and how to change it; the same everywhere on the page. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [useSyncExternalStore(followTheme, readTheme, () => 'system'), chooseTheme]
