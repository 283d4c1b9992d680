import { lazy, Suspense } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { GeneratorScreen } from '#app/features/generation/generator-screen.tsx'
import { screenAt } from '#app/lib/generation/screens.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { pageMeta } from '#app/lib/meta.ts'

/** Loaded for users whose plan lacks the generator only. */
const LockedScreen = lazy(async () => ({ default: (await import('#app/features/locks/locked-screen.tsx')).LockedScreen }))

/** The route of every generator screen. */
export function meta({ location }: MetaArgs) {
  const { title, pageTitle = title } = screenAt(location.pathname)
  return pageMeta(pageTitle)
}

export default function GeneratorRoute() {
  const { pathname } = useLocation()
  const screen = screenAt(pathname)
  const isLocked = useLocks()
  if (!isLocked(featureOf(screen))) return <GeneratorScreen path={screen.path} />
  return (
    <Suspense>
      <LockedScreen screen={screen} />
    </Suspense>
  )
}
