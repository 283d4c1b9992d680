import { Outlet } from 'react-router'
import { Shell } from '#app/features/shell/shell.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'

export default function DashboardLayout() {
  return (
    <RequireSession>
      <GenerationNotices />
      <Shell>
        <Outlet />
      </Shell>
    </RequireSession>
  )
}
