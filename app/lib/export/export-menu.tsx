import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { exportMessages } from '#contract/result-messages.ts'
import type { ExportSource } from './source.ts'

const load = () => import('./export-choices.tsx')
const ExportChoices = onDemand(load, (module) => module.default)

interface ExportMenuProps extends Pick<ButtonProps, 'variant'> {
  source: ExportSource
  /** The button's words; its name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
  /** `sm` among a card's tools, `md` among the buttons of a dialog. */
  size?: 'sm' | 'md'
}

/** A button that opens the formats in which its texts can be downloaded. */
export function ExportMenu({ source, label = exportMessages.open, iconOnly = false, variant = 'ghost', size = 'sm' }: ExportMenuProps) {
  return (
    <MenuOnDemand
      load={load}
      menu={(button) => <ExportChoices source={source}>{button}</ExportChoices>}
      button={
        <Button variant={variant} size={iconOnly ? 'icon' : size} {...(iconOnly && { 'aria-label': label, title: label })}>
          <Download aria-hidden />
          {!iconOnly && label}
        </Button>
      }
    />
  )
}
