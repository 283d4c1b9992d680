import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linkProblemMessages, signInMessages } from '#app/features/auth/messages.ts'
import { localOf, settingsOf } from '#app/features/engines/engines.fixture.ts'
import { enter, offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { later, openScreen, recovery, signedIn, signedInAs } from './screen.support.tsx'

tidyUp()

const call = 'POST /api/auth/sign-in/email'
const typed = { email: 'asha@example.com', password: 'correct horse' }

const fill = async () => {
  await enter(await screen.findByLabelText('Email'), typed.email)
  await enter(screen.getByLabelText('Password'), typed.password)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: signInMessages.submit }))
const welcome = { [call]: ok({ user: {} }) }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

describe('a refused sign-in shows a message, and the form keeps its values', () => {
  test.each([
    ['a wrong password or an unknown address', refused(401, 'INVALID_EMAIL_OR_PASSWORD'), authMessages.noAccount],
    ['an address that is not verified', refused(403, 'EMAIL_NOT_VERIFIED'), authMessages.notVerified],
    ['a disabled account', refused(403, 'ACCOUNT_DISABLED'), authMessages.disabled],
    ['too many attempts', refused(429, 'RATE_LIMITED'), errorMessages.RATE_LIMITED],
    ['a refused field', refused(422, 'INVALID_INPUT', { data: { issues: [{ path: 'email', message: 'Named' }] } }), 'Named'],
    ['a refusal without a specific message', refused(403, 'INVALID_ORIGIN'), authMessages.signInError],
    ['a server error', refused(500, 'INTERNAL'), authMessages.signInError],
    ['no network', offline, authMessages.signInFailed],
    ['an invalid response', () => new Response('{', { headers: { 'content-type': 'application/json' } }), authMessages.signInFailed],
  ])('%s', async (_what, answer, message) => {
    openScreen('/signin', { [call]: answer })
    await fill()
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/raw words/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(typed.email)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(typed.password)
  })

  test('without a connection a message also says to check it', async () => {
    openScreen('/signin', { [call]: offline })
    await fill()
    await submit()

    expect(await screen.findByText(siteMessages.offline)).toBeTruthy()
  })
})

test('the verification email of an unverified address can be sent again', async () => {
  const { sentTo } = openScreen('/signin', {
    [call]: refused(403, 'EMAIL_NOT_VERIFIED'),
    'POST /api/auth/send-verification-email': ok(),
    'GET /api/capabilities': recovery(true),
  })
  await fill()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }))

  expect(await screen.findByText(authMessages.signUpSent)).toBeTruthy()
  expect(sentTo('POST /api/auth/send-verification-email')).toEqual([{ email: typed.email }])
})

test('a verification email that cannot be sent again shows an error', async () => {
  openScreen('/signin', {
    [call]: refused(403, 'EMAIL_NOT_VERIFIED'),
    'POST /api/auth/send-verification-email': offline,
    'GET /api/capabilities': recovery(true),
  })
  await fill()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }))

  expect(await screen.findByText(authMessages.resendFailed)).toBeTruthy()
})

const buyer = (interval: string) => `/signin?from=${encodeURIComponent(`/manual-payment-request?plan=basic&interval=${interval}`)}`

test.each([
  ['monthly', 'Continue to Basic, ₹750 a month.'],
  ['yearly', 'Continue to Basic, ₹7,500 a year.'],
])('who has chosen a plan (%s) reads which one and what it costs, and creates an account with one press', async (interval, words) => {
  openScreen(buyer(interval), { 'GET /api/billing/prices': ok({ items: [] }) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Welcome back.')).toBeNull()
  const signUp = screen.getByRole('link', { name: 'New here? Create your account' })
  expect(new URL(signUp.getAttribute('href') ?? '', location.origin).searchParams.get('from')).toBe(
    `/manual-payment-request?plan=basic&interval=${interval}`,
  )
})

test.each(['/signin', '/signin?from=/dashboard', '/signin?from=/manual-payment-request?plan=gold'])('%s greets as usual', async (at) => {
  openScreen(at)
  expect(await screen.findByText('Welcome back.')).toBeTruthy()
})

test('an empty field sends nothing, and the first empty field gets the focus', async () => {
  const { sentTo } = openScreen('/signin')
  await screen.findByLabelText('Email')
  await submit()

  expect(await screen.findByText(authMessages.emailRequired)).toBeTruthy()
  expect(screen.getByText(authMessages.passwordRequired)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sentTo(call)).toEqual([])
})

test('during the sign-in the button shows its progress and sends nothing again', async () => {
  const { answer, give } = later()
  const { sentTo } = openScreen('/signin', { [call]: answer })
  await fill()
  await submit()

  const busy = await screen.findByRole('button', { name: 'Signing in...' })
  await userEvent.click(busy)
  await userEvent.keyboard('{Enter}')
  expect(sentTo(call)).toEqual([typed])

  give(refused(500, 'INTERNAL'))
  expect(await screen.findByRole('button', { name: signInMessages.submit })).toBeTruthy()
})

describe('after signing in', () => {
  test('a message is shown and the dashboard opens', async () => {
    const { answers, address } = openScreen('/signin', welcome)
    await fill()
    answers({ 'GET /api/me': signedIn })
    await submit()

    expect(await screen.findByText(authMessages.signedIn)).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  test.each([
    ['nobody has chosen', false, '/setup/writing'],
    ['somebody has chosen', true, '/dashboard'],
  ])('an admin opens the choice of what writes only while it has not been made: %s', async (_, decided, expected) => {
    const { answers, address } = openScreen('/signin', {
      ...welcome,
      'GET /api/admin/writing': ok(settingsOf({ decided })),
      'GET /api/admin/writing/local': ok(localOf()),
    })
    await fill()
    answers({ 'GET /api/me': signedInAs('admin') })
    await submit()

    await waitFor(() => expect(address()).toBe(expected))
  })

  test.each([
    ['?from=', '/signin?from=%2Fdashboard%2Fsettings%3Ftab%3Dusage', '/dashboard/settings?tab=usage'],
    ['the state', { pathname: '/signin', state: { from: '/dashboard/history' } }, '/dashboard/history'],
    ['a URL of another site', '/signin?from=//evil.example', '/dashboard'],
    ['a URL of another site with dot segments', '/signin?from=/..//evil.example', '/dashboard'],
  ])('a valid return path opens, otherwise the dashboard: %s', async (_how, at, expected) => {
    const { answers, address } = openScreen(at, welcome)
    await fill()
    answers({ 'GET /api/me': signedIn })
    await submit()

    await waitFor(() => expect(address()).toBe(expected))
  })

  test('a page that needs an account redirects to the sign-in and back, with query and fragment', async () => {
    const { answers, address } = openScreen('/dashboard/settings?tab=usage#limits', welcome)
    await fill()
    expect(address()).toBe('/signin?from=%2Fdashboard%2Fsettings%3Ftab%3Dusage%23limits')
    answers({ 'GET /api/me': signedIn })
    await submit()

    await waitFor(() => expect(address()).toBe('/dashboard/settings?tab=usage#limits'))
    expect(await screen.findByText('the dashboard')).toBeTruthy()
  })
})

describe('an account with a second factor', () => {
  const factors = ok({ factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }], assurance_level: 'aal2', backup_codes_left: null })
  const verify = 'POST /api/auth/factors/f1/verify'
  const secondStep = {
    [call]: ok({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }),
    'GET /api/auth/factors': factors,
    'POST /api/auth/factors/f1/challenge': ok({ id: 'c1' }),
  }
  const toSecondStep = async (answers = {}) => {
    const opened = openScreen('/signin?from=%2Fdashboard%2Fhistory', { ...secondStep, ...answers })
    await fill()
    await submit()
    await screen.findByRole('heading', { name: 'Enter your code' })
    return opened
  }
  const enter = async (label: string, code: string) => {
    await userEvent.type(screen.getByLabelText(label), code)
    await userEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }))
  }

  test('is asked for the code, verifies it with a challenge and opens the return path', async () => {
    const { answers, address, sentTo } = await toSecondStep({ [verify]: ok({ access_token: 'a' }) })
    const field = screen.getByLabelText<HTMLInputElement>('6-digit code')
    expect(document.activeElement).toBe(field)
    expect(field.autocomplete).toBe('one-time-code')
    answers({ 'GET /api/me': signedIn })
    await enter('6-digit code', '123456')

    await waitFor(() => expect(address()).toBe('/dashboard/history'))
    expect(sentTo(verify)).toEqual([{ code: '123456', challenge_id: 'c1' }])
  })

  test('can use a backup code instead', async () => {
    const { answers, address, sentTo } = await toSecondStep({ 'POST /api/auth/factors/backup-code': ok({ access_token: 'a' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Backup code'))
    answers({ 'GET /api/me': signedIn })
    await enter('Backup code', 'abcde-fghjk')

    await waitFor(() => expect(address()).toBe('/dashboard/history'))
    expect(sentTo('POST /api/auth/factors/backup-code')).toEqual([{ code: 'abcde-fghjk' }])
  })

  test.each([
    ['a wrong code', refused(400, 'WRONG_CODE'), twoFactorMessages.codeWrong],
    ['a used code', refused(400, 'CODE_USED'), twoFactorMessages.codeUsed],
    ['a lock', refused(423, 'FACTOR_LOCKED', { data: { retryAfter: 900 } }), twoFactorMessages.locked(15)],
    ['a sign-in that took too long', refused(401, 'SIGN_IN_EXPIRED'), twoFactorMessages.signInExpired],
    ['a server error', refused(500, 'INTERNAL'), twoFactorMessages.verifyFailed],
    ['no network', offline, siteMessages.offline],
  ])('gets an error for %s, and the entered code is kept', async (_what, answer, message) => {
    await toSecondStep({ [verify]: answer })
    await enter('6-digit code', '123456')

    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/raw words/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456')
  })

  test('can return to the password, and the email address is kept', async () => {
    await toSecondStep()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))

    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(typed.email)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })

  test('sends nothing without a code', async () => {
    const { sentTo } = await toSecondStep()
    await userEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }))

    expect(await screen.findByText(twoFactorMessages.codeRequired)).toBeTruthy()
    expect(sentTo('GET /api/auth/factors')).toEqual([])
  })
})

test.each(['/signin', '/signup', '/forgot-password'])('a signed-in user is redirected from %s to the dashboard', async (at) => {
  const { address } = openScreen(at, { 'GET /api/me': signedIn })

  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test.each(['/signin', '/signup', '/forgot-password'])('%s shows its form while the session is loading', (at) => {
  openScreen(at, { 'GET /api/me': later().answer, 'GET /api/capabilities': recovery(true) })

  expect(screen.getByLabelText('Email')).toBeTruthy()
  expect(screen.queryByText(siteMessages.loading)).toBeNull()
})

describe('after a confirmation link that did not work', () => {
  const at = { pathname: '/signin', state: { linkProblem: 'rejected' } }
  const resend = 'POST /api/auth/send-verification-email'
  const press = () => userEvent.click(screen.getByRole('button', { name: linkProblemMessages.newLink }))

  test('it says why, and sends a new link to the typed address', async () => {
    const { sentTo } = openScreen(at, { [resend]: ok(), 'GET /api/capabilities': recovery(true) })
    expect(await screen.findByText(linkProblemMessages.rejected)).toBeTruthy()
    await press()
    expect(await screen.findByText(authMessages.emailRequired)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(sentTo(resend)).toEqual([])

    await enter(screen.getByLabelText('Email'), ' asha@example.com')
    await press()
    expect(await screen.findByText(authMessages.signUpSent)).toBeTruthy()
    expect(sentTo(resend)).toEqual([{ email: 'asha@example.com' }])
  })

  test('nothing is said without a problem, or for one that is not known', async () => {
    openScreen({ pathname: '/signin', state: { linkProblem: 'success' } })
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.queryByRole('button', { name: linkProblemMessages.newLink })).toBeNull()
  })
})

test('while the session is loading, a page that needs an account shows Loading...', async () => {
  openScreen('/dashboard', { 'GET /api/me': later().answer })

  expect(screen.getByRole('status').textContent).toBe(siteMessages.loading)
})

test.each([
  [true, 1],
  [false, 0],
])('the link for a forgotten password is shown only if recovery is available: %s', async (can, links) => {
  const { sentTo } = openScreen('/signin', { 'GET /api/capabilities': recovery(can) })
  await screen.findByLabelText('Email')

  await waitFor(() => expect(sentTo('GET /api/capabilities')).toHaveLength(1))
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Forgot password?' })).toHaveLength(links))
})

test('a password can be shown and hidden', async () => {
  openScreen('/signin')
  const password = await screen.findByLabelText<HTMLInputElement>('Password')

  expect(password.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
})
