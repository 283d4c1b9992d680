import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { paths } from '#contract/paths.ts'
import PaymentRequest from './request.tsx'
import PaymentSuccess from './success.tsx'

type Answer = (body: unknown) => Response | Promise<Response>

export const ok =
  (body: unknown): Answer =>
  () =>
    Response.json(body)
export const refused =
  (status: number, code: string, { message = `words of ${code}`, data }: { message?: string; data?: unknown } = {}): Answer =>
  () =>
    Response.json({ code, message, data }, { status })
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

const asha = { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' }
export const signedIn = ok({ user: asha, plan: 'free', status: 'inactive', expires_at: null, usage: [], resets_at: '' })
export const signedOut = refused(401, 'UNAUTHORIZED')

const usual: Record<string, Answer> = {
  'GET /api/me': signedIn,
  'GET /api/auth/get-session': ok(null),
  'GET /api/billing/prices': ok({ items: [] }),
  'GET /api/billing/offer': ok({
    held: null,
    card: { state: 'now', from: null, why: null },
    request: { state: 'now', from: null, why: null },
  }),
}

/** Renders the payment pages at a URL with a mock server: responses by method and path. A call without one fails the test. */
export function openScreen(at: string, answers: Record<string, Answer> = {}) {
  const server = { ...usual, ...answers }
  const sent: { call: string; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    sent.push({ call, body, key: request.headers.get('idempotency-key') })
    const answer = server[call]
    if (!answer) throw new Error(`No answer is given for ${call}`)
    return answer(body)
  })
  const router = createMemoryRouter(
    [
      { path: paths.paymentRequest, Component: PaymentRequest },
      { path: paths.paymentSuccess, Component: PaymentSuccess },
      { path: paths.dashboard, element: 'the dashboard' },
      { path: paths.signIn, element: 'the sign-in' },
      { path: paths.signUp, element: 'the sign-up' },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toaster theme="light" />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return {
    /** Replaces responses of the mock server. */
    answers: (more: Record<string, Answer>) => Object.assign(server, more),
    sentTo: (call: string) => sent.filter((one) => one.call === call),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

/** Registers the cleanup after each test of the calling file. */
export const tidyUp = () =>
  afterEach(() => {
    cleanup()
    toast.dismiss()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
