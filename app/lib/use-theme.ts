import { useEffect, useState } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme } from '#app/lib/theme.ts'

/** The person's choice of theme and how to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => followTheme(setTheme), [])
  return [
    theme,
    (chosen) => {
      chooseTheme(chosen)
      setTheme(chosen)
    },
  ]
}
