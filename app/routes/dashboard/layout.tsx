import { Outlet } from 'react-router'
import { RequireSession } from '#app/lib/guards.tsx'

export default function DashboardLayout() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  )
}
