import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { publishChange } from '#app/lib/changes/changes.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider, useSession } from '#app/lib/session.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { defaultStyle } from '#contract/style.ts'

const me = {
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'free',
  status: 'inactive',
  expires_at: null,
  usage: [],
  style: defaultStyle,
  resets_at: '2026-12-01T00:00:00.000Z',
}

let signedIn: boolean
const states: string[] = []
function State() {
  const { state } = useSession()
  states.push(state)
  return <output>{state}</output>
}

beforeEach(() => {
  signedIn = true
  states.length = 0
  slowClock()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/api/me')) return Response.json(null)
    if (signedIn) return Response.json(me)
    return Response.json({ defined: true, code: 'UNAUTHORIZED', status: 401, message: 'Please sign in' }, { status: 401 })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <State />
        <ChangeStream />
      </SessionProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('signedIn')
}

test('while one session replaces another the user stays signed in', async () => {
  await open()
  signedIn = false
  act(() => publishChange({ topic: 'account', id: 'a' }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  signedIn = true
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(states).not.toContain('signedOut')
})

test('the end of a session signs the user out', async () => {
  await open()
  signedIn = false
  act(() => publishChange({ topic: 'account', id: 'a' }))
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(states.at(-1)).toBe('signedOut'))
})
