import { Copy, ExternalLink, Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { type Say, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { shareMessages } from '#contract/result-messages.ts'
import type { ShareLink } from './share-link.ts'

/** Copies the text, and shows what is left to do. The link itself opens the page, so no pop-up blocker prevents it. */
function press({ copies, message }: ShareLink, say: Say): void {
  if (copies !== undefined) void copyText(copies, message, say)
  else if (message) say({ tone: 'info', text: message })
}

interface ShareAnchorProps extends ComponentProps<'a'> {
  link: ShareLink
}

/** A link to another site, without a referrer. */
function ShareAnchor({ link, onClick, ...props }: ShareAnchorProps) {
  const { href, label, note, copies } = link
  const say = useSay()
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        press(link, say)
        onClick?.(event)
      }}
    >
      {copies === undefined ? <ExternalLink aria-hidden /> : <Copy aria-hidden />}
      <span className="grid">
        <span>
          {label}
          <span className="sr-only">, {shareMessages.newTab}</span>
        </span>
        {note && <span className="font-normal text-soft text-xs">{note}</span>}
      </span>
    </a>
  )
}

/** The items of a menu with the places where a text can be shared. */
export const ShareItems = ({ links }: { links: readonly ShareLink[] }) =>
  links.map((link) => (
    <DropdownMenuItem key={link.label} asChild className="py-1.5">
      <ShareAnchor link={link} />
    </DropdownMenuItem>
  ))

interface ShareMenuProps {
  links: readonly ShareLink[]
  /** The button's label; its accessible name when it shows only its icon. */
  label?: string
  iconOnly?: boolean
}

/** A menu of the places where a text can be shared. */
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
        <ShareItems links={links} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
