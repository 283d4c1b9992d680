import type { ReactElement } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { ShareAnchor } from './share-anchor.tsx'
import type { ShareLink } from './share-link.ts'

interface ShareChoicesProps {
  links: readonly ShareLink[]
  /** The button that opens the menu. */
  children: ReactElement
}

export default function ShareChoices({ links, children }: ShareChoicesProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
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
