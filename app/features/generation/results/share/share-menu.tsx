import { Share2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { shareMessages } from '#contract/result-messages.ts'
import { ShareAnchor } from './share-anchor.tsx'
import type { ShareLink } from './share-link.ts'

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
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size={iconOnly ? 'icon' : 'sm'} {...(iconOnly && { 'aria-label': label, title: label })}>
          <Share2 aria-hidden />
          {!iconOnly && label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" collisionPadding={8} className="max-w-[calc(100vw-1rem)]">
        {links.map((link) => (
          <DropdownMenuItem key={link.label} asChild className="py-1.5">
            <ShareAnchor link={link} />
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
