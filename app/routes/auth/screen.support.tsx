import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RequireSession } from '#app/lib/guards.tsx'
import { type Answer, type Answers, ok, refused, renderRouter, serve } from '#app/lib/screen.fixture.tsx'
import { paths } from '#contract/paths.ts'
import { defaultStyle } from '#contract/style.ts'
import AuthCallback from './callback.tsx'
import ForgotPassword from './forgot.tsx'
import ResetPassword from './reset.tsx'
import Setup from './setup.tsx'
import SetupEngine from './setup-engine.tsx'
import SignIn from './signin.tsx'
import SignUp from './signup.tsx'

/** A response that the test resolves later. */
export const later = () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  return { answer: (async (sent) => (await promise)(sent)) satisfies Answer, give: resolve }
}

const me = {
  user: { id: crypto.randomUUID(), email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'free',
  status: 'inactive',
  expires_at: null,
  usage: [],
  style: defaultStyle,
  resets_at: '2030-01-01T00:00:00.000Z',
}
export const signedIn = ok(me)
export const signedInAs = (role: 'user' | 'admin') => ok({ ...me, user: { ...me.user, role } })
export const recovery = (passwordRecovery: boolean) => ok({ passwordRecovery, model: false })

const nobody: Answers = {
  'GET /api/me': refused(401, 'UNAUTHORIZED'),
  'GET /api/auth/get-session': ok(null),
  'GET /api/capabilities': recovery(false),
}

/** Renders the account screens at a URL with a mock server. */
export function openScreen(at: string | { pathname: string; state: unknown }, answers: Answers = {}) {
  const server = { ...nobody, ...answers }
  const sent = serve(server)
  const router = createMemoryRouter(
    [
      { path: paths.signIn, Component: SignIn },
      { path: paths.signUp, Component: SignUp },
      { path: paths.authCallback, Component: AuthCallback },
      { path: paths.forgotPassword, Component: ForgotPassword },
      { path: paths.resetPassword, Component: ResetPassword },
      { path: paths.setup, Component: Setup },
      { path: paths.setupEngine, Component: SetupEngine },
      { path: '/dashboard/*', element: <RequireSession>the dashboard</RequireSession> },
    ],
    { initialEntries: [at] },
  )
  renderRouter(router, new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return {
    sent,
    /** Replaces responses of the mock server. */
    answers: (more: Answers) => Object.assign(server, more),
    sentTo: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body),
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  }
}
