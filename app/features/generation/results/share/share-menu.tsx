import { Share2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { shareMessages } from '#contract/result-messages.ts'
import type { ShareLink } from './share-link.ts'

const load = () => import('./share-choices.tsx')
const ShareChoices = onDemand(load, (module) => module.default)

interface ShareMenuProps {
  links: readonly ShareLink[]
  /** The button's words; its name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
}

/** Opens the ways that a text can be taken. */
export function ShareMenu({ links, label = shareMessages.open, iconOnly = false }: ShareMenuProps) {
  if (links.length === 0) return null
  return (
    <MenuOnDemand
      load={load}
      menu={(button) => <ShareChoices links={links}>{button}</ShareChoices>}
      button={
        <Button variant="ghost" size={iconOnly ? 'icon' : 'sm'} {...(iconOnly && { 'aria-label': label, title: label })}>
          <Share2 aria-hidden />
          {!iconOnly && label}
        </Button>
      }
    />
  )
}
