import { Menu, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paths, site } from '#contract/paths.ts'
import { frameMessages, pageNames, sessionMessages } from './frame-messages.ts'

/** Spec §2. */
const links = [
  { name: 'home', to: site.home },
  { name: 'features', to: site.features },
  { name: 'pricing', to: site.pricing },
  { name: 'blog', to: site.blog },
  { name: 'dashboard', to: paths.dashboard },
] as const

export function SiteHeader() {
  const t = frameMessages
  return (
    <header className="relative border-b">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8">
        <a href={site.home} className="me-auto inline-flex min-h-11 items-center" aria-label={t.homeLink({ name: brand.name })}>
          <Wordmark />
        </a>
        <nav aria-label={t.main} className="hidden items-center lg:flex">
          <Links className={buttonLook({ variant: 'ghost', size: 'sm' })} />
        </nav>
        <a href={paths.signIn} data-when="signed-out" className={cn(buttonLook({ variant: 'ghost', size: 'sm' }), 'hidden sm:inline-flex')}>
          {t.signIn}
        </a>
        <a href={paths.signUp} data-when="signed-out" className={buttonLook({ size: 'sm' })}>
          {t.signUp}
        </a>
        <OwnDashboard />
        <NarrowMenu />
      </div>
    </header>
  )
}

/** In place of signing in, in a browser that is signed in (`session-script.ts`). */
function OwnDashboard() {
  return (
    <a href={paths.dashboard} data-when="signed-in" className={cn(buttonLook({ variant: 'secondary', size: 'sm' }), 'ps-1.5')}>
      <span
        aria-hidden
        data-initials
        className="inline-flex size-7 items-center justify-center rounded-full bg-accent-wash font-semibold text-accent-strong text-xs"
      />
      {/* On the narrowest phones the initials alone fit beside the wordmark. */}
      <span className="max-[22rem]:sr-only">{sessionMessages.ownDashboard}</span>
    </a>
  )
}

function Links({ className }: { className: string }) {
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<=.)\/$/, '')
  return links.map(({ name, to }) => (
    <a
      key={to}
      href={to}
      aria-current={here === to ? 'page' : undefined}
      // A signed-in browser has the link with the initials in its place.
      {...(to === paths.dashboard && { 'data-when': 'signed-out' })}
      className={cn(className, 'aria-[current]:text-accent')}
    >
      {pageNames[name]}
    </a>
  ))
}

/** The menu for narrow screens. It opens without scripts; `app/site.ts` closes it on Escape. */
function NarrowMenu() {
  const t = frameMessages
  return (
    <details data-menu className="group lg:hidden">
      <summary className={cn(buttonLook({ variant: 'ghost', size: 'icon' }), 'list-none [&::-webkit-details-marker]:hidden')}>
        <span className="sr-only">{t.menu}</span>
        <Menu aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t.main}
        className="absolute inset-x-0 top-full z-40 grid divide-y border-b bg-surface px-4 py-2 shadow-raised sm:px-8"
      >
        <Links className="flex min-h-11 items-center" />
        <a href={paths.signIn} data-when="signed-out" className="flex min-h-11 items-center font-medium text-accent sm:hidden">
          {t.signIn}
        </a>
      </nav>
    </details>
  )
}
