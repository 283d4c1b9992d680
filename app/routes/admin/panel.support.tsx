import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, vi } from 'vitest'
import type { AdminRequest, AdminSummary, AdminUserDetails } from '#api/admin.ts'
import { type Answers, ok, type SentCall, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import type { ChatMessage } from '#contract/chat.ts'
import { paths } from '#contract/paths.ts'
import { features, plans } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'

export const user = userEvent.setup({ delay: null })

const me = (role: 'admin' | 'user') => ({
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role },
  plan: 'pro',
  status: 'active',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 0, limit: null })),
  style: defaultStyle,
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

/** The responses of a mock server for the admin screens, by method and path. A call without one fails the test. */
export const server: { answers: Answers; sent: SentCall[] } = { answers: {}, sent: [] }
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
    server.answers = {
      'GET /api/me': ok(me('admin')),
      'GET /api/auth/get-session': ok(null),
      'GET /api/admin/summary': ok(totals),
      'GET /api/admin/card-endings': ok({ items: [] }),
      'GET /api/admin/payment-requests': ok({ items: [request(2), request(1)], next: null }),
    }
    server.sent = serve(server.answers)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubBrowser()
  })
  tidyUp()
}

/** Signs in a user who is not an admin. */
export const asPerson = () => Object.assign(server.answers, { 'GET /api/me': ok(me('user')) })

/** The admin has no second factor. */
export const withoutSecondFactor = (admin_second_factor: 'required' | 'advised') =>
  Object.assign(server.answers, { 'GET /api/me': ok({ ...me('admin'), admin_second_factor }) })

export const panelAt = (search = '') => paths.adminPanel + search
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
