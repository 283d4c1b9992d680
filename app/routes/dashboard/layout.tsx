import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { usePalette } from '#app/features/palette/use-palette.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { useAhead } from '#app/ui/ahead.ts'
import { onDemand } from '#app/ui/on-demand.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = onDemand(loadPalette, (module) => module.default)

export default function DashboardLayout() {
  const palette = usePalette()
  useAhead(loadPalette)
  return (
    <RequireSession>
      <GenerationNotices />
      <ChangeStream />
      <Shell onSearch={() => palette.show(true)}>
        <Outlet />
      </Shell>
      {palette.open && (
        <Suspense fallback={null}>
          <Palette onClose={() => palette.show(false)} />
        </Suspense>
      )}
    </RequireSession>
  )
}
