import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '#api/account.ts'
import { RequireSession, SignedOutOnly } from '#app/lib/guards.tsx'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider, useFeatureUsage, usePlan, useSession } from '#app/lib/session.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { features, plans } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'

const asha: Me = {
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'basic',
  status: 'active',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 3, limit: plans.basic.limits[feature] })),
  style: defaultStyle,
  resets_at: '2026-12-01T00:00:00.000Z',
}

const refusal = (status: number, code: string) => Response.json({ defined: true, code, status, message: code }, { status })

/** What the server says about `/api/me`: one answer a call, the last one from then on. */
function serverSays(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, location.origin).pathname
    if (path !== '/api/me') return Response.json(null)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Response.error()
  })
}

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} from=${(state as { from?: string } | null)?.from ?? ''}`}</output>
}

function Plan() {
  const { badge, known } = usePlan()
  const { remaining } = useFeatureUsage('tweets')
  const { state, countGeneration } = useSession()
  return (
    <button
      type="button"
      onClick={() => countGeneration('tweets')}
    >{`${state} ${badge} ${known ? 'known' : 'unknown'} ${remaining}`}</button>
  )
}

function open(address: string) {
  const guarded = (
    <RequireSession>
      <Plan />
    </RequireSession>
  )
  const form = (
    <SignedOutOnly>
      <Where />
    </SignedOutOnly>
  )
  const routes = [
    { path: '/signin', element: form },
    { path: '/dashboard/library', element: guarded },
    { path: '*', element: <Where /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("while the session loads, 'Loading...' fills the screen", () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  open('/dashboard/library')
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading...')
})

test('a visitor is redirected to /signin, with the requested page in the state and in the URL', async () => {
  serverSays(() => refusal(401, 'UNAUTHORIZED'))
  open('/dashboard/library?search=bikes#top')
  const asked = '/dashboard/library?search=bikes#top'
  expect(await screen.findByText(`/signin?from=${encodeURIComponent(asked)} from=${asked}`)).toBeTruthy()
})

test.each([
  ['/signin', '/dashboard from='],
  ['/signin?from=%2Fdashboard%2Fhistory', '/dashboard/history from='],
  ['/signin?from=https%3A%2F%2Fevil.example', '/dashboard from='],
  ['/signin?from=%2F%2Fevil.example', '/dashboard from='],
])('a signed-in user who opens %s is redirected to %s', async (address, landed) => {
  serverSays(() => Response.json(asha))
  open(address)
  expect(await screen.findByText(landed)).toBeTruthy()
})

test('a signed-in user sees the screen, with plan and remaining generations', async () => {
  serverSays(() => Response.json(asha))
  open('/dashboard/library')
  expect(await screen.findByText('signedIn BASIC known 17')).toBeTruthy()
})

test('while the server is unavailable the plan is FREE and unknown and the user stays; the next response corrects it', async () => {
  slowClock()
  serverSays(
    () => refusal(503, 'UNAVAILABLE'),
    () => Response.json(asha),
  )
  open('/dashboard/library')
  expect(await screen.findByText('unreachable FREE unknown 1000')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await screen.findByText('signedIn BASIC known 17')).toBeTruthy()
})

test('when a later read fails, the user stays signed in and the plan is unknown until it is read again', async () => {
  serverSays(
    () => Response.json(asha),
    () => refusal(503, 'UNAVAILABLE'),
  )
  open('/dashboard/library')
  const button = await screen.findByText('signedIn BASIC known 17')
  button.click()
  expect(await screen.findByText('signedIn FREE unknown 1000')).toBeTruthy()
})

test('when a plan ends while the page is open, its badge is removed without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const ends = new Date(Date.now() + 40 * 86_400_000).toISOString()
  serverSays(
    () => Response.json({ ...asha, expires_at: ends }),
    // The server's clock is a little behind.
    () => Response.json({ ...asha, expires_at: ends }),
    () => Response.json({ ...asha, plan: 'free', status: 'inactive', expires_at: null }),
  )
  open('/dashboard/library')
  expect(await screen.findByText('signedIn BASIC known 17')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(40 * 86_400_000 + 10_000))
  expect(screen.getByText(/BASIC/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByText(/signedIn FREE known/)).toBeTruthy()
})

test('usage is shown immediately, before the server reports it', async () => {
  const later = new Promise<Response>(() => {})
  serverSays(() => Response.json(asha))
  open('/dashboard/library')
  const button = await screen.findByText('signedIn BASIC known 17')
  vi.stubGlobal('fetch', () => later)
  button.click()
  await waitFor(() => expect(button.textContent).toBe('signedIn BASIC known 16'))
})

test.each([
  ['useSession', () => useSession()],
  ['usePlan', () => usePlan()],
])('%s outside its provider throws an error that names the provider', (name, hook) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Stray = () => {
    hook()
    return null
  }
  expect(() => render(<Stray />)).toThrow(`${name} must be used within a SessionProvider`)
})

test('the session of a visitor is read without an error response, and the visitor is signed out', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, location.origin)
    if (pathname === '/api/me') asked.push(search)
    return Response.json(null)
  })
  open('/dashboard/library')
  expect(await screen.findByText(/^\/signin/)).toBeTruthy()
  expect(new Set(asked)).toEqual(new Set(['?optional=true']))
})

/** Renders a button that shows the state of the session and reads it again. */
function renderRefresh(client = createQueryClient()) {
  function Refresh() {
    const { state, refresh } = useSession()
    return (
      <button type="button" onClick={refresh}>
        {state}
      </button>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Refresh />
      </SessionProvider>
    </QueryClientProvider>,
  )
}

test('a request sent before the sign-in does not decide who is signed in afterwards', async () => {
  const early = Promise.withResolvers<Response>()
  let reads = 0
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, location.origin).pathname
    if (path !== '/api/me') return Response.json(null)
    reads += 1
    return reads === 1 ? early.promise : Response.json(asha)
  })
  renderRefresh()
  await waitFor(() => expect(reads).toBe(1))
  screen.getByRole('button').click()
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('signedIn'))

  early.resolve(refusal(401, 'UNAUTHORIZED'))
  await early.promise
  expect(screen.getByRole('button').textContent).toBe('signedIn')
})

test('cached data of one user is removed when the session ends, so that the next user does not see it', async () => {
  serverSays(
    () => Response.json(asha),
    () => refusal(401, 'UNAUTHORIZED'),
  )
  const client = createQueryClient()
  renderRefresh(client)
  await screen.findByText('signedIn')
  client.setQueryData(['library'], ['a secret of Asha'])
  screen.getByRole('button').click()
  await screen.findByText('signedOut')
  expect(client.getQueryData(['library'])).toBeUndefined()
})

function InSession({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  )
}

test("a sign-out removes the user's texts from the browser", async () => {
  serverSays(() => Response.json(asha))
  localStorage.setItem('draft:a:/dashboard/content-tools/ideas', '{"topic":"a secret"}')
  sessionStorage.setItem('results:a:/dashboard/content-tools/ideas', '{}')
  const { result } = renderHook(() => useSession(), { wrapper: InSession })
  await waitFor(() => expect(result.current.state).toBe('signedIn'))
  // jsdom cannot load another document and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await result.current.signOut()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'flash')).toEqual([])
})

test('the site pages learn who is signed in, and that nobody is once the session has ended or the user has signed out', async () => {
  const hint = () => localStorage.getItem('signed-in')
  serverSays(
    () => Response.json(asha),
    () => refusal(401, 'UNAUTHORIZED'),
    () => Response.json(asha),
  )
  const { result } = renderHook(() => useSession(), { wrapper: InSession })
  await waitFor(() => expect(JSON.parse(hint() ?? '{}')).toMatchObject({ initials: 'AR', plan: 'basic' }))
  await act(() => result.current.refresh())
  await waitFor(() => expect(hint()).toBeNull())
  await act(() => result.current.refresh())
  await waitFor(() => expect(hint()).not.toBeNull())
  // jsdom cannot load another document and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await result.current.signOut()
  expect(hint()).toBeNull()
})
