import { Copy, ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toast } from 'sonner'
import { copyText } from '#app/lib/copy-button.tsx'
import { shareMessages } from '#contract/result-messages.ts'
import type { ShareLink } from './share-link.ts'

/** Copies what is to be pasted, and tells what is left to do. The link itself opens the page, so no blocker of pop-ups is in its way. */
function press({ copies, told }: ShareLink): void {
  if (copies !== undefined) void copyText(copies, told)
  else if (told) toast(told)
}

interface ShareAnchorProps extends ComponentProps<'a'> {
  link: ShareLink
}

/** A link to another site. Nothing of it is fetched before the press, and the site does not learn where its visitor came from. */
export function ShareAnchor({ link, onClick, ...props }: ShareAnchorProps) {
  const { href, label, note, copies } = link
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        press(link)
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
