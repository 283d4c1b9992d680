import { type ComponentProps, lazy, Suspense } from 'react'

const Menu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }))

/** The same as `ExportMenu`, loaded after the first paint: for the lists of a screen. */
export function ExportButton(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  )
}
