import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { paths } from '#contract/paths.ts'

/** A recorded call. */
export interface Asked {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}
export type Answers = Record<string, (asked: Asked) => Response>

/** Installs a mock server as `fetch`, with a response for each `METHOD /path`. Returns the list of calls, which grows. */
export function serverWith(answers: Answers): Asked[] {
  const calls: Asked[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const asked = {
      call: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(asked)
    return answers[asked.call]?.(asked) ?? Response.json(null)
  })
  return calls
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ defined: true, code, status, message: `raw words of ${code}` }, { status })

/** Renders a screen at a URL, with the dashboard before it in the history. */
export function openScreen(Screen: FunctionComponent, address: string) {
  const routes = [
    { path: address.split('?')[0] ?? '', element: <Screen /> },
    { path: '*', element: <p>Another screen</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [paths.dashboard, address] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
        <Toaster theme="light" />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { search: () => router.state.location.search, back: () => router.navigate(-1) }
}
