import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepReturnPath } from '#app/lib/return-path.ts'
import { slowClock } from '#app/lib/slow-clock.fixture.ts'
import { signInPath } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { later, offline, ok, openScreen, refused, signedIn, tidyUp } from './screen.support.tsx'

tidyUp()

const call = 'GET /api/auth/verify-email'
const words = callbackMessages

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  slowClock()
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

describe('after a sign-up from a page', () => {
  const chosen = '/dashboard/library?q=kept'

  test('a good link leads back to that page, and says so', async () => {
    keepReturnPath(chosen)
    arriveWith('#access_token=good&type=signup')
    const { answers, address } = openScreen('/auth/callback', { [call]: ok() })
    answers({ 'GET /api/me': signedIn })

    expect(await screen.findByText(words.successReturning)).toBeTruthy()
    await wait(2_500)
    expect(address()).toBe(chosen)
  })

  test('a link that failed leads to a sign-in that leads back to it', async () => {
    keepReturnPath(chosen)
    arriveWith('#access_token=used&type=signup')
    const { address } = openScreen('/auth/callback', { [call]: refused(401, 'INVALID_TOKEN') })

    expect(await screen.findByText(words.rejected)).toBeTruthy()
    await wait(2_500)
    expect(address()).toBe(signInPath(chosen))
  })
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
