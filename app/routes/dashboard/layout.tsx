import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { usePalette } from '#app/features/palette/use-palette.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { RequireSession } from '#app/lib/guards.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)

/** The palette will be wanted soon. */
const warmPalette = () => {
  loadPalette().catch((cause) => console.warn('The palette could not be fetched ahead; opening it tries again.', cause))
}

export default function DashboardLayout() {
  const palette = usePalette()
  return (
    <RequireSession>
      <GenerationNotices />
      <Shell search={{ onWarm: warmPalette, onOpen: () => palette.show(true) }}>
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
