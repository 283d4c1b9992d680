import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'

interface AuthPageProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** For more than a short form. */
  wide?: boolean
  children?: ReactNode
  /** Links to other pages, below the card. */
  footer?: ReactNode
}

/** The layout of every account screen. */
export function AuthPage({ title, lead, wide = false, children, footer }: AuthPageProps) {
  return (
    <div className={cn('mx-auto flex min-h-svh w-full flex-col justify-center gap-6 px-4 py-8 sm:py-12', wide ? 'max-w-3xl' : 'max-w-md')}>
      <header className="self-center">
        {/* A plain link: the home page is a separate document, not a screen of the app. */}
        <a href={paths.home} className="block rounded-md p-1 text-ink" aria-label={`${brand.name}, home page`}>
          <Wordmark />
        </a>
      </header>
      <main>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 shadow-raised sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-3xl outline-none" tabIndex={-1} ref={takeFocus}>
              {title}
            </h1>
            {lead && <p className="text-soft">{lead}</p>}
          </div>
          {children}
        </Card>
      </main>
      {footer && <footer className="text-center text-soft text-sm">{footer}</footer>}
    </div>
  )
}

/** Focuses the heading of a new screen, so that screen readers start there, unless a field already has the focus. */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (heading && document.activeElement === document.body) heading.focus()
}
