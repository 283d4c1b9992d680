import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { paths } from '#contract/paths.ts'
import { AvatarMenu } from './avatar-menu.tsx'

const portal = 'https://cards.example/portal'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Like `fetch`: rejects as soon as the signal is aborted. */
const unlessCalledOff = <T,>(answer: Promise<T>, { signal }: Request): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))])

/**
 * Opens the account menu of a user with or without a billing portal. Returns where the browser was sent.
 * @param known when the server says whether there is such a page
 */
function openMenu(hasPortal: boolean, known: Promise<void> = Promise.resolve()) {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: location.origin, href: location.href, assign })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = typeof input === 'string' ? input : `${input.method} ${new URL(input.url).pathname}`
    if (path === 'GET /api/billing') {
      await unlessCalledOff(known, input as Request)
      return Response.json({ card: null, portal: hasPortal })
    }
    if (path === 'POST /api/billing/portal') return Response.json({ url: portal })
    return Response.json(null)
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <MemoryRouter>
          <AvatarMenu />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  )
  return assign
}

async function pressBilling() {
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Your account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Billing' }))
}

test('without a card subscription, Billing opens the pricing page', async () => {
  const assign = openMenu(false)
  await pressBilling()
  await waitFor(() => expect(assign).toHaveBeenCalledWith(paths.pricing))
})

test("for a user who paid by card, Billing opens the card provider's portal, even if clicked before the account is loaded", async () => {
  const { promise: known, resolve: say } = Promise.withResolvers<void>()
  const assign = openMenu(true, known)
  await pressBilling()
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  say()
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(assign.mock.calls).toEqual([[portal]])
})
