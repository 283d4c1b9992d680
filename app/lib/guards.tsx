import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { messages } from '#contract/messages.ts'
import { safeReturnPath, signInPath } from '#contract/paths.ts'

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
