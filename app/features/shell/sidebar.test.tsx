import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { meOn } from './shell.fixture.ts'
import { Sidebar } from './sidebar.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json(null))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Sidebar collapsed={false} /> }], { initialEntries: [path] })
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
}
const isOpen = (group: string) => screen.getByRole('button', { name: group }).getAttribute('aria-expanded') === 'true'

test('groups stay expanded or collapsed after a reload, and the group of the current screen is expanded', async () => {
  const first = open(paths.dashboard)
  expect([isOpen('Content Tools'), isOpen('Post Generators')]).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'Post Generators' }))
  await userEvent.click(screen.getByRole('button', { name: 'Content Tools' }))
  first.unmount()

  const second = open(paths.dashboard)
  expect([isOpen('Content Tools'), isOpen('Post Generators')]).toEqual([false, true])
  second.unmount()

  open(kindPaths.titles)
  expect([isOpen('Content Tools'), isOpen('Post Generators')]).toEqual([true, true])
})

test('the platforms beyond the first seven are behind More, which is expanded on their screens and remembered', async () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((name) => /Tweets|Posts|Updates|Pins/.test(name ?? ''))
  const first = open(paths.twitter)
  const ofTheSpec = ['Tweets', 'Insta Posts', 'YT Community Posts', 'TikTok Posts', 'Reddit Posts', 'Facebook Posts', 'LinkedIn Posts']
  expect(isOpen('More')).toBe(false)
  expect(names()).toEqual(ofTheSpec)
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('More')).toBe(true)
  const further = ['Threads Posts', 'Bluesky Posts', 'Mastodon Posts', 'Telegram Posts', 'WhatsApp Updates', 'Pinterest Pins']
  expect(names()).toEqual([...ofTheSpec, ...further])
  first.unmount()
  const second = open(paths.twitter)
  expect(isOpen('More')).toBe(true)
  second.unmount()

  localStorage.clear()
  open(paths.mastodon)
  expect([isOpen('Post Generators'), isOpen('More')]).toEqual([true, true])
})

test('the item of the current screen is scrolled into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  open(kindPaths.titles)

  expect(scrolled.mock.contexts).toEqual([screen.getByRole('link', { name: 'Titles' })])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

test('a generator that the plan lacks has a lock, which screen readers hear', async () => {
  vi.stubGlobal('fetch', async (input: Request | string) =>
    Response.json(String(input instanceof Request ? input.url : input).includes('/api/me') ? meOn('free') : null),
  )
  open(paths.linkedin)
  expect(await screen.findByRole('link', { name: /^LinkedIn Posts.*not on your plan/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Insta Posts' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Titles' })).toBeTruthy()
})
