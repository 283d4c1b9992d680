import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestWithChat, UnclaimedRequest } from '#api/payment-requests.ts'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { publishChange, setConnected } from '#app/lib/changes/changes.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { SessionProvider, usePlan } from '#app/lib/session.tsx'
import { payCardMessages } from '#contract/billing-messages.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { chatMessages, chatPlaceMessages } from '#contract/chat-messages.ts'
import { paths } from '#contract/paths.ts'
import { defaultStyle } from '#contract/style.ts'
import { ChatCorner } from './chat-corner.tsx'

const user = userEvent.setup({ delay: null })
const requestId = '1a2b3c4d-0000-4000-8000-000000000000'
const words = payCardMessages

const firstLine: ChatMessage = {
  id: '1a2b3c4d-0000-4000-8000-000000000001',
  position: 1,
  author: 'product',
  sender_email: 'support@example.com',
  message: 'Thank you. Please pay ₹3,200.\n\nUPI: shop@bank (Shop)\n\nWe check payments by hand.',
  instructions: {
    amount: 3200,
    reference: 'PW1A2B3C4D',
    upi: { id: 'shop@bank', name: 'Shop', uri: 'upi://pay?pa=shop@bank&am=3200.00' },
    links: [{ label: 'Net banking', url: 'https://pay.example/bank' }],
  },
  created_at: '2026-11-21T10:00:00.000Z',
}

/** What the server holds. */
let request: RequestWithChat | null
let more: RequestWithChat[]
let unclaimed: UnclaimedRequest[]
let lines: ChatMessage[]
let role: 'user' | 'admin'
let plan: 'free' | 'pro'
let asked: string[]
let isPhone: boolean

beforeEach(() => {
  request = {
    id: requestId,
    user_name: 'Asha',
    user_email: 'asha@example.com',
    user_phone: '12345',
    country: 'India',
    message: null,
    plan_id: 'pro',
    billing_interval: 'monthly',
    amount: 3200,
    status: 'pending',
    decided_at: null,
    unread: 1,
    created_at: '2026-11-21T10:00:00.000Z',
  }
  more = []
  unclaimed = []
  lines = [firstLine]
  role = 'user'
  plan = 'free'
  asked = []
  isPhone = false
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { method, url } = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const { pathname, searchParams } = new URL(url)
    asked.push(`${method} ${pathname}`)
    return answer(`${method} ${pathname}`, Number(searchParams.get('after') ?? 0))
  })
})
afterEach(() => {
  cleanup()
  setConnected(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answer(call: string, after: number): Response {
  if (call === 'GET /api/me') {
    const person = { id: 'a', email: 'asha@example.com', full_name: 'Asha', avatar_url: null, role }
    return Response.json({
      user: person,
      plan,
      status: plan === 'free' ? 'inactive' : 'active',
      expires_at: null,
      usage: [],
      style: defaultStyle,
      resets_at: '',
    })
  }
  if (call === 'GET /api/auth/get-session') return Response.json(null)
  if (call === 'GET /api/payment-requests/mine') return Response.json({ items: request ? [request, ...more] : [], unclaimed })
  if (/^POST .*\/(claim|disown)$/.test(call)) return settle(call)
  if (call === `POST /api/payment-requests/${requestId}/chats`)
    return Response.json({ ...firstLine, position: 2, author: 'person', instructions: null, message: 'Hello' })
  if (/^GET .*\/chats$/.test(call)) {
    const items = lines.filter(({ position }) => position > after)
    return Response.json({ items, newest: lines.length, unread: 0, seen_by_other: 0 })
  }
  if (call === `POST /api/payment-requests/${requestId}/chats/seen`) return new Response(null, { status: 204 })
  throw new Error(`No answer is given for ${call}`)
}

/** Answers to a visitor's request. */
function settle(call: string): Response {
  const [asked] = unclaimed
  if (call.endsWith('/claim') && asked) request = { ...(request as RequestWithChat), id: asked.id }
  unclaimed = []
  return new Response(null, { status: 204 })
}

function open(at: string = paths.dashboard) {
  const Badge = () => <output>{usePlan().badge}</output>
  const element = (
    <>
      <ChangeStream />
      <ChatCorner />
      <Badge />
    </>
  )
  const router = createMemoryRouter([{ path: paths.dashboard, element }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return router
}

const launcher = () => screen.findByRole('button', { name: /Payment chat/ })
const openChat = async () => {
  await user.click(await launcher())
  return screen.findByRole('dialog', { name: 'Payment chat' })
}

test('the button shows the number of new messages; the chat opens with its field focused, and Escape returns the focus', async () => {
  open()
  const button = await launcher()
  expect(button.getAttribute('aria-label')).toBe(`${chatMessages.title}, ${chatMessages.unread(1)}`)
  await user.click(button)
  const field = await screen.findByRole('textbox', { name: chatMessages.field })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(await launcher())
})

test('the URL can open the chat; closing it removes the parameter from the URL', async () => {
  const router = open(`${paths.dashboard}?showChat=1`)
  await screen.findByRole('dialog', { name: 'Payment chat' })
  await user.click(await screen.findByRole('button', { name: chatMessages.close }))
  expect(router.state.location.search).toBe('')
  expect(await launcher()).toBeTruthy()
})

test('the chat stores its size and position', async () => {
  open()
  const before = (await openChat()).className
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: chatPlaceMessages.menu }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  await choose('Large')
  await choose('Bottom left')
  const after = screen.getByRole('dialog').className
  expect(after).not.toBe(before)
  cleanup()
  open()
  expect((await openChat()).className).toBe(after)
})

test('a user without a payment request, and an admin, see no chat', async () => {
  role = 'admin'
  open()
  await waitFor(() => expect(asked).toContain('GET /api/me'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(asked).not.toContain('GET /api/payment-requests/mine')
  cleanup()
  role = 'user'
  request = null
  open()
  await waitFor(() => expect(asked).toContain('GET /api/payment-requests/mine'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('payment instructions show amount, reference, a QR code, the payment app and the payment pages', async () => {
  open()
  const chat = within(await openChat())
  await chat.findByText('₹3,200')
  expect(chat.getByText('PW1A2B3C4D')).toBeTruthy()
  expect(chat.getByRole('img', { name: words.qr({ name: 'Shop' }) })).toBeTruthy()
  expect(chat.getByRole('link', { name: words.openApp }).getAttribute('href')).toBe('upi://pay?pa=shop@bank&am=3200.00')
  expect(chat.getByRole('link', { name: /Net banking/ }).getAttribute('href')).toBe('https://pay.example/bank')
  expect(chat.getByText('We check payments by hand.')).toBeTruthy()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(chat.getByRole('button', { name: words.copyReference }))
  expect(copy).toHaveBeenCalledWith('PW1A2B3C4D')
})

test('after the payment the instructions are shown as text only', async () => {
  request = request && { ...request, status: 'paid' }
  open()
  const chat = within(await openChat())
  await chat.findByText(/Please pay ₹3,200/)
  expect(chat.queryByRole('img', { name: words.qr({ name: 'Shop' }) })).toBeNull()
  expect(chat.queryByRole('link', { name: words.openApp })).toBeNull()
})

test('on a phone the chat fills the window, opens without the keyboard and has no sizes', async () => {
  isPhone = true
  open()
  const chat = within(await openChat())
  const field = await chat.findByRole('textbox', { name: chatMessages.field })
  expect(document.activeElement).not.toBe(field)
  expect(chat.queryByRole('button', { name: chatPlaceMessages.menu })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a change stream the chat polls every five seconds, and an activated plan is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  open()
  await launcher()
  plan = 'pro'
  request = request && { ...request, status: 'paid', unread: 2 }
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  await screen.findByText('PRO')
  expect((await launcher()).getAttribute('aria-label')).toContain(chatMessages.unread(2))
})

test('with an open change stream the chat does not poll, and changes are shown immediately', async () => {
  setConnected(true)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  open()
  const chat = within(await openChat())
  await chat.findByText('₹3,200')
  const before = asked.length
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked.slice(before)).toEqual([])

  lines.push({ ...firstLine, position: 2, id: requestId, author: 'team', message: 'We have seen it.', instructions: null })
  act(() => publishChange({ topic: 'chat', id: requestId }))
  expect(await chat.findByText('We have seen it.')).toBeTruthy()

  plan = 'pro'
  act(() => publishChange({ topic: 'account', id: 'a' }))
  expect(await screen.findByText('PRO')).toBeTruthy()
})

const visitors = (): UnclaimedRequest => ({
  id: requestId,
  plan_id: 'pro',
  billing_interval: 'yearly',
  amount: 32_000,
  created_at: '2026-11-21T10:00:00.000Z',
})

test("a user is asked whether a visitor's request with the same email address is theirs, and can then open its chat", async () => {
  const own = request
  request = null
  unclaimed = [visitors()]
  open(`${paths.dashboard}?showChat=1`)
  const chat = within(await screen.findByRole('dialog', { name: chatMessages.title }))
  expect(await chat.findByText(chatMessages.isThisYours)).toBeTruthy()
  expect(chat.getByText(/On 21 Nov 2026, .* Pro plan \(yearly, ₹32,000\) using your email address/)).toBeTruthy()
  expect(chat.queryByRole('textbox')).toBeNull()
  request = own
  await user.click(chat.getByRole('button', { name: /^Mine/ }))
  expect(await chat.findByRole('img', { name: words.qr({ name: 'Shop' }) })).toBeTruthy()
  expect(chat.queryByText(chatMessages.isThisYours)).toBeNull()
})

test('the chat closes after the user declines the request, and the button counts requests to confirm', async () => {
  request = null
  unclaimed = [visitors()]
  open()
  expect((await launcher()).getAttribute('aria-label')).toBe(`${chatMessages.title}, ${chatMessages.toConfirm(1)}`)
  const chat = within(await openChat())
  await user.click(await chat.findByRole('button', { name: /^Not mine/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toContain(`POST /api/payment-requests/${requestId}/disown`)
})

test('a user with several payment requests chooses which chat to see', async () => {
  const other = '2b2b3c4d-0000-4000-8000-000000000000'
  more = [{ ...(request as RequestWithChat), id: other, plan_id: 'basic', unread: 2 }]
  open()
  expect((await launcher()).getAttribute('aria-label')).toBe(`${chatMessages.title}, ${chatMessages.unread(3)}`)
  const chat = within(await openChat())
  await user.selectOptions(await chat.findByRole('combobox', { name: chatMessages.which }), other)
  await waitFor(() => expect(asked).toContain(`GET /api/payment-requests/${other}/chats`))
  expect(chat.getByText('Basic plan, monthly')).toBeTruthy()
})

test('a message is sent where crypto.randomUUID does not exist, as over plain HTTP from another machine', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  open()
  const chat = within(await openChat())
  await user.type(await chat.findByRole('textbox', { name: chatMessages.field }), 'Hello{Enter}')
  await waitFor(() => expect(asked).toContain(`POST /api/payment-requests/${requestId}/chats`))
})
