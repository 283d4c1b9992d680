import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { operatorAdviceMessages, panelMessages, tabMessages } from '#app/features/admin/messages.ts'
import { upgradeStatusKey } from '#app/features/admin/upgrade-status.ts'
import { type Answer, ok, openScreen, refused } from '#app/lib/screen.fixture.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { paymentMessages } from '#contract/billing-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { adminServer, asPerson, calls, panelAt, press, request, server, user, withoutSecondFactor } from './panel.support.tsx'
import Panel from './panel.tsx'

const words = adminMessages
const list = 'GET /api/admin/payment-requests'
const processing = `POST /api/admin/payment-requests/${request(1).id}/process`

adminServer()

const rows = async () => within(await screen.findByRole('list', { name: 'Payment requests' })).getAllByRole('listitem')
const rowOf = async (name: string) => (await rows()).find((row) => row.textContent?.includes(name)) as HTMLElement
const marks = () => JSON.parse(localStorage.getItem(upgradeStatusKey) ?? '{}') as unknown

test('a user who is not an admin sees that access is denied, and no admin data is requested', async () => {
  asPerson()
  openScreen(Panel, panelAt())
  expect(await screen.findByRole('heading', { level: 1, name: siteMessages.accessDenied })).toBeTruthy()
  expect(screen.getByText(siteMessages.noPermission)).toBeTruthy()
  expect(await screen.findByText(siteMessages.adminRequired)).toBeTruthy()
  expect(server.sent.filter(({ call }) => call.includes('/api/admin/'))).toEqual([])
})

test('an admin without a required second factor sees how to turn it on, and no admin data is requested', async () => {
  withoutSecondFactor('required')
  openScreen(Panel, panelAt())
  expect(await screen.findByText(words.secondFactorRequired)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(paths.settings)
  expect(server.sent.filter(({ call }) => call.includes('/api/admin/'))).toEqual([])
})

test('an admin without a second factor sees a reminder above the panel', async () => {
  withoutSecondFactor('advised')
  openScreen(Panel, panelAt())
  expect(await screen.findByText(words.secondFactorAdvised)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Turn it on in Settings' }).getAttribute('href')).toBe(paths.settings)
  expect(await screen.findByRole('tab', { name: tabMessages.requests })).toBeTruthy()
})

describe('who runs the site', () => {
  const t = operatorAdviceMessages
  /** As the server writes it into the document. */
  const written = (facts: Record<string, string>) => {
    for (const [name, content] of Object.entries(facts))
      document.head.append(Object.assign(document.createElement('meta'), { name, content }))
  }
  afterEach(() => {
    for (const meta of document.querySelectorAll('meta[name=support-email], meta[name=operator-name]')) meta.remove()
  })

  test.each([
    ['neither is set', { 'support-email': '', 'operator-name': '' }, [t.email, t.name]],
    ['only the name is set', { 'support-email': '', 'operator-name': 'Rao & Sons' }, [t.email]],
    ['only the address is set', { 'support-email': 'help@shop.example', 'operator-name': '' }, [t.name]],
    [
      'a development server writes neither',
      { 'support-email': '{{supportEmail}}', 'operator-name': '{{operatorName}}' },
      [t.email, t.name],
    ],
  ])('an admin is told what is missing while %s', async (_, facts, missing) => {
    written(facts)
    openScreen(Panel, panelAt())
    const advice = within(await screen.findByRole('complementary', { name: t.title }))
    expect(advice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(missing)
  })

  test('an admin is told nothing when both are set', async () => {
    written({ 'support-email': 'help@shop.example', 'operator-name': 'Rao & Sons' })
    openScreen(Panel, panelAt())
    expect(await screen.findByRole('tab', { name: tabMessages.requests })).toBeTruthy()
    expect(screen.queryByText(t.title)).toBeNull()
  })
})

test('a user who is no longer an admin is denied access when the server refuses', async () => {
  server.answers['GET /api/admin/summary'] = (...asked) => {
    asPerson()
    return refused(403, 'FORBIDDEN')(...asked)
  }
  openScreen(Panel, panelAt())
  expect(await screen.findByRole('heading', { name: siteMessages.accessDenied })).toBeTruthy()
})

test('the four tiles show the totals, with card payments next to the revenue', async () => {
  server.answers['GET /api/admin/summary'] = ok({
    requests: 12,
    pending: 4,
    paid: 7,
    revenue: 132_000,
    card_revenue: { usd: 3900, inr: 75_050 },
  })
  openScreen(Panel, panelAt())
  const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent
  expect(await tile('Total Requests')).toBe(`Total Requests12${panelMessages.totalNote}`)
  expect(await tile('Pending')).toBe('Pending4')
  expect(await tile('Paid')).toBe('Paid7')
  expect(await tile('Total Revenue')).toBe('Total Revenue₹1,32,000and $39.00 + ₹750.50 by card')
})

test('a request shows user, contact data, amount and plan, and whether a verified account exists', async () => {
  server.answers[list] = ok({ items: [request(1, { message: 'Bitte mit Rechnung', account: null })], next: null })
  openScreen(Panel, panelAt())
  const [row] = await rows()
  for (const text of ['Person 1', 'person1@example.com', '+91 98765 43210', 'India', '₹32,000', 'Pro, yearly', 'PWABCDEF12', 'Pending'])
    expect(row?.textContent).toContain(text)
  expect(row?.textContent).toContain('No verified account')
  expect(row?.textContent).toContain('Bitte mit Rechnung')
})

test('the list is searched, filtered and paged on the server, and the URL contains the filter', async () => {
  server.answers[list] = ({ query }) =>
    Response.json(query.before ? { items: [request(1)], next: null } : { items: [request(2)], next: 'cursor' })
  const { address } = openScreen(Panel, panelAt('?status=paid'))
  await user.type(await screen.findByRole('searchbox', { name: 'Search payment requests' }), 'asha')
  await waitFor(() => expect(calls(list).at(-1)?.query).toMatchObject({ search: 'asha', status: 'paid' }))
  expect(address()).toContain('search=asha')
  await press('Show more')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(calls(list).at(-1)?.query).toMatchObject({ before: 'cursor', search: 'asha' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected')
  await waitFor(() => expect(calls(list).at(-1)?.query).toMatchObject({ status: 'rejected' }))
})

test('an empty result and a failed load have a message, and the list can be loaded again', async () => {
  server.answers[list] = refused(403, 'FORBIDDEN')
  openScreen(Panel, panelAt())
  expect(await screen.findByText(paymentMessages.listFailed)).toBeTruthy()
  server.answers[list] = ok({ items: [], next: null })
  await press('Try again')
  expect(await screen.findByText(paymentMessages.listEmpty)).toBeTruthy()
})

test('Refresh reads the totals and the list again', async () => {
  openScreen(Panel, panelAt())
  await rows()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('false'))
  await press('Refresh')
  await waitFor(() => expect([calls(list).length, calls('GET /api/admin/summary').length]).toEqual([2, 2]))
})

test('a failed Refresh shows an error and keeps the data; the next successful one removes the error', async () => {
  openScreen(Panel, panelAt())
  await rows()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('false'))
  const before = server.answers[list] as Answer
  server.answers[list] = refused(403, 'FORBIDDEN')
  await press('Refresh')
  const said = await screen.findByText(paymentMessages.listFailed)
  expect([said.closest('[role=status]') !== null, said.closest('[data-sonner-toast]')]).toEqual([true, null])
  expect(await rows()).toHaveLength(2)
  server.answers[list] = before
  await press('Refresh')
  await waitFor(() => expect(screen.queryByText(paymentMessages.listFailed)).toBeNull())
})

test('a request shows its age, and is marked when it is older than the promised hour', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const items = [
    request(1, { created_at: ago(20) }),
    request(2, { created_at: ago(125) }),
    request(3, { created_at: ago(125), status: 'paid' }),
  ]
  server.answers[list] = ok({ items, next: null })
  openScreen(Panel, panelAt())
  const [fresh, late, paid] = await rows()
  expect(fresh?.textContent).toContain('(20 min ago)')
  expect(late?.textContent).toContain('(2 h ago, past the promised hour)')
  expect(paid?.textContent).toContain('(2 h ago)')
})

test('a request sent without a session shows whether its user confirmed it, and the dialog says why it cannot be processed', async () => {
  const items = [request(1, { claim: 'waiting' }), request(2, { claim: 'claimed' }), request(3, { claim: 'disowned', account: null })]
  server.answers[list] = ok({ items, next: null })
  openScreen(Panel, panelAt())
  const texts = (await rows()).map(({ textContent }) => textContent)
  for (const [at, badge] of ['not confirmed', 'Sent signed out, confirmed', 'Not theirs'].entries()) expect(texts[at]).toContain(badge)
  await press('Process Payment: Person 1')
  expect(within(await screen.findByRole('dialog')).getByText(words.unclaimed)).toBeTruthy()
})

test('card subscriptions that could not be cancelled are shown until an admin marks them as done', async () => {
  const ending = {
    id: request(9).id,
    cause: 'account-disabled',
    email: 'mira@example.com',
    subscriptions: ['sub_1'],
    customer: null,
    failures: 2,
    failure: 'The double is away',
    created_at: '2026-11-20T10:00:00.000Z',
  }
  server.answers['GET /api/admin/card-endings'] = ok({ items: [ending] })
  const settle = `POST /api/admin/card-endings/${ending.id}/settle`
  server.answers[settle] = () => {
    server.answers['GET /api/admin/card-endings'] = ok({ items: [] })
    return new Response(null, { status: 204 })
  }
  openScreen(Panel, panelAt())
  const shown = await screen.findByRole('list', { name: words.endingsTitle })
  for (const text of ['mira@example.com', 'sub_1', 'account disabled', 'Tried 2 times', 'The double is away'])
    expect(shown.textContent).toContain(text)
  await press('Mark as done: mira@example.com')
  await waitFor(() => expect(screen.queryByRole('list', { name: words.endingsTitle })).toBeNull())
  expect(calls(settle)).toHaveLength(1)
})

test('Process Payment shows the request, sends the notes, and marks the request while it runs', async () => {
  let answer: (response: Response) => void = () => {}
  server.answers[processing] = () => new Promise((resolve) => (answer = resolve))
  openScreen(Panel, panelAt())
  await press('Process Payment: Person 1')
  const dialog = await screen.findByRole('dialog', { name: 'Process Payment' })
  for (const text of ['Person 1', 'person1@example.com', 'Pro', 'Yearly', '₹32,000', 'PWABCDEF12', 'Free plan'])
    expect(dialog.textContent).toContain(text)
  await user.type(within(dialog).getByLabelText('Admin notes'), ' on the bank list ')
  await user.click(within(dialog).getByRole('button', { name: 'Upgrade Subscription' }))
  await waitFor(() => expect(marks()).toEqual({ [request(1).id]: true }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()

  const paid = request(1, { status: 'paid' })
  server.answers[list] = ok({ items: [paid], next: null })
  answer(Response.json(paid))
  expect(await screen.findByText(words.processed({ name: 'Person 1', plan: 'Pro' }))).toBeTruthy()
  expect(calls(processing).map(({ body }) => body)).toEqual([{ notes: 'on the bank list' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = await rowOf('Person 1')
  await waitFor(() => expect(row.textContent).toContain('Paid'))
  expect(within(row).queryByRole('button', { name: /^Process Payment/ })).toBeNull()
  expect(marks()).toEqual({})
})

test('a missing verified account is shown in advance, and a refusal shows its message', async () => {
  server.answers[list] = ok({ items: [request(1, { account: null })], next: null })
  server.answers[processing] = refused(409, 'CONFLICT', { message: words.noAccount })
  openScreen(Panel, panelAt())
  await press('Process Payment: Person 1')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(words.noAccount)).toBeTruthy()
  await press('Upgrade Subscription')
  expect((await within(dialog).findByRole('alert')).textContent).toBe(words.noAccount)
  expect(marks()).toEqual({})
})

test('without a response the request stays marked, because it may have been processed', async () => {
  server.answers[processing] = () => Promise.reject(new TypeError('network'))
  openScreen(Panel, panelAt())
  await press('Process Payment: Person 1')
  await press('Upgrade Subscription')
  expect((await screen.findByRole('alert')).textContent).toBe(siteMessages.offline)
  await press('Cancel')
  expect((await rowOf('Person 1')).textContent).toContain('Processing')
  expect(marks()).toEqual({ [request(1).id]: true })
})

test('the mark is set and removed manually, is stored in this browser, and an invalid stored value is ignored', async () => {
  localStorage.setItem(upgradeStatusKey, 'not a map')
  openScreen(Panel, panelAt())
  await press('Mark as processing: Person 2')
  expect(marks()).toEqual({ [request(2).id]: true })
  expect(within(await rowOf('Person 2')).getByText('Processing')).toBeTruthy()
  await press('Remove mark: Person 2')
  expect(marks()).toEqual({})
})

test('a request is rejected after a preview of the message to the user', async () => {
  const rejecting = `POST /api/admin/payment-requests/${request(1).id}/reject`
  server.answers[rejecting] = ok(request(1, { status: 'rejected' }))
  openScreen(Panel, panelAt())
  await press('Reject: Person 1')
  const dialog = await screen.findByRole('dialog', { name: 'Reject request' })
  expect(dialog.textContent).toContain(words.closed)
  await user.click(within(dialog).getByRole('button', { name: 'Reject request' }))
  expect(await screen.findByText(words.rejected({ name: 'Person 1' }))).toBeTruthy()
  expect(calls(rejecting)).toHaveLength(1)
})
