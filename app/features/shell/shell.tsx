import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { cn } from '#app/ui/cn.ts'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { errorMessages } from '#contract/messages.ts'
import { shellMessages } from './messages.ts'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-state.ts'
import { TopBar } from './top-bar.tsx'

/** Loaded when the menu opens on a phone. */
const Sheet = lazy(async () => ({ default: (await import('#app/ui/dialog.tsx')).Sheet }))

interface ShellProps {
  /** Called when the search button of the top bar is pressed. */
  onSearch: () => void
  children: ReactNode
}

/** The layout of every dashboard screen: sidebar, top bar, and the screen. */
export function Shell({ onSearch, children }: ShellProps) {
  const { isPhone, collapsed, sheetOpen, setSheetOpen, toggle } = useSidebar()
  return (
    <div className="flex min-h-svh">
      <NavigationProgress />
      <a
        href="#main"
        className="fixed start-3 top-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2 text-on-accent text-sm focus:translate-y-0"
      >
        {shellMessages.skip}
      </a>
      {sheetOpen && (
        <Suspense>
          <Sheet open onOpenChange={setSheetOpen} title={shellMessages.menu} className="w-72">
            <Sidebar collapsed={false} onNavigate={() => setSheetOpen(false)} />
          </Sheet>
        </Suspense>
      )}
      {!isPhone && (
        <aside className={cn('sticky top-0 h-svh shrink-0 border-e transition-[width] duration-200', collapsed ? 'w-12' : 'w-64')}>
          <Sidebar collapsed={collapsed} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar expanded={isPhone ? sheetOpen : !collapsed} onToggleSidebar={toggle} onSearch={onSearch} />
        <Main>{children}</Main>
      </div>
    </div>
  )
}

/** A progress bar while the code of the next screen loads. */
function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'loading' && <div data-going aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-pulse bg-accent" />
}

function Main({ children }: { children: ReactNode }) {
  const { plan, refresh } = useSession()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)

  // A new screen takes the focus, so that screen readers and Tab start at its beginning. One for writing then moves it to its topic.
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="mx-auto w-full max-w-5xl has-data-wide:max-w-[110rem] flex-1 px-4 py-6 outline-none sm:px-8 sm:py-10"
    >
      {!plan.known && <ErrorState message={errorMessages.UNAVAILABLE} retry={refresh} className="mb-6" />}
      {children}
    </main>
  )
}
