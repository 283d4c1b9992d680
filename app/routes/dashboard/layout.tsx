import { Outlet } from 'react-router'
import { Shell } from '#app/features/shell/shell.tsx'
import { RequireSession } from '#app/lib/guards.tsx'

export default function DashboardLayout() {
  return (
    <RequireSession>
      <Shell>
        <Outlet />
      </Shell>
    </RequireSession>
  )
}
