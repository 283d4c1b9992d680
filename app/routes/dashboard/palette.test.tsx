import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import { paletteMessages } from '#app/features/palette/messages.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider } from '#app/lib/session.tsx'
import { readTheme } from '#app/lib/theme.ts'
import { paths, redirects } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import DashboardPalette from './palette.tsx'

const generation = (last: number, topic: string): Generation => ({
  id: `0197aaaa-0000-7000-8000-00000000000${last}`,
  kind: 'post',
  feature: 'reddit',
  request: { topic, platform: 'reddit' },
  result: {},
  created_at: '2026-11-01T00:00:00.000Z',
})

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('fetch', async (input: Request | string) =>
    String(input instanceof Request ? input.url : input).includes('/api/generations')
      ? Response.json({ items: [generation(1, 'चाय की दुकान'), generation(2, 'Old bicycles')], next: null })
      : Response.json(null),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const close = vi.fn()
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <DashboardPalette onClose={close} />
      </SessionProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [paths.help] })
  render(<RouterProvider router={router} />)
  return { close, user: userEvent.setup(), address: () => router.state.location.pathname + router.state.location.search }
}
const box = () => screen.getByRole('combobox', { name: paletteMessages.label })
const chosen = () => screen.getByRole('option', { selected: true })

test('every screen, theme and recent result is listed; the field has the focus and names the active option', async () => {
  open()
  await screen.findByRole('option', { name: /चाय/ })
  expect(document.activeElement).toBe(box())
  expect(box().getAttribute('aria-activedescendant')).toBe(chosen().id)
  for (const name of ['Dashboard', /^Tweets/, 'History', /^Library/, /^Usage/, /^Voices/, /^API keys/, 'Dark', 'Sign out', /^Old bicycles/])
    expect(screen.getByRole('option', { name })).toBeTruthy()
  expect(screen.getByRole('option', { name: /^Help/ }).textContent).toContain('(chosen)')
})

test('every screen of the dashboard can be opened from the palette', async () => {
  const { user, address } = open()
  const known = new Set<string>()
  const places = () => within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')
  for (const at of places().keys()) {
    await user.click(places()[at] as HTMLElement)
    known.add(address().split(/[?#]/)[0] ?? '')
  }
  const screens = appPaths.filter((path) => !(path in redirects) && path.startsWith(paths.dashboard))
  expect(screens.filter((path) => !known.has(path))).toEqual([])
})

test('typing filters the list, the arrow keys wrap around, and Enter opens the active option', async () => {
  const { user, close, address } = open()
  await user.keyboard('insta')
  expect(chosen().textContent).toContain('Insta Posts')
  await user.keyboard('{ArrowUp}')
  expect(chosen().textContent).toContain('Search Library for “insta”')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(close).toHaveBeenCalled()
  await waitFor(() => expect(address()).toBe(paths.instagram))
})

test.each([
  ['script generator', 'Scripter'],
  ['content idea', 'Idea Studio'],
])('a generator is found by its heading, too: %s', async (typed, label) => {
  const { user } = open()
  await user.keyboard(typed)
  expect(chosen().textContent).toContain(label)
})

test('a recent result opens in History, also when clicked', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('option', { name: /^Old bicycles/ }))
  await waitFor(() => expect(address()).toBe(`${paths.history}?open=${generation(2, '').id}`))
})

test('a theme is applied immediately, and a text without matches can be searched in History and library', async () => {
  const { user } = open()
  await user.keyboard('dark{Enter}')
  expect(readTheme()).toBe('dark')
  await user.clear(box())
  await user.keyboard('xyzzy plugh')
  expect(screen.getByRole('status').textContent).toBe(paletteMessages.found(2))
  expect(chosen().textContent).toContain(paletteMessages.searchIn({ place: 'History', typed: 'xyzzy plugh' }))
})
