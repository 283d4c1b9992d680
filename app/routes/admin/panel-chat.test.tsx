import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, openScreen, refused } from '#app/lib/screen.fixture.tsx'
import Home from '#app/routes/dashboard/home.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import { paths } from '#contract/paths.ts'
import { adminServer, asPerson, calls, line, panelAt, press, request, server, user } from './panel.support.tsx'
import Panel from './panel.tsx'

const chat = (last: number, unread = 0) => ({ ...request(last), unread })
const linesOf = (last: number) => `/api/payment-requests/${request(last).id}/chats`
const page = (positions: readonly number[], over = {}) => ({
  items: positions.map((position) => line(position)),
  newest: positions.at(-1) ?? 0,
  unread: 0,
  seen_by_other: 0,
  ...over,
})

adminServer()

const box = () => screen.findByRole('textbox', { name: chatMessages.field })
const log = () => screen.findByRole('log')

/** Two chats, the newest of them with lines that nobody has read. */
function twoChats() {
  server.answers['POST /functions/v1/get-payment-requests'] = ok([chat(2, 1), chat(1)])
  server.answers[`GET ${linesOf(2)}`] = ({ query }) =>
    Response.json('after' in query ? page([], { newest: 2 }) : page([1, 2], { unread: 1 }))
  server.answers[`POST ${linesOf(2)}/seen`] = () => new Response(null, { status: 204 })
  server.answers[`GET ${linesOf(1)}`] = ok(page([]))
}

test('the newest chat is open initially, and its messages are marked as seen', async () => {
  twoChats()
  openScreen(Panel, panelAt('?tab=chat'))
  expect((await log()).textContent).toContain('line 2')
  expect(screen.getByRole('heading', { name: 'Person 2' })).toBeTruthy()
  await waitFor(() => expect(calls(`POST ${linesOf(2)}/seen`).map(({ body }) => body)).toEqual([{ position: 2 }]))
})

test('the dashboard shows the chats to an admin, and not to other users', async () => {
  twoChats()
  server.answers['GET /api/payment-requests/mine'] = ok({ items: [], unclaimed: [] })
  openScreen(Home, paths.dashboard)
  await user.click(await screen.findByText('Admin Chat'))
  const panel = await screen.findByRole('region', { name: 'Admin Chat' })
  expect((await within(panel).findByRole('log')).textContent).toContain('line 2')
  cleanup()
  asPerson()
  openScreen(Home, paths.dashboard)
  await screen.findByText('Welcome back, Asha Rao!')
  expect(screen.queryByText('Admin Chat')).toBeNull()
})

test('a chat opens from the list and from the link of its request, and its id is in the URL', async () => {
  twoChats()
  const { address } = openScreen(Panel, panelAt())
  await user.click(await screen.findByRole('link', { name: 'Chat: Person 1' }))
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeTruthy()
  expect(address()).toContain(`request=${request(1).id}`)
  await user.click(within(screen.getByRole('list', { name: 'Chats' })).getByRole('button', { name: /Person 2/ }))
  expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeTruthy()
})

test('the chat of a request that is not in the list can be opened by its URL', async () => {
  twoChats()
  server.answers['GET /api/admin/payment-requests'] = ok({ items: [request(9)], next: null })
  server.answers[`GET ${linesOf(9)}`] = ok(page([1]))
  openScreen(Panel, panelAt(`?tab=chat&request=${request(9).id}`))
  expect(await screen.findByRole('heading', { name: 'Person 9' })).toBeTruthy()
  expect((await log()).textContent).toContain('line 1')
})

test('Enter sends the trimmed message and clears the field, Shift+Enter inserts a line break', async () => {
  twoChats()
  server.answers[`POST ${linesOf(1)}`] = ok(line(1, { author: 'team', sender_email: 'asha@example.com', message: 'two\nlines' }))
  openScreen(Panel, panelAt(`?tab=chat&request=${request(1).id}`))
  await screen.findByRole('heading', { name: 'Person 1' })
  const send = screen.getByRole('button', { name: chatMessages.send })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await user.type(await box(), ' two{Shift>}{Enter}{/Shift}lines {Enter}')
  expect(await within(await log()).findByText('asha@example.com')).toBeTruthy()
  expect(calls(`POST ${linesOf(1)}`).map(({ body }) => body)).toEqual([{ message: 'two\nlines' }])
  await waitFor(async () => expect((await box()) as HTMLTextAreaElement).toHaveProperty('value', ''))
})

test('a message that could not be sent stays in the field and is sent again with the same key; unsent text is kept per chat', async () => {
  twoChats()
  const keys: (string | null)[] = []
  const seen = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (input instanceof Request && input.method === 'POST' && input.url.endsWith('/chats')) keys.push(input.headers.get('idempotency-key'))
    return seen(input, init)
  }
  server.answers[`POST ${linesOf(2)}`] = refused(503, 'UNAVAILABLE')
  openScreen(Panel, panelAt('?tab=chat'))
  await log()
  await user.type(await box(), 'hello{Enter}')
  expect(await screen.findByText(chatMessages.notSent)).toBeTruthy()
  expect(await box()).toHaveProperty('value', 'hello')
  server.answers[`POST ${linesOf(2)}`] = ok(line(3, { author: 'team', message: 'hello' }))
  await press(chatMessages.sendAgain)
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])

  await user.type(await box(), 'half a')
  await user.click(within(screen.getByRole('list', { name: 'Chats' })).getByRole('button', { name: /Person 1/ }))
  await screen.findByRole('heading', { name: 'Person 1' })
  expect(await box()).toHaveProperty('value', '')
  await user.click(within(screen.getByRole('list', { name: 'Chats' })).getByRole('button', { name: /Person 2/ }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'half a'))
})

test('older messages are loaded on request, and newer ones are requested from the last loaded message', async () => {
  twoChats()
  server.answers[`GET ${linesOf(2)}`] = ({ query }) =>
    Response.json('before' in query ? page([1, 2], { newest: 4 }) : 'after' in query ? page([], { newest: 4 }) : page([3, 4]))
  openScreen(Panel, panelAt('?tab=chat'))
  expect((await log()).textContent).not.toContain('line 1')
  await press(chatMessages.older)
  await waitFor(async () => expect((await log()).textContent).toMatch(/line 1.*line 2.*line 3.*line 4/))
  expect(screen.queryByRole('button', { name: chatMessages.older })).toBeNull()
  await waitFor(() => expect(calls(`GET ${linesOf(2)}`).at(-1)?.query).toEqual({ after: '4' }))
})

test('a chat that cannot be loaded shows an error, and the list can be searched', async () => {
  twoChats()
  server.answers[`GET ${linesOf(2)}`] = refused(503, 'UNAVAILABLE')
  server.answers['GET /api/admin/payment-requests'] = ok({ items: [request(7)], next: null })
  openScreen(Panel, panelAt('?tab=chat'))
  expect(await screen.findByText(chatMessages.loadFailed)).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'seven')
  expect(await within(await screen.findByRole('list', { name: 'Chats' })).findByRole('button', { name: /Person 7/ })).toBeTruthy()
})
