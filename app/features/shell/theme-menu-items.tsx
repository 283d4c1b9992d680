import type { ReactNode } from 'react'
import { isTheme, themes } from '#app/lib/theme.ts'
import { useTheme } from '#app/lib/use-theme.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { themeChoices } from './theme-choices.ts'

/** Light, dark or system, from the button that is its child. */
export default function ThemeMenuItems({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useTheme()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={theme} onValueChange={(value) => isTheme(value) && setTheme(value)}>
          {themes.map((value) => {
            const { label, icon: Icon } = themeChoices[value]
            return (
              <DropdownMenuRadioItem key={value} value={value}>
                <Icon aria-hidden />
                {label}
              </DropdownMenuRadioItem>
            )
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
