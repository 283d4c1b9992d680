import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { RequireSession } from '#app/lib/guards.tsx'
import { SessionProvider } from '#app/lib/session.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { errors } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import AuthCallback from './callback.tsx'
import ForgotPassword from './forgot.tsx'
import ResetPassword from './reset.tsx'
import Setup from './setup.tsx'
import SignIn from './signin.tsx'
import SignUp from './signup.tsx'

type Answer = (body: unknown) => Response | Promise<Response>

export const ok =
  (body: unknown = { status: true }): Answer =>
  () =>
    Response.json(body)
export const refused =
  (status: number, code: string, data?: unknown): Answer =>
  () =>
    Response.json({ code, message: `raw words of ${code}`, data }, { status })
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
/** A response that the test resolves later. */
export const later = () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { answer: (() => promise) as Answer, give: (answer: Answer) => resolve(answer(undefined) as Response) }
}

const me = {
  user: { id: crypto.randomUUID(), email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'free',
  status: 'inactive',
  expires_at: null,
  usage: [],
  resets_at: '2030-01-01T00:00:00.000Z',
}
export const signedIn = ok(me)
export const signedOut: Answer = () =>
  Response.json({ defined: true, code: 'UNAUTHORIZED', ...errors.UNAUTHORIZED, data: null }, { status: 401 })
export const recovery = (passwordRecovery: boolean) => ok({ passwordRecovery, model: false })

const nobody: Record<string, Answer> = {
  'GET /api/me': signedOut,
  'GET /api/auth/get-session': ok(null),
  'GET /api/capabilities': recovery(false),
}

/** Renders the account screens at a URL with a mock server: responses by method and path. A call without one fails the test. */
export function openScreen(at: string | { pathname: string; state: unknown }, answers: Record<string, Answer> = {}) {
  const server = { ...nobody, ...answers }
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    sent.push({ call, body })
    const answer = server[call]
    if (!answer) throw new Error(`No answer is given for ${call}`)
    return answer(body)
  })
  const router = createMemoryRouter(
    [
      { path: paths.signIn, Component: SignIn },
      { path: paths.signUp, Component: SignUp },
      { path: paths.authCallback, Component: AuthCallback },
      { path: paths.forgotPassword, Component: ForgotPassword },
      { path: paths.resetPassword, Component: ResetPassword },
      { path: paths.setup, Component: Setup },
      { path: '/dashboard/*', element: <RequireSession>the dashboard</RequireSession> },
    ],
    { initialEntries: [at] },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toaster theme="light" />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return {
    /** Replaces responses of the mock server. */
    answers: (more: Record<string, Answer>) => Object.assign(server, more),
    sentTo: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body),
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  }
}

/** Registers the cleanup after each test of the calling file. */
export const tidyUp = () =>
  afterEach(() => {
    cleanup()
    toast.dismiss()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
  })
