import { createMemoryRouter } from 'react-router'
import { type Answers, ok, refused, renderRouter, serve } from '#app/lib/screen.fixture.tsx'
import { paths } from '#contract/paths.ts'
import { defaultStyle } from '#contract/style.ts'
import PaymentRequest from './request.tsx'
import PaymentSuccess from './success.tsx'

const asha = { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' }
export const signedIn = ok({
  user: asha,
  plan: 'free',
  status: 'inactive',
  expires_at: null,
  usage: [],
  style: defaultStyle,
  resets_at: '',
})
export const signedOut = refused(401, 'UNAUTHORIZED')

const usual: Answers = {
  'GET /api/me': signedIn,
  'GET /api/auth/get-session': ok(null),
  'GET /api/billing/prices': ok({ items: [] }),
  'GET /api/billing/offer': ok({
    held: null,
    card: { state: 'now', from: null, why: null },
    request: { state: 'now', from: null, why: null },
  }),
}

/** Renders the payment pages at a URL with a mock server. */
export function openScreen(at: string, answers: Answers = {}) {
  const server = { ...usual, ...answers }
  const sent = serve(server)
  const pages = [
    { path: paths.paymentRequest, Component: PaymentRequest },
    { path: paths.paymentSuccess, Component: PaymentSuccess },
    { path: paths.dashboard, element: 'the dashboard' },
    { path: paths.signIn, element: 'the sign-in' },
    { path: paths.signUp, element: 'the sign-up' },
  ]
  const router = createMemoryRouter(pages, { initialEntries: [at] })
  renderRouter(router)
  return {
    answers: (more: Answers) => Object.assign(server, more),
    sentTo: (call: string) => sent.filter((one) => one.call === call),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
