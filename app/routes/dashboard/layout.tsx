import { Outlet } from 'react-router'
import { usePalette } from '#app/features/palette/commands.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import Palette from './palette.tsx'

export default function DashboardLayout() {
  const palette = usePalette()
  return (
    <RequireSession>
      <GenerationNotices />
      <ChangeStream />
      <Shell onSearch={() => palette.show(true)}>
        <Outlet />
      </Shell>
      {palette.open && <Palette onClose={() => palette.show(false)} />}
    </RequireSession>
  )
}
