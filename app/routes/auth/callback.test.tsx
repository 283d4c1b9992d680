import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkProblemMessages } from '#app/features/auth/messages.ts'
import { storeReturnPath } from '#app/lib/guards.tsx'
import { offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { signInPath } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { later, openScreen, signedIn } from './screen.support.tsx'

tidyUp()

const call = 'POST /api/auth/confirm-email'
const byPassword = 'POST /api/auth/confirm-email/password'
const words = callbackMessages

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  slowClock()
})
afterEach(() => void vi.useRealTimers())

/** The address bar as the mail's link leaves it. */
const arriveWith = (fragment: string) => history.replaceState(null, '', `/auth/callback${fragment}`)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a valid link signs in and opens the dashboard after two seconds', async () => {
  arriveWith('#access_token=good&type=signup')
  const { answers, address } = openScreen('/auth/callback', { [call]: ok() })
  answers({ 'GET /api/me': signedIn })

  expect(await screen.findByText(words.success)).toBeTruthy()
  await wait(1_500)
  expect(address()).toBe('/auth/callback')
  await wait(1_000)
  expect(address()).toBe('/dashboard')
})

describe('after a sign-up with a return path', () => {
  const chosen = '/dashboard/library?q=kept'

  test('a valid link opens the return path, and a message says so', async () => {
    storeReturnPath(chosen)
    arriveWith('#access_token=good&type=signup')
    const { answers, address } = openScreen('/auth/callback', { [call]: ok() })
    answers({ 'GET /api/me': signedIn })

    expect(await screen.findByText(words.successReturning)).toBeTruthy()
    await wait(2_500)
    expect(address()).toBe(chosen)
  })

  test('an invalid link leads to a sign-in with the return path', async () => {
    storeReturnPath(chosen)
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
  ['a server error', '#access_token=good&type=signup', refused(500, 'INTERNAL'), words.unexpected],
  ['too many attempts', '#access_token=good&type=signup', refused(429, 'RATE_LIMITED'), words.unexpected],
])('%s: the specific message is shown, and the sign-in opens after two seconds', async (_what, fragment, answer, message) => {
  arriveWith(fragment)
  const { address } = openScreen('/auth/callback', { [call]: answer })

  expect(await screen.findByText(message)).toBeTruthy()
  await wait(1_500)
  expect(address()).toBe('/auth/callback')
  await wait(1_000)
  expect(address()).toBe('/signin')
  expect(screen.getByRole('button', { name: linkProblemMessages.newLink })).toBeTruthy()
})

test('during the verification a message is shown, and the token is removed from the URL and the browser history', async () => {
  arriveWith('#access_token=good&type=signup')
  const entries = history.length
  const { sentTo } = openScreen('/auth/callback', { [call]: later().answer })

  expect(await screen.findByText(words.verifying)).toBeTruthy()
  expect(location.href).not.toContain('good')
  expect(history.length).toBe(entries)
  expect(sentTo(call)).toEqual([{ token: 'good' }])
})

describe('in another browser than the one of the sign-up', () => {
  const arrive = (answer: Parameters<typeof openScreen>[1]) => {
    arriveWith('#access_token=good&type=signup')
    return openScreen('/auth/callback', { [call]: refused(403, 'PASSWORD_NEEDED'), ...answer })
  }
  const enter = async (password: string) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(await screen.findByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Confirm email' }))
  }

  test('the page asks for the password, then opens the dashboard', async () => {
    const { answers, address, sentTo } = arrive({ [byPassword]: ok() })
    expect(await screen.findByText(words.passwordNeeded)).toBeTruthy()
    await wait(5_000)
    expect(address()).toBe('/auth/callback')
    answers({ 'GET /api/me': signedIn })
    await enter('correct horse')

    expect(await screen.findByText(words.success)).toBeTruthy()
    expect(sentTo(byPassword)).toEqual([{ token: 'good', password: 'correct horse' }])
    await wait(2_500)
    expect(address()).toBe('/dashboard')
  })

  test('nothing is sent without a password', async () => {
    const { sentTo } = arrive({})
    await enter(' {Backspace}')

    expect(await screen.findByText(authMessages.passwordRequired)).toBeTruthy()
    expect(sentTo(byPassword)).toEqual([])
  })

  test.each([
    ['a wrong password', refused(400, 'INVALID_PASSWORD'), words.passwordWrong],
    ['too many attempts', refused(429, 'RATE_LIMITED'), errorMessages.RATE_LIMITED],
    ['a disabled account', refused(403, 'ACCOUNT_DISABLED'), authMessages.disabled],
    ['a second factor', refused(403, 'SECOND_STEP_NEEDED'), twoFactorMessages.secondStepNeeded],
    ['a server error', refused(500, 'INTERNAL'), words.confirmFailed],
    ['no network', offline, siteMessages.offline],
  ])('%s: an error is shown, and the password can be entered again', async (_what, answer, message) => {
    const { address, answers } = arrive({ [byPassword]: answer })
    await enter('a guess')
    expect(await screen.findByText(message)).toBeTruthy()
    await wait(5_000)
    expect(address()).toBe('/auth/callback')

    answers({ [byPassword]: ok(), 'GET /api/me': signedIn })
    await enter(' more')
    expect(await screen.findByText(words.success)).toBeTruthy()
  })

  test('a link that was used in the meantime shows an error and leads to the sign-in', async () => {
    const { address } = arrive({ [byPassword]: refused(401, 'INVALID_TOKEN') })
    await enter('correct horse')

    expect(await screen.findByText(words.rejected)).toBeTruthy()
    await wait(2_500)
    expect(address()).toBe('/signin')
  })
})
