import { CircleQuestionMark, History, Menu, PanelLeft, Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { commandKey } from '#app/lib/device.ts'
import { usePlan } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { paths } from '#contract/paths.ts'
import { planIds } from '#contract/plans.ts'
import { shellMessages } from './messages.ts'

/** Loaded after the first paint; their places are kept. */
const AvatarMenu = lazy(async () => ({ default: (await import('./avatar-menu.tsx')).AvatarMenu }))
const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }))

/** On wide screens only; elsewhere these are in the menus. */
const links = [
  { label: 'history', to: paths.history, icon: History },
  { label: 'help', to: paths.help, icon: CircleQuestionMark },
] as const

const largestPlan = planIds.at(-1)

interface TopBarProps {
  /** Whether the sidebar is expanded. */
  expanded: boolean
  onToggleSidebar: () => void
  onSearch: () => void
}

export function TopBar({ expanded, onToggleSidebar, onSearch }: TopBarProps) {
  const t = shellMessages
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-paper px-2 sm:px-4">
      <Tooltip label={t.toggleHint} side="bottom">
        <Button variant="ghost" size="icon" aria-label={t.toggle} aria-expanded={expanded} onClick={onToggleSidebar}>
          <Menu aria-hidden className="md:hidden" />
          <PanelLeft aria-hidden className="max-md:hidden rtl:-scale-x-100" />
        </Button>
      </Tooltip>
      <div className="hidden gap-1 lg:flex">
        {links.map(({ label, to, icon: Icon }) => (
          <Button key={to} asChild variant="ghost" size="sm">
            <NavLink to={to} prefetch="intent" className="aria-[current=page]:bg-accent-wash">
              <Icon aria-hidden />
              {t[label]}
            </NavLink>
          </Button>
        ))}
      </div>
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
          className="gap-2 px-2.5 text-soft lg:border lg:border-line lg:bg-surface"
        >
          <Search aria-hidden />
          <span className="max-lg:sr-only lg:pe-6">{t.search}</span>
          <kbd aria-hidden className="rounded border bg-paper px-1.5 font-sans text-xs max-lg:hidden touch:hidden">
            {commandKey()} K
          </kbd>
        </Button>
        <UpgradeLink />
        <Suspense fallback={[1, 2].map((menu) => <span key={menu} aria-hidden className="size-9 touch:size-11" />)}>
          <ThemeMenu />
          <AvatarMenu />
        </Suspense>
      </div>
    </header>
  )
}

/** Only the badge while the plan is unknown, so that no upgrade is offered by mistake, and on the largest plan. */
function UpgradeLink() {
  const { plan, badge, known } = usePlan()
  const planBadge = <Badge tone={plan === 'free' ? 'neutral' : 'accent'}>{badge}</Badge>
  if (!known || plan === largestPlan) return planBadge
  return (
    <Button asChild variant="ghost" size="sm">
      <a href={paths.pricing}>
        <span className="max-sm:sr-only">{shellMessages.upgrade}</span>
        {planBadge}
      </a>
    </Button>
  )
}
