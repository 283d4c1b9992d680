import { QueryClientProvider } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useIsPhone, useTheme } from '#app/lib/device.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { useScrollToFocus } from '#app/lib/scroll-to-focus.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { takeFlash } from '#app/lib/storage.ts'
import { toast } from '#app/ui/toast.ts'
import { interfaceDirection } from '#contract/i18n.ts'
import { paths } from '#contract/paths.ts'

/** Whether a screen has the top bar, and may have a bar at its foot. */
const hasBars = (pathname: string): boolean => [paths.dashboard, paths.adminPanel].some((path) => pathname.startsWith(path))

/** Loaded after the first paint. */
const Toaster = lazy(() => import('#app/ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** The providers around every screen of the app. Site pages load none of this. */
export default function App() {
  const [client] = useState(createQueryClient)
  const [theme] = useTheme()
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  useScrollToFocus()
  useEffect(() => {
    const message = takeFlash()
    if (message) toast.info(message)
  }, [])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Direction.Provider dir={interfaceDirection}>
          <Outlet />
          {/* On a phone the fields and buttons of account and payment pages are where a toast would be. */}
          <Suspense>
            <Toaster theme={theme} atTop={isPhone && !hasBars(pathname)} />
          </Suspense>
        </Direction.Provider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
