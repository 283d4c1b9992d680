import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { usePalette } from '#app/features/palette/use-palette.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)

export default function DashboardLayout() {
  const palette = usePalette()
  // After the first screen, so that it opens without a wait. A failed load is tried again, and shown, when it opens.
  useEffect(() => void loadPalette().catch((cause: unknown) => console.warn('The palette could not be preloaded', cause)), [])
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
