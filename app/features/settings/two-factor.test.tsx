import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, ok, openScreen, refused, type SentCall, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { TwoFactorCard } from './two-factor-card.tsx'

const words = twoFactorMessages
const user = userEvent.setup({ delay: null })

const off = ok({ factors: [], assurance_level: 'aal1', backup_codes_left: null })
const started = ok({ factors: [{ id: 'f1', factor_type: 'totp', status: 'unverified' }], assurance_level: 'aal1', backup_codes_left: null })
const on = (left: number) =>
  ok({ factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }], assurance_level: 'aal2', backup_codes_left: left })

const codeLabel = '6-digit code or backup code'
const codes = ['abcde-fghjk', '23456-789ab']
const address = 'otpauth://totp/Postwright:asha%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Postwright'

let server: Answers
let sent: SentCall[]

beforeEach(() => {
  server = {
    'GET /api/me': refused(503, 'UNAVAILABLE'),
    'GET /api/auth/get-session': ok(null),
    'GET /api/auth/factors': off,
    'POST /api/auth/two-factor/enable': ok({ totpURI: address, backupCodes: codes }),
    'POST /api/auth/factors/f1/challenge': ok({ id: 'c1' }),
    'POST /api/auth/factors/f1/verify': ok({ access_token: 'a' }),
  }
  sent = serve(server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
tidyUp()

const open = () => openScreen(TwoFactorCard, paths.settings)
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)

test('two-factor authentication is turned on with password, QR code and a first code, and shows the backup codes once', async () => {
  open()
  await press('Turn on two-factor authentication')
  const heading = await screen.findByRole('heading', { name: 'Confirm it’s you' })
  expect(document.activeElement).toBe(heading)
  await type('Your password', 'correct horse')
  await press('Continue')

  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(bodiesOf('POST /api/auth/two-factor/enable')).toEqual([{ password: 'correct horse' }])
  server['GET /api/auth/factors'] = started
  await type('6-digit code', '123 456')
  server['POST /api/auth/factors/f1/verify'] = () => {
    server['GET /api/auth/factors'] = on(10)
    return Response.json({ access_token: 'a' })
  }
  await press('Verify and turn on')

  expect(await screen.findByText(words.enabled)).toBeTruthy()
  expect(bodiesOf('POST /api/auth/factors/f1/verify')).toEqual([{ code: '123 456', challenge_id: 'c1' }])
  for (const code of codes) expect(screen.getByText(code)).toBeTruthy()
  await press('I’ve saved them')
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  expect(await screen.findByText('10 backup codes left.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two-factor authentication' }))
})

test('the backup codes can be copied and downloaded', async () => {
  server['GET /api/auth/factors'] = on(10)
  server['POST /api/auth/two-factor/generate-backup-codes'] = ok({ backupCodes: codes })
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  open()
  await press('New backup codes')
  await type('Your password', 'correct horse')
  await type(codeLabel, '123456')
  await press('Get new codes')
  expect(await screen.findByText(words.regenerated)).toBeTruthy()

  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await press('Copy codes')
  expect(written).toHaveBeenCalledWith(codes.join('\n'))
  expect(await screen.findByText(words.codesCopied)).toBeTruthy()
  await press('Download codes')
  expect(click).toHaveBeenCalledOnce()
  const [file] = saved
  expect(file).toBeInstanceOf(File)
  expect((file as File).name).toBe('postwright-backup-codes.txt')
  for (const code of codes) expect(await (file as File).text()).toContain(code)
})

test('two-factor authentication is turned off with the password and a code, and a message confirms it', async () => {
  server['GET /api/auth/factors'] = on(2)
  server['POST /api/auth/two-factor/disable'] = () => {
    server['GET /api/auth/factors'] = off
    return Response.json({ status: true })
  }
  open()
  expect((await screen.findByText('2 backup codes left.')).className).toContain('text-warn')
  await press('Turn off')
  await type('Your password', 'correct horse')
  await type(codeLabel, '123 456')
  await press('Turn off')

  expect(await screen.findByText(words.disabled)).toBeTruthy()
  expect(bodiesOf('POST /api/auth/two-factor/disable')).toEqual([{ password: 'correct horse', code: '123 456' }])
  expect(await screen.findByRole('button', { name: 'Turn on two-factor authentication' })).toBeTruthy()
})

test.each([
  ['a wrong password', refused(400, 'INVALID_PASSWORD'), settingsMessages.passwordWrong],
  ['too many attempts', refused(429, 'RATE_LIMITED'), errorMessages.RATE_LIMITED],
  ['two-factor authentication that is already on', refused(400, 'TOTP_ALREADY_ENABLED'), words.alreadyOn],
  ['a server error', refused(500, 'INTERNAL'), words.enableFailed],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')) as never, siteMessages.offline],
])('the error for %s is shown, and the entered password is kept', async (_what, answer, message) => {
  server['POST /api/auth/two-factor/enable'] = answer
  open()
  await press('Turn on two-factor authentication')
  await press('Continue')
  expect(await screen.findByText(authMessages.passwordRequired)).toBeTruthy()
  await type('Your password', 'a guess')
  await press('Continue')

  expect(await screen.findByText(message)).toBeTruthy()
  expect((screen.getByLabelText('Your password') as HTMLInputElement).value).toBe('a guess')
  expect(screen.queryByText(/raw words/)).toBeNull()
})

test.each([
  ['a wrong code', refused(400, 'WRONG_CODE'), words.codeWrong],
  ['a used code', refused(400, 'CODE_USED'), words.codeUsed],
  ['too many wrong codes', refused(423, 'FACTOR_LOCKED', { data: { retryAfter: 61 } }), words.locked(2)],
])('while two-factor authentication is turned on, the error for %s is shown; Cancel leaves it off', async (_what, answer, message) => {
  server['POST /api/auth/factors/f1/verify'] = answer
  open()
  await press('Turn on two-factor authentication')
  await type('Your password', 'correct horse')
  await press('Continue')
  server['GET /api/auth/factors'] = started
  await press('Verify and turn on')
  expect(await screen.findByText(words.codeRequired)).toBeTruthy()
  await type('6-digit code', '000000')
  await press('Verify and turn on')

  expect(await screen.findByText(message)).toBeTruthy()
  await press('Cancel')
  await waitFor(() => expect(screen.getByText('Off')).toBeTruthy())
})

test('two-factor authentication is not turned off without a password and a code', async () => {
  server['GET /api/auth/factors'] = on(10)
  open()
  await press('Turn off')
  await press('Turn off')

  expect(await screen.findByText(authMessages.passwordRequired)).toBeTruthy()
  expect(screen.getByText(words.eitherCodeRequired)).toBeTruthy()
  expect(bodiesOf('POST /api/auth/two-factor/disable')).toEqual([])
})

test.each([
  ['a wrong password', refused(400, 'INVALID_PASSWORD'), 'Your password', settingsMessages.passwordWrong],
  ['a wrong code', refused(400, 'WRONG_CODE'), codeLabel, words.eitherCodeWrong],
  ['a used code', refused(400, 'CODE_USED'), codeLabel, words.codeUsed],
  ['too many wrong codes', refused(423, 'FACTOR_LOCKED', { data: { retryAfter: 61 } }), codeLabel, words.locked(2)],
  [
    'an invalid code',
    refused(422, 'INVALID_INPUT', { data: { issues: [{ path: 'code', message: words.eitherCodeRequired }] } }),
    codeLabel,
    words.eitherCodeRequired,
  ],
])('while two-factor authentication is turned off, the error for %s is shown at its field', async (_what, answer, label, message) => {
  server['GET /api/auth/factors'] = on(10)
  server['POST /api/auth/two-factor/disable'] = answer
  open()
  await press('Turn off')
  await type('Your password', 'a guess')
  await type(codeLabel, '000000')
  await press('Turn off')

  expect(await screen.findByText(message)).toBeTruthy()
  const describedBy = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain(message)
})

test('settings that cannot be loaded show an error and can be loaded again', async () => {
  server['GET /api/auth/factors'] = refused(400, 'ANYTHING')
  open()
  expect(await screen.findByText(words.loadFailed)).toBeTruthy()
  server['GET /api/auth/factors'] = off
  await press('Try again')

  expect(await screen.findByRole('button', { name: 'Turn on two-factor authentication' })).toBeTruthy()
})
