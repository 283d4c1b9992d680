import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { later, offline, ok, openScreen, refused, signedIn } from './screen.support.tsx'

const call = 'GET /api/auth/verify-email'
const words = messages.callback

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())

/** The address bar as the mail's link leaves it. */
const arriveWith = (fragment: string) => history.replaceState(null, '', `/auth/callback${fragment}`)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a good link signs in and leads to the dashboard after two seconds', async () => {
  arriveWith('#access_token=good&type=signup')
  const { answers, address } = openScreen('/auth/callback', { [call]: ok() })
  answers({ 'GET /api/me': signedIn })

  expect(await screen.findByText(words.success)).toBeTruthy()
  await wait(1_500)
  expect(address()).toBe('/auth/callback')
  await wait(1_000)
  expect(address()).toBe('/dashboard')
})

test.each([
  ['a rejected link', '#access_token=used&type=signup', refused(401, 'INVALID_TOKEN'), words.rejected],
  ['no token', '', ok(), words.noTokens],
  ['another fragment', '#section', ok(), words.noTokens],
  ['no network', '#access_token=good&type=signup', offline, words.unexpected],
  ['a fault of the server', '#access_token=good&type=signup', refused(500, 'INTERNAL'), words.unexpected],
  ['too many attempts', '#access_token=good&type=signup', refused(429, 'RATE_LIMITED'), words.unexpected],
])('%s says its own words and leads to the sign-in after two seconds', async (_what, fragment, answer, message) => {
  arriveWith(fragment)
  const { address } = openScreen('/auth/callback', { [call]: answer })

  expect(await screen.findByText(message)).toBeTruthy()
  await wait(1_500)
  expect(address()).toBe('/auth/callback')
  await wait(1_000)
  expect(address()).toBe('/signin')
})

test('while it runs it says so, and the token has left the address bar and the history', async () => {
  arriveWith('#access_token=good&type=signup')
  const entries = history.length
  const { sentTo } = openScreen('/auth/callback', { [call]: later().answer })

  expect(await screen.findByText(words.verifying)).toBeTruthy()
  expect(location.href).not.toContain('good')
  expect(history.length).toBe(entries)
  expect(sentTo(call)).toHaveLength(1)
})
