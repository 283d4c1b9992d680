import { useTheme } from '#app/lib/use-theme.ts'
import { Button } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { themeChoices } from './theme-choices.ts'

const load = () => import('./theme-menu-items.tsx')
const ThemeMenuItems = onDemand(load, (module) => module.default)

export function ThemeMenu() {
  const [theme] = useTheme()
  const { label, icon: Icon } = themeChoices[theme]
  return (
    <MenuOnDemand
      load={load}
      menu={(button) => <ThemeMenuItems>{button}</ThemeMenuItems>}
      button={
        <Button variant="ghost" size="icon" aria-label={`Theme: ${label}`}>
          <Icon aria-hidden />
        </Button>
      }
    />
  )
}
