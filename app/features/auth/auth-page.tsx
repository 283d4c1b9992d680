import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { accountScreenMessages } from './messages.ts'

interface AuthPageProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** For more than a short form. */
  wide?: boolean
  children?: ReactNode
  /** Beside the card; on a narrow window below it. */
  aside?: ReactNode
  /** Links to other pages, below the card. */
  footer?: ReactNode
}

/** The layout of every account screen. */
export function AuthPage({ title, lead, wide = false, children, aside, footer }: AuthPageProps) {
  return (
    <div
      className={cn(
        'mx-auto flex min-h-svh w-full flex-col justify-center gap-6 px-4 py-8 sm:py-12',
        wide ? 'max-w-3xl' : 'max-w-md',
        aside && 'lg:max-w-4xl',
      )}
    >
      <header className="self-center">
        {/* A plain link: the home page is a separate document, not a screen of the app. */}
        <a href={paths.home} className="block rounded-md p-1 text-ink" aria-label={accountScreenMessages.homePage({ brand: brand.name })}>
          <Wordmark />
        </a>
      </header>
      <main className={cn('grid grid-cols-[minmax(0,1fr)] gap-8', aside && 'lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14')}>
        <div className="grid gap-6">
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 shadow-raised sm:p-8">
            <div className="grid gap-2">
              <h1 className="text-3xl outline-none" tabIndex={-1} ref={takeFocus}>
                {title}
              </h1>
              {lead && <p className="text-soft">{lead}</p>}
            </div>
            {children}
          </Card>
          {footer && <div className="text-center text-soft text-sm">{footer}</div>}
        </div>
        {aside}
      </main>
    </div>
  )
}

/** Focuses the heading of a new screen, so that screen readers start there, unless a field already has the focus. */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (heading && document.activeElement === document.body) heading.focus()
}
