import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { arrivalMessages } from '#app/features/billing/messages.ts'
import { publishChange } from '#app/lib/changes/changes.ts'
import { ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { paymentSuccessMessages } from '#contract/messages.ts'
import { paths, site } from '#contract/paths.ts'
import { openScreen, signedOut } from './screen.support.tsx'

tidyUp()
const confirm = 'POST /api/billing/confirm'
const answer = (active: boolean) => ok({ active, plan: active ? 'pro' : 'free', expires_at: null })

beforeEach(() => {
  slowClock()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

test('the plan is checked after two seconds; once it is active the dashboard opens with a message', async () => {
  const { address, sentTo } = openScreen(`${paths.paymentSuccess}?session_id=cs_test_1`, { [confirm]: answer(true) })
  await screen.findByRole('heading', { name: 'Payment Successful' })
  expect(screen.getByText(paymentSuccessMessages.settingUp)).toBeTruthy()
  await wait(1.5)
  expect(sentTo(confirm)).toEqual([])
  await wait(1)
  await waitFor(() => expect(address()).toBe(paths.dashboard))
  expect(sentTo(confirm)[0]?.body).toEqual({ session_id: 'cs_test_1' })
  expect(await screen.findByText(paymentSuccessMessages.done)).toBeTruthy()
})

test('after ten checks the page shows what to do, with a button to refresh the page', async () => {
  const { sentTo, address } = openScreen(paths.paymentSuccess, { [confirm]: refused(503, 'UNAVAILABLE') })
  await screen.findByText(paymentSuccessMessages.settingUp)
  await wait(1_200)
  expect(sentTo(confirm)).toHaveLength(10)
  expect((await screen.findAllByText(paymentSuccessMessages.failed)).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: paymentSuccessMessages.refresh }).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe(paths.dashboard)
  expect(address()).toBe(paths.paymentSuccess)
})

test('a plan that is activated between two checks is found immediately', async () => {
  const { answers, sentTo, address } = openScreen(paths.paymentSuccess, { [confirm]: answer(false) })
  await screen.findByText(paymentSuccessMessages.settingUp)
  await wait(35)
  const looks = sentTo(confirm).length
  answers({ [confirm]: answer(true) })
  await wait(1)
  expect(sentTo(confirm)).toHaveLength(looks)
  act(() => publishChange({ topic: 'account', id: 'a' }))
  await waitFor(() => expect(address()).toBe(paths.dashboard))
})

test('a payment that is refunded shows why, and the page stops waiting', async () => {
  const why = 'So you don’t pay twice, we ended this card plan.'
  const { sentTo } = openScreen(`${paths.paymentSuccess}?session_id=cs_test_1`, { [confirm]: refused(409, 'CONFLICT', { message: why }) })
  await screen.findByText(paymentSuccessMessages.settingUp)
  await wait(1_200)
  expect(await screen.findByText(why)).toBeTruthy()
  expect(sentTo(confirm)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: paymentSuccessMessages.refresh })).toBeNull()
  expect(screen.queryByText(paymentSuccessMessages.settingUp)).toBeNull()
})

test('a visitor is redirected to the sign-in', async () => {
  const { address, sentTo } = openScreen(paths.paymentSuccess, { 'GET /api/me': signedOut })
  await waitFor(() => expect(address()).toContain(paths.signIn))
  expect(sentTo(confirm)).toEqual([])
})

test('after 30 seconds of waiting the page says that it takes longer, and whom to contact', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="support-email" content="help@shop.example">')
  openScreen(paths.paymentSuccess, { [confirm]: answer(false) })
  const { slow } = arrivalMessages
  await screen.findByText(paymentSuccessMessages.settingUp)
  await wait(29)
  expect(screen.queryByText(slow)).toBeNull()
  await wait(2)
  expect(screen.getByText(slow)).toBeTruthy()
  expect(screen.getByText(paymentSuccessMessages.settingUp)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help@shop.example' }).getAttribute('href')).toBe('mailto:help@shop.example')
  document.querySelector('meta[name=support-email]')?.remove()
})

test('where no support address is configured the contact is the contact page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="support-email" content="">')
  openScreen(paths.paymentSuccess, { [confirm]: answer(false) })
  await screen.findByText(paymentSuccessMessages.settingUp)
  await wait(31)
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(site.contact)
  document.querySelector('meta[name=support-email]')?.remove()
})
