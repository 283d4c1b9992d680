import { LifeBuoy, type LucideIcon, MessageCircle, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { commandKey } from '#app/lib/device.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** The keyboard shortcuts of the dashboard. */
const keys = (command: string): readonly (readonly [string, string])[] => [
  [`${command} K`, 'Search screens, results and settings'],
  [`${command} Enter`, 'Generate'],
  ['Esc', 'Stop what is being written; close a dialog or menu'],
  [`${command} B`, 'Widen or narrow the sidebar'],
]

/** The ways to get help: on /dashboard/help and in the Help tab of the settings. */
export function HelpCards() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <HelpCard icon={Newspaper} title="Visit Our Blog" text="Articles about writing for social media.">
          <a href={paths.blog} className={buttonLook({ variant: 'secondary' })}>
            Visit Our Blog
          </a>
        </HelpCard>
        <HelpCard
          icon={LifeBuoy}
          title="Contact Support"
          text="Write to a person about your account, a plan or a text that came out wrong."
        >
          <Link to={paths.contact} className={buttonLook({ variant: 'secondary' })}>
            Contact Support
          </Link>
        </HelpCard>
      </div>
      <Card id="keys" className="scroll-mt-20 touch:hidden">
        <CardTitle>Keyboard shortcuts</CardTitle>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3 text-sm">
          {keys(commandKey()).map(([pressed, does]) => (
            <div key={pressed} className="contents">
              <dt>
                <kbd className="whitespace-nowrap rounded border bg-paper px-2 py-0.5 font-sans text-xs">{pressed}</kbd>
              </dt>
              <dd className="text-soft">{does}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft text-sm">
        <Badge>
          <MessageCircle aria-hidden className="size-3.5" />
          {siteMessages.get().chatSoon}
        </Badge>
        Tip: support questions can be sent at any time, 24/7. Include the topic you typed, and we can look at the same text.
      </p>
    </div>
  )
}

function HelpCard({ icon: Icon, title, text, children }: { icon: LucideIcon; title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-2">
      <Icon aria-hidden className="mb-1 size-6 text-accent" strokeWidth={1.5} />
      <CardTitle>{title}</CardTitle>
      <CardText className="mb-3">{text}</CardText>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}
