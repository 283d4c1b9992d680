import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths, safeReturnPath, signInPath } from '#contract/paths.ts'

/**
 * Local storage key of the path to open after the email address is verified. The link of the verification email opens a new tab and
 * contains no return path, so this browser stores it.
 */
const key = 'return-path'

/** Milliseconds: as long as the link of the email is valid. */
const returnPathTtl = 24 * 60 * 60 * 1000

/** Stores the path and replaces an earlier one. The dashboard is the default, so it is not stored. */
export function storeReturnPath(path: string): void {
  if (path === paths.dashboard) removeItem('local', key)
  else writeItem('local', key, JSON.stringify({ path, until: Date.now() + returnPathTtl }))
}

/** Returns the stored path and removes it; the dashboard when there is none. */
export function takeReturnPath(): string {
  const { path, until } = parsed(readItem('local', key)) ?? {}
  removeItem('local', key)
  return typeof until === 'number' && until > Date.now() ? safeReturnPath(path) : paths.dashboard
}

interface RequireSessionProps {
  /** Shown until the session is known. */
  pending?: ReactNode
  children: ReactNode
}

/** Shows its children to signed-in users; redirects visitors to /signin with the requested page as return path. */
export function RequireSession({ pending = <FullScreenSpinner label={siteMessages.loading} />, children }: RequireSessionProps) {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  if (state === 'loading') return pending
  if (state === 'signedOut') {
    const from = pathname + search + hash
    return <Navigate to={signInPath(from)} state={{ from }} replace />
  }
  return children
}

/** The path to open after the sign-in: the page that required it, as a path of this site; otherwise the dashboard. */
export function useReturnPath(): string {
  const { state, search } = useLocation()
  const passed = (state as { from?: unknown } | null)?.from ?? new URLSearchParams(search).get('from')
  return safeReturnPath(passed)
}

/**
 * Shows its children to visitors, and while the session loads, so that a form does not wait for it; redirects signed-in users to the return
 * path as soon as they are known.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const returnPath = useReturnPath()
  if (state === 'signedIn') return <Navigate to={returnPath} replace />
  return children
}
