import { Menu, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paths, site } from '#contract/paths.ts'
import { headerMessages } from './pricing-messages.ts'

/** Spec §2. */
const links = [
  { label: 'Home', to: site.home },
  { label: 'Features', to: site.features },
  { label: 'Pricing', to: site.pricing },
  { label: 'Blog', to: site.blog },
  { label: 'Dashboard', to: paths.dashboard },
]

export function SiteHeader() {
  return (
    <header className="relative border-b">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8">
        <a href={site.home} className="me-auto inline-flex min-h-11 items-center" aria-label={`${brand.name}, home`}>
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <Links className={buttonLook({ variant: 'ghost', size: 'sm' })} />
        </nav>
        <a href={paths.signIn} data-when="signed-out" className={cn(buttonLook({ variant: 'ghost', size: 'sm' }), 'hidden sm:inline-flex')}>
          Sign in
        </a>
        <a href={paths.signUp} data-when="signed-out" className={buttonLook({ size: 'sm' })}>
          Sign up
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
      <span className="max-[22rem]:sr-only">{headerMessages.get().ownDashboard}</span>
    </a>
  )
}

function Links({ className }: { className: string }) {
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<=.)\/$/, '')
  return links.map(({ label, to }) => (
    <a
      key={to}
      href={to}
      aria-current={here === to ? 'page' : undefined}
      // A signed-in browser has the link with the initials in its place.
      {...(to === paths.dashboard && { 'data-when': 'signed-out' })}
      className={cn(className, 'aria-[current]:text-accent')}
    >
      {label}
    </a>
  ))
}

/** The menu for narrow screens. It opens without scripts; `app/site.ts` closes it on Escape. */
function NarrowMenu() {
  return (
    <details data-menu className="group lg:hidden">
      <summary className={cn(buttonLook({ variant: 'ghost', size: 'icon' }), 'list-none [&::-webkit-details-marker]:hidden')}>
        <span className="sr-only">Menu</span>
        <Menu aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav aria-label="Main" className="absolute inset-x-0 top-full z-40 grid divide-y border-b bg-surface px-4 py-2 shadow-raised sm:px-8">
        <Links className="flex min-h-11 items-center" />
        <a href={paths.signIn} data-when="signed-out" className="flex min-h-11 items-center font-medium text-accent sm:hidden">
          Sign in
        </a>
      </nav>
    </details>
  )
}
