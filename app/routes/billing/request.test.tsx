import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { failureToast } from '#app/features/billing/use-request.ts'
import { enter, offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { offerMessages, paymentMessages } from '#contract/billing-messages.ts'
import { authMessages, checkoutMessages } from '#contract/messages.ts'
import { chatPath, paths } from '#contract/paths.ts'
import { openScreen, signedOut } from './screen.support.tsx'

tidyUp()

const words = paymentMessages
const terms = offerMessages
const user = userEvent.setup({ delay: null })
const create = 'POST /api/payment-requests'
const kept = ok({ id: '1', plan_id: 'pro', billing_interval: 'yearly', amount: 32_000, status: 'pending', created_at: '' })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const submit = async () => user.click(await screen.findByRole('button', { name: words.submit }))

async function fill({ name, email }: { name?: string; email?: string } = {}) {
  if (name) await enter(await field('Full Name'), name)
  if (email) await enter(await field('Email Address'), email)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'India')
  await enter(await field('Phone Number'), '+91 98765 43210')
}

test('the form of a signed-in user is filled from the profile, and the request contains the chosen plan and interval', async () => {
  const { sentTo } = openScreen(`${paths.paymentRequest}?plan=pro&interval=yearly`, { [create]: kept })
  await waitFor(async () => expect((await field('Email Address')).value).toBe('asha@example.com'))
  expect((await field('Full Name')).value).toBe('Asha Rao')
  await fill()
  await enter(await field('Additional Message'), 'Namaste')
  await submit()
  await waitFor(() => expect(sentTo(create)).toHaveLength(1))
  expect(sentTo(create)[0]?.body).toEqual({
    user_name: 'Asha Rao',
    user_email: 'asha@example.com',
    user_phone: '+91 98765 43210',
    country: 'India',
    plan_id: 'pro',
    billing_interval: 'yearly',
    message: 'Namaste',
    website: '',
  })
})

test('after the request is sent a signed-in user sees a confirmation, and the chat on the dashboard opens two seconds later', async () => {
  const { address } = openScreen(paths.paymentRequest, { [create]: kept })
  await waitFor(async () => expect((await field('Email Address')).value).not.toBe(''))
  await fill()
  slowClock()
  await submit()
  await screen.findByText('Request submitted')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(address()).toBe(paths.paymentRequest)
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  expect(address()).toBe(chatPath)
  expect(await screen.findByText(words.submitted)).toBeTruthy()
})

test('a visitor gets a link to sign up, with the email address of the request', async () => {
  openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, [create]: kept })
  await fill({ name: 'Ravi', email: 'ravi@example.com' })
  await submit()
  await screen.findByText('ravi@example.com')
  const link = await screen.findByRole('link', { name: 'Sign up' })
  expect(link.getAttribute('href')).toBe(`${paths.signUp}?from=${encodeURIComponent(chatPath)}`)
})

test('a missing value shows an error at its field, and nothing is sent', async () => {
  const { sentTo } = openScreen(paths.paymentRequest, { 'GET /api/me': signedOut })
  await submit()
  for (const missing of [authMessages.nameRequired, authMessages.emailRequired, words.countryRequired, words.phoneRequired])
    expect(await screen.findByText(missing)).toBeTruthy()
  expect(document.activeElement).toBe(await field('Full Name'))
  await enter(await field('Phone Number'), 'call me')
  expect(await screen.findByText(words.phoneInvalid)).toBeTruthy()
  expect(sentTo(create)).toEqual([])
})

test("a failed request keeps the form's values, and a retry uses the same key", async () => {
  const { answers, sentTo } = openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, [create]: offline })
  const dismiss = vi.spyOn(toast, 'dismiss')
  await fill({ name: 'Ravi', email: 'ravi@example.com' })
  await submit()
  expect(await screen.findByText(words.failed)).toBeTruthy()
  expect((await field('Phone Number')).value).toBe('+91 98765 43210')
  answers({ [create]: kept })
  expect(dismiss).not.toHaveBeenCalledWith(failureToast)
  await submit()
  await screen.findByText('Request submitted')
  expect(dismiss).toHaveBeenCalledWith(failureToast)
  const [first, second] = sentTo(create)
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

test('a validation error of the server is shown and focused at its field', async () => {
  const issues = [{ path: 'user_phone', message: 'No such number' }]
  openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, [create]: refused(422, 'INVALID_INPUT', { data: { issues } }) })
  await fill({ name: 'Ravi', email: 'ravi@example.com' })
  await submit()
  expect(await screen.findByText('No such number')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Phone Number'))
})

test('plan and interval are in the URL, and the summary follows them', async () => {
  const { address } = openScreen(paths.paymentRequest)
  await user.click(await screen.findByRole('radio', { name: /Pro/ }))
  await user.click(await screen.findByRole('radio', { name: /Yearly.*Save 17%/ }))
  expect(address()).toBe(`${paths.paymentRequest}?plan=pro&interval=yearly`)
  expect(screen.getAllByText(/₹32,000/).length).toBeGreaterThan(1)
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.getByText('Billing interval: yearly')).toBeTruthy()
})

test('the hidden spam field cannot be reached with the keyboard or a screen reader', async () => {
  openScreen(paths.paymentRequest)
  await screen.findByRole('button', { name: words.submit })
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')
  expect(trap?.tabIndex).toBe(-1)
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
})

const checkout = 'POST /functions/v1/create-checkout'
const items = (['usd', 'inr'] as const).map((currency) => ({ plan: 'basic', interval: 'monthly', currency, price_id: `price_${currency}` }))
const prices = { 'GET /api/billing/prices': ok({ items }) }
const payByCard = async () => user.click(await screen.findByRole('button', { name: 'Pay by card' }))

test('without a card price there is only the form, without tabs', async () => {
  openScreen(`${paths.paymentRequest}?plan=pro`, prices)
  await screen.findByRole('button', { name: words.submit })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
})

test('card and manual payment are two tabs with one button each, one currency at a time, and typed text survives a change of tab', async () => {
  openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, ...prices })
  const buttons = () => ['Pay by card', words.submit].map((name) => screen.queryByRole('button', { name }) !== null)
  const currencies = () =>
    [/\$9/, /₹750/].map((price) => screen.queryAllByText(price).some((element) => element.closest('[hidden]') === null))
  await screen.findByRole('button', { name: 'Pay by card' })
  expect([buttons(), currencies()]).toEqual([
    [true, false],
    [true, false],
  ])

  await user.click(screen.getByRole('tab', { name: 'UPI or bank transfer' }))
  expect([buttons(), currencies()]).toEqual([
    [false, true],
    [false, true],
  ])
  await user.type(await field('Full Name'), 'Ravi')
  await user.click(screen.getByRole('tab', { name: 'Card' }))
  await user.click(screen.getByRole('tab', { name: 'UPI or bank transfer' }))
  expect((await field('Full Name')).value).toBe('Ravi')
})

test('paying by card opens the payment page in the chosen currency', async () => {
  const { sentTo } = openScreen(paths.paymentRequest, {
    ...prices,
    [checkout]: refused(409, 'CONFLICT', { message: 'You pay for this plan already.' }),
  })
  await user.click(await screen.findByRole('radio', { name: 'INR' }))
  await payByCard()
  await waitFor(() => expect(sentTo(checkout)).toHaveLength(1))
  expect(sentTo(checkout)[0]?.body).toEqual({ priceId: 'price_inr', planId: 'basic', isAnnual: false, currency: 'inr' })
  expect(await screen.findByText(checkoutMessages.failed({ why: 'You pay for this plan already.' }))).toBeTruthy()
})

test('a failed checkout shows an error', async () => {
  openScreen(paths.paymentRequest, { ...prices, [checkout]: offline })
  await payByCard()
  expect(await screen.findByText(checkoutMessages.startFailed)).toBeTruthy()
})

test.each([
  ['no address', {}],
  ['an empty one', { url: '' }],
  ['a path of this site', { url: 'undefined' }],
  ['a script', { url: 'javascript:alert(1)' }],
])('an answer with %s opens no page, shows the error and can be tried again', async (_, answer) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, origin: location.origin, href: location.href, assign })
  const { sentTo } = openScreen(paths.paymentRequest, { ...prices, [checkout]: ok(answer) })
  await payByCard()
  expect(await screen.findByText(checkoutMessages.startFailed)).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
  await payByCard()
  await waitFor(() => expect(sentTo(checkout)).toHaveLength(2))
})

test('a visitor who pays by card is asked to sign in first, and returns with plan and interval', async () => {
  const { address } = openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, ...prices })
  await payByCard()
  expect(await screen.findByText(checkoutMessages.signIn)).toBeTruthy()
  const signIn = await screen.findByRole('button', { name: 'Sign in' })
  // Not by a pointer: toasts can be swiped, which jsdom knows nothing of.
  act(() => signIn.click())
  expect(decodeURIComponent(address())).toBe(`${paths.signIn}?from=${paths.paymentRequest}?plan=basic&interval=monthly`)
})

test('a request is sent where crypto.randomUUID does not exist, as over plain HTTP from another machine', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { sentTo } = openScreen(paths.paymentRequest, { 'GET /api/me': signedOut, [create]: kept })
  await fill({ name: 'Ravi', email: 'ravi@example.com' })
  await submit()
  await screen.findByText('Request submitted')
  expect(sentTo(create)[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})

const held = { plan: 'pro', expires_at: '2027-12-06T06:00:00.000Z', renews: false }
const refusedOffer = { state: 'refused', from: null, why: 'You’re on Pro until 6 Dec 2027. You can choose Basic once it ends.' }
const now = { state: 'now', from: null, why: null }

test('a user with a larger plan sees why the smaller one cannot be requested, and nothing can be sent', async () => {
  openScreen(paths.paymentRequest, { ...prices, 'GET /api/billing/offer': ok({ held, card: refusedOffer, request: refusedOffer }) })
  expect((await screen.findByRole('alert')).textContent).toBe(refusedOffer.why)
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
  expect(screen.queryByRole('button', { name: words.submit })).toBeNull()
  expect(screen.getByRole('radio', { name: /Pro/ })).toBeTruthy()
})

test('a user with the same plan sees when a card would first be charged', async () => {
  const card = { state: 'later', from: held.expires_at, why: null }
  openScreen(paths.paymentRequest, {
    ...prices,
    'GET /api/billing/offer': ok({ held: { ...held, plan: 'basic' }, card, request: { ...card } }),
  })
  expect(await screen.findByText(terms.held({ plan: 'Basic', until: '6 Dec 2027' }))).toBeTruthy()
  expect(await screen.findByText(terms.cardLater({ plan: 'Basic', from: '6 Dec 2027' }))).toBeTruthy()
  expect(screen.getByText(terms.requestLater({ plan: 'Basic', from: '6 Dec 2027' }))).toBeTruthy()
})

test('a user who changes to a larger plan sees that the rest of the smaller plan is credited', async () => {
  const card = { state: 'credited', from: '2027-01-10T06:00:00.000Z', why: null }
  openScreen(`${paths.paymentRequest}?plan=pro`, {
    'GET /api/billing/prices': ok({ items: [{ plan: 'pro', interval: 'monthly', currency: 'inr', price_id: 'p' }] }),
    'GET /api/billing/offer': ok({ held: { ...held, plan: 'basic' }, card, request: { ...now, state: 'credited' } }),
  })
  expect(await screen.findByText(terms.cardCredited({ plan: 'Pro', held: 'Basic', from: '10 Jan 2027' }))).toBeTruthy()
  expect(screen.getByText(terms.requestCredited({ plan: 'Pro', held: 'Basic' }))).toBeTruthy()
})

test("a request refused because of the user's plan shows the reason", async () => {
  openScreen(paths.paymentRequest, { [create]: refused(409, 'CONFLICT', { message: refusedOffer.why }) })
  await waitFor(async () => expect((await field('Email Address')).value).not.toBe(''))
  await fill()
  await submit()
  expect(await screen.findByText(refusedOffer.why)).toBeTruthy()
})
