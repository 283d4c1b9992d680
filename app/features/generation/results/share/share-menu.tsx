import { Share2 } from 'lucide-react'
import { lazy } from 'react'
import { Button } from '#app/ui/button.tsx'
import { MenuOnDemand } from '#app/ui/menu-on-demand.tsx'
import { messages } from '#contract/messages.ts'
import { ShareAnchor } from './share-anchor.tsx'
import type { ShareLink } from './share-link.ts'

const load = () => import('./share-choices.tsx')
const ShareChoices = lazy(load)

interface ShareMenuProps {
  links: readonly ShareLink[]
  /** The button's words; its name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
}

/** Takes a text to its platform: a menu, or the link itself where there is only one. */
export function ShareMenu({ links, label = messages.share.open, iconOnly = false }: ShareMenuProps) {
  const [only, another] = links
  if (!only) return null
  if (!another)
    return (
      <Button asChild variant="ghost" size="sm">
        <ShareAnchor link={only} />
      </Button>
    )
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
