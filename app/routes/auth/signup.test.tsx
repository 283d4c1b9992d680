import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkEmailMessages, freePlanMessages, signUpMessages } from '#app/features/auth/messages.ts'
import { takeReturnPath } from '#app/lib/guards.tsx'
import { enter, offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { slowClock } from '#app/lib/timers.fixture.ts'
import { authMessages, errorMessages } from '#contract/messages.ts'
import { signInPath } from '#contract/paths.ts'
import { later, openScreen, recovery } from './screen.support.tsx'

tidyUp()

const call = 'POST /api/auth/sign-up/email'
const typed = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse' }

const fill = async (over: Partial<typeof typed> = {}) => {
  const { name, email, password } = { ...typed, ...over }
  await enter(await screen.findByLabelText('Name'), name)
  await enter(screen.getByLabelText('Email'), email)
  await enter(screen.getByLabelText('Password'), password)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: signUpMessages.submit }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('after a sign-up the screen asks to check the email', async () => {
  const { sentTo } = openScreen('/signup', { [call]: ok(), 'GET /api/capabilities': recovery(true) })
  await fill()
  await submit()

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
  expect(screen.getByText(authMessages.signUpSent)).toBeTruthy()
  expect(screen.getByText(typed.email)).toBeTruthy()
  expect(sentTo(call)).toEqual([typed])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }))
})

test('the sign-up confirmation links to the sign-in', async () => {
  const { address } = openScreen('/signup', { [call]: ok() })
  await fill()
  await submit()
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Sign In' }))

  expect(address()).toBe('/signin')
})

test('the return path is stored for the link in the email, and passed to the sign-in', async () => {
  const from = signInPath('/dashboard/library').replace('/signin', '/signup')
  const { address } = openScreen(from, { [call]: ok() })
  await fill()
  await submit()
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Sign In' }))

  expect(address()).toBe(signInPath('/dashboard/library'))
  expect(takeReturnPath()).toBe('/dashboard/library')
})

test('sending the email again includes the entered password', async () => {
  const { sentTo } = openScreen('/signup', { [call]: ok(), 'GET /api/capabilities': recovery(true) })
  await fill()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }))

  await waitFor(() => expect(sentTo(call)).toEqual([typed, typed]))
})

test('with a mail server, the screen says where to look for the email', async () => {
  openScreen('/signup', { [call]: ok(), 'GET /api/capabilities': recovery(true) })
  await fill()
  await submit()

  expect(await screen.findByText(checkEmailMessages.spam)).toBeTruthy()
  expect(screen.queryByText(checkEmailMessages.notSentHint)).toBeNull()
})

test('without a mail server, nothing claims that an email was sent, also not a new link', async () => {
  openScreen('/signup', { [call]: ok(), 'GET /api/capabilities': recovery(false) })
  await screen.findByText(/Password recovery is not available/)
  await fill()
  await submit()

  expect(await screen.findByText(checkEmailMessages.notSentHint)).toBeTruthy()
  expect(screen.getByText(checkEmailMessages.operatorHint)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: checkEmailMessages.newLink }))
  expect(await screen.findByText(checkEmailMessages.newLinkDone)).toBeTruthy()
  expect(screen.queryByText(authMessages.signUpSent)).toBeNull()
})

test('what the free plan gives is shown beside the form', async () => {
  openScreen('/signup')
  const list = within(await screen.findByRole('region', { name: freePlanMessages.title })).getAllByRole('listitem')
  expect(list.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['10 titles (2 requests)', '2 descriptions']))
})

describe('a refused sign-up shows a message, and the form keeps its values', () => {
  test.each([
    ['a refusal without a specific message', refused(422, 'FAILED_TO_CREATE_USER'), authMessages.signUpError],
    [
      'a refused field',
      refused(422, 'INVALID_INPUT', { data: { issues: [{ path: 'email', message: authMessages.emailInvalid }] } }),
      authMessages.emailInvalid,
    ],
    ['too many attempts', refused(429, 'RATE_LIMITED'), errorMessages.RATE_LIMITED],
    ['no network', offline, authMessages.signUpFailed],
  ])('%s', async (_what, answer, message) => {
    openScreen('/signup', { [call]: answer })
    await fill()
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(typed.name)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(typed.password)
  })
})

describe('validation before sending', () => {
  test('the terms are accepted by default, and required', async () => {
    const { sentTo } = openScreen('/signup', { [call]: ok() })
    await fill()
    const terms = screen.getByRole<HTMLInputElement>('checkbox')
    expect(terms.checked).toBe(true)
    await userEvent.click(terms)
    await submit()

    expect(await screen.findByText(authMessages.mustAcceptTerms)).toBeTruthy()
    expect(sentTo(call)).toEqual([])
  })

  test.each([
    ['a blank name', { name: '   ' }, authMessages.nameRequired],
    ['no address', { email: 'asha' }, authMessages.emailInvalid],
    ['a short password', { password: '12345' }, authMessages.passwordTooShort],
    ['a long password', { password: 'a'.repeat(129) }, authMessages.passwordTooLong],
  ])('%s is refused', async (_what, over, message) => {
    const { sentTo } = openScreen('/signup', { [call]: ok() })
    await fill(over)
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    expect(sentTo(call)).toEqual([])
  })
})

test('during the sign-up the button shows its progress', async () => {
  const { answer, give } = later()
  openScreen('/signup', { [call]: answer })
  await fill()
  await submit()

  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy()
  give(ok())
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
})

describe('the warning that passwords cannot be recovered', () => {
  /** Where it is: under the field, in a toast. */
  const shown = () => {
    const found = screen.getAllByText(authMessages.noRecovery)
    const isToast = (one: HTMLElement) => one.closest('[data-sonner-toast]') !== null
    return {
      inHint: found.some((one) => !isToast(one) && !one.classList.contains('invisible')),
      inToast: found.some(isToast),
    }
  }

  test('is shown under the field, for five seconds after its focus in a toast, and never twice at once', async () => {
    openScreen('/signup')
    await screen.findByText(authMessages.noRecovery)
    expect(shown()).toEqual({ inHint: true, inToast: false })

    slowClock()
    try {
      screen.getByLabelText('Password').focus()
      await waitFor(() => expect(shown()).toEqual({ inHint: false, inToast: true }))
      await vi.advanceTimersByTimeAsync(4_000)
      expect(shown()).toEqual({ inHint: false, inToast: true })
      await vi.advanceTimersByTimeAsync(2_000)
      await waitFor(() => expect(shown()).toEqual({ inHint: true, inToast: false }))
    } finally {
      vi.useRealTimers()
    }
  })

  test('is not shown if recovery is available', async () => {
    const { sentTo } = openScreen('/signup', { 'GET /api/capabilities': recovery(true) })
    await screen.findByLabelText('Password')
    await waitFor(() => expect(sentTo('GET /api/capabilities')).toHaveLength(1))
    await userEvent.click(screen.getByLabelText('Password'))

    expect(screen.queryByText(/recovery is not available/)).toBeNull()
  })
})
