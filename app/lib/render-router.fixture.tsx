import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { Toaster } from '#app/ui/toaster.tsx'

/** Renders a router inside the app's providers, with toasts. */
export const renderRouter = (router: ComponentProps<typeof RouterProvider>['router']) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
