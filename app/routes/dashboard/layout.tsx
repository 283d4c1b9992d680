import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { ShellSkeleton } from '#app/features/shell/shell-skeleton.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { loadAhead } from '#app/lib/load-ahead.ts'

/** Loaded while the account is read, after the first paint. */
const loadFrame = () => import('./frame.tsx')
if (typeof document !== 'undefined') loadAhead(loadFrame)
const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }))

export default function DashboardLayout() {
  return (
    <RequireSession pending={<ShellSkeleton />}>
      <Suspense fallback={<ShellSkeleton />}>
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
    </RequireSession>
  )
}
