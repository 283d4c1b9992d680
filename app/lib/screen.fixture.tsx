import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { toastsGone } from '#app/lib/timers.fixture.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { paths } from '#contract/paths.ts'

/** A call that a screen sent. */
export interface SentCall {
  /** Method and path. */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** The idempotency key. */
  readonly key: string | null
}
export type Answer = (sent: SentCall) => Response | Promise<Response>
export type Answers = Record<string, Answer>

export const ok =
  (body: unknown = { status: true }): Answer =>
  () =>
    Response.json(body)

/** A refusal in the form of both APIs; its message may not be shown as it is. */
export const refused =
  (status: number, code: string, { message = `raw words of ${code}`, data }: { message?: string; data?: unknown } = {}): Answer =>
  () =>
    Response.json({ defined: true, code, status, message, data }, { status })

export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** A mock server as `fetch`: one answer for each method and path. A call without one fails the test. Returns the list of calls, which grows. */
export function serve(answers: Answers): SentCall[] {
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const sent: SentCall = {
      call: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get('idempotency-key'),
    }
    calls.push(sent)
    const answer = answers[sent.call]
    if (!answer) throw new Error(`No answer is given for ${sent.call}`)
    return answer(sent)
  })
  return calls
}

/** Stubs what jsdom does not have: pointer capture, which toasts need, and media queries, which all match. */
export function stubBrowser(): void {
  Element.prototype.setPointerCapture = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
}

/** Renders a router inside the app's providers, with toasts. */
export const renderRouter = (router: ComponentProps<typeof RouterProvider>['router'], client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </SessionProvider>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )

/** Renders one screen at an address, with the dashboard before it in the history. */
export function openScreen(Screen: ComponentType, address: string) {
  const routes = [
    { path: new URL(address, location.origin).pathname, Component: Screen },
    { path: '*', element: 'Another screen' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [paths.dashboard, address] })
  renderRouter(router)
  return {
    search: () => router.state.location.search,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => router.navigate(-1),
  }
}

/** Adds a text to what a field holds, as one paste: a key for each character takes most of the time of a test. */
export async function enter(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Cleans up after each test of the calling file. */
export const tidyUp = () =>
  afterEach(async () => {
    await toastsGone()
    vi.useRealTimers()
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
