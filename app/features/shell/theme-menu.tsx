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
import { shellMessages, themeNames } from './messages.ts'

export const themeIcons: Readonly<Record<Theme, LucideIcon>> = { light: Sun, dark: Moon, system: Monitor }

/** Light, dark or system. */
export function ThemeMenu() {
  const [theme, setTheme] = useTheme()
  const Icon = themeIcons[theme]
  const names = themeNames
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={shellMessages.themeIs({ theme: names[theme] })}>
          <Icon aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={theme} onValueChange={(value) => isTheme(value) && setTheme(value)}>
          {themes.map((value) => {
            const Icon = themeIcons[value]
            return (
              <DropdownMenuRadioItem key={value} value={value}>
                <Icon aria-hidden />
                {names[value]}
              </DropdownMenuRadioItem>
            )
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
