import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { usePalette } from '#app/features/palette/use-palette.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { loadAhead } from '#app/lib/load-ahead.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)

export default function DashboardLayout() {
  const palette = usePalette()
  // After the first screen, so that it opens without a wait.
  useEffect(() => loadAhead(loadPalette), [])
  return (
    <RequireSession>
      <GenerationNotices />
      <ChangeStream />
      <Shell onSearch={() => palette.show(true)}>
        <Outlet />
      </Shell>
      <Suspense>{palette.open && <Palette onClose={() => palette.show(false)} />}</Suspense>
    </RequireSession>
  )
}
