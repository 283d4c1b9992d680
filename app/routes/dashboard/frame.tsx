import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { usePalette } from '#app/features/palette/use-palette.ts'
import { Shell } from '#app/features/shell/shell.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { GenerationNotices } from '#app/lib/generation/notices.tsx'
import { loadAhead } from '#app/lib/load-ahead.ts'
import { TooltipProvider } from '#app/ui/tooltip.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)

/** What is around every dashboard screen of a signed-in user. */
export function Frame({ children }: { children: ReactNode }) {
  const palette = usePalette()
  // After the first screen, so that it opens without a wait.
  useEffect(() => loadAhead(loadPalette), [])
  return (
    <TooltipProvider>
      <GenerationNotices />
      <ChangeStream />
      <Shell onSearch={() => palette.show(true)}>{children}</Shell>
      <Suspense>{palette.open && <Palette onClose={() => palette.show(false)} />}</Suspense>
    </TooltipProvider>
  )
}
