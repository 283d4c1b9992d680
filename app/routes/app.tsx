import { QueryClientProvider } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { toast } from 'sonner'
import { useTheme } from '#app/lib/device.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { useScrollToFocus } from '#app/lib/scroll-to-focus.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { takeFlash } from '#app/lib/storage.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { interfaceDirection } from '#contract/i18n.ts'

/** The providers around every screen of the app. Site pages load none of this. */
export default function App() {
  const [client] = useState(createQueryClient)
  const [theme] = useTheme()
  useScrollToFocus()
  useEffect(() => {
    const message = takeFlash()
    if (message) toast.info(message)
  }, [])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Direction.Provider dir={interfaceDirection}>
          <TooltipProvider>
            <Outlet />
          </TooltipProvider>
          <Toaster theme={theme} />
        </Direction.Provider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
