import { Monitor, Moon, Sun } from 'lucide-react'
import { isTheme, type Theme } from '#app/lib/theme.ts'
import { useTheme } from '#app/lib/use-theme.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'

const choices = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
} satisfies Record<Theme, { label: string; icon: typeof Sun }>

export function ThemeMenu() {
  const [theme, setTheme] = useTheme()
  const { label, icon: Current } = choices[theme]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Theme: ${label}`}>
          <Current aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={theme} onValueChange={(value) => isTheme(value) && setTheme(value)}>
          {Object.entries(choices).map(([value, { label, icon: Icon }]) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <Icon aria-hidden />
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
