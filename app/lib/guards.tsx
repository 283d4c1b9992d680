import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { messages } from '#contract/messages.ts'
import { paths, safeReturnPath, signInPath } from '#contract/paths.ts'

/**
 * Where a sign-up leads once its address is verified. The mailed link opens a tab that knows nothing of the page the person came from,
 * and no link of a mail holds a return address, so this browser keeps it.
 */
const key = 'return-path'

/** Milliseconds: as long as the mailed link works. */
const keptFor = 24 * 60 * 60 * 1000

/** Keeps a path of this site in place of any earlier one; the dashboard, where everybody lands anyway, is not worth keeping. */
export function keepReturnPath(path: string): void {
  if (path === paths.dashboard) removeItem('local', key)
  else writeItem('local', key, JSON.stringify({ path, until: Date.now() + keptFor }))
}

/** The kept path, which is forgotten with it; the dashboard where there is none. */
export function takeReturnPath(): string {
  const { path, until } = parsed(readItem('local', key)) ?? {}
  removeItem('local', key)
  return typeof until === 'number' && until > Date.now() ? safeReturnPath(path) : paths.dashboard
}

/** Shows its children to signed-in people and sends everyone else to /signin, with the asked-for page passed along. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  if (state === 'loading') return <FullScreenSpinner label={messages.site.loading} />
  if (state === 'signedOut') {
    const from = pathname + search + hash
    return <Navigate to={signInPath(from)} state={{ from }} replace />
  }
  return children
}

/** Where a sign-in leads: the page the person came from, as a path of this site, else the dashboard. */
export function useReturnPath(): string {
  const { state, search } = useLocation()
  const passed = (state as { from?: unknown } | null)?.from ?? new URLSearchParams(search).get('from')
  return safeReturnPath(passed)
}

/** Shows its children to signed-out people and sends signed-in ones where a sign-in would lead. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const returnPath = useReturnPath()
  if (state === 'loading') return <FullScreenSpinner label={messages.site.loading} />
  if (state === 'signedIn') return <Navigate to={returnPath} replace />
  return children
}
