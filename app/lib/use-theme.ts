import { useSyncExternalStore } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme } from '#app/lib/theme.ts'

/** The chosen theme and the function that changes it; shared by all components. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [useSyncExternalStore(followTheme, readTheme, () => 'system'), chooseTheme]
