import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import type { AdminRequest, AdminSummary, AdminUserDetails } from '#contract/admin-calls.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { paths } from '#contract/paths.ts'
import { features, plans } from '#contract/plans.ts'

export const user = userEvent.setup({ delay: null })

const me = (role: 'admin' | 'user') => ({
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role },
  plan: 'pro',
  status: 'active',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 0, limit: null })),
  resets_at: '2026-12-01T00:00:00.000Z',
})

const idOf = (kind: string, last: number) => `${kind}-0000-4000-8000-${String(last).padStart(12, '0')}`

export const request = (last: number, over: Partial<AdminRequest> = {}): AdminRequest => ({
  id: idOf('abcdef12', last),
  user_name: `Person ${last}`,
  user_email: `person${last}@example.com`,
  user_phone: '+91 98765 43210',
  plan_id: 'pro',
  billing_interval: 'yearly',
  amount: 32_000,
  message: null,
  country: 'India',
  status: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  claim: 'none',
  account: { id: idOf('5e55aaaa', last), plan: 'free', expires_at: null, by_card: false, disabled: false },
  ...over,
})

export const person = (over: Partial<AdminUserDetails> = {}): AdminUserDetails => ({
  id: idOf('5e55aaaa', 1),
  full_name: 'Mira Sandoval',
  email: 'mira@example.com',
  email_verified: true,
  role: 'user',
  disabled: false,
  created_at: '2026-10-01T10:00:00.000Z',
  plan: 'free',
  expires_at: null,
  by_card: false,
  usage: features.map((feature) => ({ feature, used: feature === 'titles' ? 1 : 0, limit: plans.free.limits[feature] })),
  resets_at: '2026-12-01T00:00:00.000Z',
  last_used_at: null,
  ...over,
})

export const line = (position: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf('11111111', position),
  position,
  author: 'person',
  sender_email: 'person1@example.com',
  message: `line ${position}`,
  instructions: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...over,
})

const totals: AdminSummary = { requests: 3, pending: 1, paid: 1, revenue: 32_000, card_revenue: { usd: 0, inr: 0 } }

export type Answer = (body: unknown, query: URLSearchParams) => Response | Promise<Response>
export const ok =
  (body: unknown): Answer =>
  () =>
    Response.json(body)
export const refused =
  (status: number, code: string, message = `raw words of ${code}`): Answer =>
  () =>
    Response.json({ defined: true, code, status, message }, { status })

/** The responses of a mock server for the admin screens, by method and path. A call without one fails the test. */
export const server: { answers: Record<string, Answer>; sent: { call: string; body: unknown; query: Record<string, string> }[] } = {
  answers: {},
  sent: [],
}
export const calls = (call: string) => server.sent.filter((one) => one.call === call)

/** Installs a mock server as `fetch` for each test of the file. The signed-in user is an admin by default. */
export function adminServer(): void {
  // Load the lazy modules once: their first compilation may take longer than a test may.
  beforeAll(
    () =>
      Promise.all([
        import('#app/features/admin/panel.tsx'),
        import('#app/features/admin/admin-chat.tsx'),
        import('#app/features/admin/decision-dialog.tsx'),
        import('#app/features/admin/user-dialog.tsx'),
      ]),
    60_000,
  )
  beforeEach(() => {
    server.sent = []
    server.answers = {
      'GET /api/me': ok(me('admin')),
      'GET /api/auth/get-session': ok(null),
      'GET /api/admin/summary': ok(totals),
      'GET /api/admin/card-endings': ok({ items: [] }),
      'GET /api/admin/payment-requests': ok({ items: [request(2), request(1)], next: null }),
    }
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const asked = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
      const { pathname, searchParams } = new URL(asked.url)
      const call = `${asked.method} ${pathname}`
      const text = await asked.text()
      const body: unknown = text ? JSON.parse(text) : undefined
      server.sent.push({ call, body, query: Object.fromEntries(searchParams) })
      const answer = server.answers[call]
      if (!answer) throw new Error(`No answer is given for ${call}`)
      return answer(body, searchParams)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    // jsdom does not implement these.
    Element.prototype.setPointerCapture = () => {}
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  })
  afterEach(async () => {
    toast.dismiss()
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Signs in a user who is not an admin. */
export const asPerson = () => Object.assign(server.answers, { 'GET /api/me': ok(me('user')) })

/** The admin has no second factor. */
export const withoutSecondFactor = (admin_second_factor: 'required' | 'advised') =>
  Object.assign(server.answers, { 'GET /api/me': ok({ ...me('admin'), admin_second_factor }) })

/** Renders a screen at a URL. Returns a function that reads the current URL. */
export function open(Screen: ComponentType, at: string): () => string {
  const router = createMemoryRouter(
    [
      { path: new URL(at, location.origin).pathname, Component: Screen },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  return () => router.state.location.pathname + router.state.location.search
}

export const panelAt = (search = '') => paths.adminPanel + search
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
