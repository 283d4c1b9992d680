import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from '#app/lib/device.ts'
import { isTheme, type Theme, themes } from '#app/lib/theme.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'

export const themeChoices: Readonly<Record<Theme, { label: string; icon: LucideIcon }>> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}

/** Light, dark or system. */
export function ThemeMenu() {
  const [theme, setTheme] = useTheme()
  const { label, icon: Icon } = themeChoices[theme]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Theme: ${label}`}>
          <Icon aria-hidden />
        </Button>
      </DropdownMenuTrigger>
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
