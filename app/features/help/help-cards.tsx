import { BookOpen, LifeBuoy, type LucideIcon, MessageCircle, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { commandKey } from '#app/lib/device.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { supportEmail } from '#app/ui/operator.ts'
import { siteMessages } from '#contract/messages.ts'
import { paths, site } from '#contract/paths.ts'
import { helpMessages } from './messages.ts'

/** The keyboard shortcuts of the dashboard. */
function keys(command: string): readonly (readonly [string, string])[] {
  const t = helpMessages
  return [
    [`${command} K`, t.search],
    [`${command} Enter`, t.generate],
    [t.esc, t.stop],
    [`${command} B`, t.sidebar],
  ]
}

/** The ways to get help: on /dashboard/help and in the Help tab of the settings. */
export function HelpCards() {
  const t = helpMessages
  const hasEmail = supportEmail() !== null
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <HelpCard icon={BookOpen} title={t.pages} text={t.pagesText}>
          <a href={site.help} className={buttonLook({ variant: 'secondary' })}>
            {t.pages}
          </a>
        </HelpCard>
        <HelpCard icon={Newspaper} title={t.blog} text={t.blogText}>
          <a href={paths.blog} className={buttonLook({ variant: 'secondary' })}>
            {t.blog}
          </a>
        </HelpCard>
        <HelpCard icon={LifeBuoy} title={t.contact} text={hasEmail ? t.contactText : t.contactNoEmail}>
          <Link to={paths.contact} className={buttonLook({ variant: 'secondary' })}>
            {t.contact}
          </Link>
        </HelpCard>
      </div>
      <Card id="keys" className="scroll-mt-20 touch:hidden">
        <CardTitle>{t.keys}</CardTitle>
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
          {siteMessages.chatSoon}
        </Badge>
        <span>{hasEmail ? t.tip : t.tipNoEmail}</span>
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
