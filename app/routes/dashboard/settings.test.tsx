import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionView, UsageDays } from '#api/account.ts'
import { accountTabMessages, deviceMessages, usageMessages } from '#app/features/settings/messages.ts'
import { type Answers, offline, ok, openScreen, refused, type SentCall, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { authMessages, errorMessages } from '#contract/messages.ts'
import { dataExportPath, paths } from '#contract/paths.ts'
import { features, plans } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'
import Settings from './settings.tsx'

const words = settingsMessages
const user = userEvent.setup({ delay: null })

const me = {
  user: { id: 'a', email: 'asha@example.com', full_name: 'Asha Rao', avatar_url: null, role: 'user' },
  plan: 'basic',
  status: 'active',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 3, limit: feature === 'ideas' ? null : plans.basic.limits[feature] })),
  style: defaultStyle,
  resets_at: '2026-12-01T00:00:00.000Z',
}

const session = (id: number, over: Partial<SessionView> = {}): SessionView => ({
  id: `5e551011-0000-4000-8000-${String(id).padStart(12, '0')}`,
  current: false,
  device: 'Firefox on Windows',
  ip_address: null,
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-20T10:00:00.000Z',
  ...over,
})
const here = session(1, { current: true, device: 'Chrome on Linux', ip_address: '203.0.113.7' })

const daysWith = (last: UsageDays['days'][number]['usage']): UsageDays => ({
  time_zone: 'Asia/Kolkata',
  days: Array.from({ length: 30 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10),
    usage: at === 29 ? last : [],
  })),
})

let server: Answers
let sent: SentCall[]

beforeEach(() => {
  server = {
    'GET /api/me': ok(me),
    'GET /api/auth/get-session': ok(null),
    'GET /api/auth/factors': ok({ factors: [], assurance_level: 'aal1', backup_codes_left: null }),
    'GET /api/sessions': ok({ items: [here] }),
    'GET /api/usage/days': ok(daysWith([])),
  }
  sent = serve(server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stubBrowser()
})
tidyUp()

const open = (search = '') => openScreen(Settings, paths.settings + search)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const calls = (call: string) => sent.filter((one) => one.call === call)

test('this device is marked; another session can be signed out, and the list is loaded again', async () => {
  const other = session(2)
  server['GET /api/sessions'] = ok({ items: [here, other] })
  server[`DELETE /api/sessions/${other.id}`] = () => new Response(null, { status: 204 })
  open()

  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/Chrome on Linux.*This device.*In use now.*from 203\.0\.113\.7/)
  expect(second?.textContent).toMatch(/Firefox on Windows.*Last used 20 Nov 2026/)
  expect(second?.textContent).not.toMatch(/This device|from/)

  server['GET /api/sessions'] = ok({ items: [here] })
  await press(/^Sign out Firefox on Windows/)
  expect(await screen.findByText(deviceMessages.signedOut({ device: 'Firefox on Windows' }))).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('all other sessions are signed out together; a session that has already ended is no error, any other failure shows an error', async () => {
  const others = Array.from({ length: 7 }, (_, at) => session(at + 2))
  server['GET /api/sessions'] = ok({ items: [here, ...others] })
  server['POST /api/sessions/end-others'] = ok({ ended: 7 })
  open()
  await press('Show all 8')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  await press('Sign out everywhere else')
  expect(await screen.findByText(words.sessionsEnded(7))).toBeTruthy()

  const [gone, broken] = screen.getAllByRole('button', { name: /^Sign out Firefox/ })
  server[`DELETE /api/sessions/${others[0]?.id}`] = refused(404, 'NOT_FOUND')
  server[`DELETE /api/sessions/${others[1]?.id}`] = refused(500, 'INTERNAL')
  await user.click(gone as HTMLElement)
  expect(await screen.findByText(deviceMessages.signedOut({ device: 'Firefox on Windows' }))).toBeTruthy()
  await user.click(broken as HTMLElement)
  expect(await screen.findByText(words.sessionEndFailed)).toBeTruthy()
})

test('what an action comes to is said in its section and not in a toast', async () => {
  server['POST /api/auth/update-user'] = ok()
  open()
  await user.type(await screen.findByLabelText('Full name'), ' Devi')
  await press('Save name')

  const said = await screen.findByText(words.nameSaved)
  expect(said.closest('[data-sonner-toast]')).toBeNull()
  expect(said.closest('[role=status]')?.parentElement?.contains(screen.getByLabelText('Full name'))).toBe(true)
})

test('a list that cannot be loaded shows an error and can be loaded again', async () => {
  server['GET /api/sessions'] = refused(403, 'FORBIDDEN')
  open()
  expect(await screen.findByText(words.sessionsFailed)).toBeTruthy()
  server['GET /api/sessions'] = ok({ items: [here] })
  await press('Try again')
  expect(await screen.findByText('This device')).toBeTruthy()
})

test('after a password change the sessions are loaded again, because the others have ended', async () => {
  server['POST /api/auth/change-password'] = ok({})
  open()
  await user.type(await screen.findByLabelText('Current password'), 'correct horse')
  await user.type(screen.getByLabelText('New password'), 'a better horse')
  await screen.findByText('This device')
  const before = calls('GET /api/sessions').length
  await press('Change password')
  expect(await screen.findByText(words.passwordChanged)).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/sessions').length).toBeGreaterThan(before))
})

test("the data is saved with the server's file name; a refusal shows an error", async () => {
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  URL.createObjectURL = () => 'blob:data'
  URL.revokeObjectURL = () => {}
  server[`GET ${dataExportPath}`] = () =>
    new Response('', { headers: { 'content-disposition': 'attachment; filename="postwright-data-2026-11-21.zip"' } })
  open()
  await press('Export my data')
  expect(await screen.findByText(words.dataReady)).toBeTruthy()
  expect(clicked).toEqual(['postwright-data-2026-11-21.zip'])

  server[`GET ${dataExportPath}`] = refused(429, 'RATE_LIMITED')
  await press('Export my data')
  expect(await screen.findByText(errorMessages.RATE_LIMITED)).toBeTruthy()
  server[`GET ${dataExportPath}`] = refused(503, 'UNAVAILABLE')
  await press('Export my data')
  expect(await screen.findByText(words.dataFailed)).toBeTruthy()
})

test("an account is deleted with its password; then this browser's data is cleared and the home page opens", async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: location.origin, assign })
  localStorage.setItem('draft:titles', 'old bicycles')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('results:titles', 'text')
  server['POST /api/auth/delete-user'] = ok({ success: true })
  open()
  await press('Delete my account')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
  expect(dialog.textContent).toMatch(/What we delete.*What we keep.*Paid payment requests/)
  expect(within(dialog).getByRole('button', { name: 'Export my data' })).toBeTruthy()

  await press('Delete my account for good')
  expect(await screen.findByText(authMessages.passwordRequired)).toBeTruthy()
  expect(calls('POST /api/auth/delete-user')).toEqual([])

  await user.type(within(dialog).getByLabelText('Your password'), 'correct horse{Enter}')
  await waitFor(() => expect(assign).toHaveBeenCalledWith(paths.home))
  expect(calls('POST /api/auth/delete-user')).toMatchObject([{ body: { password: 'correct horse' } }])
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  expect({ ...sessionStorage }).toEqual({ flash: words.deleted })
})

test.each([
  ['a wrong password shows an error at its field', refused(400, 'INVALID_PASSWORD'), words.passwordWrong, false],
  ['too many attempts show an error', refused(429, 'RATE_LIMITED'), errorMessages.RATE_LIMITED, false],
  ['a failed deletion shows an error with a link to support', refused(500, 'INTERNAL'), words.deleteFailed, true],
  ['a lost connection shows the same error', offline, words.deleteFailed, true],
])('%s; the account and the entered password are kept', async (_, answer, said, support) => {
  server['POST /api/auth/delete-user'] = answer
  localStorage.setItem('draft:titles', 'old bicycles')
  open()
  await press('Delete my account')
  await user.type(await screen.findByLabelText('Your password'), 'not this one')
  await press('Delete my account for good')

  expect((await screen.findByRole('alert')).textContent).toContain(said)
  expect(screen.queryByRole('link', { name: 'Get help' }) !== null).toBe(support)
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('not this one')
  expect(localStorage.getItem('draft:titles')).toBe('old bicycles')
  await press('Keep my account')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test("a field's error disappears when the field is edited", async () => {
  open()
  const name = await screen.findByLabelText('Full name')
  await user.clear(name)
  await press('Save name')
  expect(screen.getByText(authMessages.nameRequired)).toBeTruthy()
  await user.type(name, 'A')
  expect(screen.queryByText(authMessages.nameRequired)).toBeNull()

  await press('Change password')
  expect(screen.getAllByText(authMessages.passwordRequired)).toHaveLength(2)
  await user.type(screen.getByLabelText('Current password'), 'a')
  expect(screen.getAllByText(authMessages.passwordRequired)).toHaveLength(1)
  await user.type(screen.getByLabelText('New password'), 'a')
  expect(screen.queryByText(authMessages.passwordRequired)).toBeNull()

  await press('Delete my account')
  await press('Delete my account for good')
  expect(await screen.findByText(authMessages.passwordRequired)).toBeTruthy()
  await user.type(screen.getByLabelText('Your password'), 'a')
  expect(screen.queryByText(authMessages.passwordRequired)).toBeNull()
  await press('Keep my account')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('usage shows the used amount and limit of each feature, unlimited features, and the reset date', async () => {
  open('?tab=usage')
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toContain('Titles3 / 3027 title requests left')
  expect(lines.map(({ textContent }) => textContent)).toContain('IdeasUnlimited')
  expect(
    screen.getByText(
      'Resets on 1 Dec 2026. Each post for Twitter/X, Threads, Bluesky or Mastodon counts as 1 tweet request. Each post for Instagram, TikTok, Facebook, Telegram, WhatsApp or Pinterest counts as 1 hashtag request.',
    ),
  ).toBeTruthy()
})

test('a day of the chart can be read at its slider, and all days in a table', async () => {
  server['GET /api/usage/days'] = ok(
    daysWith([
      { feature: 'titles', used: 2 },
      { feature: 'scripts', used: 1 },
    ]),
  )
  open('?tab=usage')
  const chart = await screen.findByRole('slider', { name: 'Requests per day' })
  expect(screen.getByText('3 requests')).toBeTruthy()

  chart.focus()
  expect(chart.getAttribute('aria-valuetext')).toBe('21 Nov: 3 requests (Titles 2, Scripts 1)')
  expect(await screen.findByText('21 Nov: 3 requests (Titles 2, Scripts 1)')).toBeTruthy()
  // jsdom does not move a range by keys; browsers fire this event for a key.
  fireEvent.change(chart, { target: { value: '28' } })
  expect(chart.getAttribute('aria-valuetext')).toBe('20 Nov: 0 requests')

  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(31)
  expect(rows[1]?.textContent).toBe('21 Nov3Titles 2, Scripts 1')
  expect(rows[30]?.textContent).toBe('23 Oct0')
})

test('a month without usage shows a message, and usage that cannot be loaded can be loaded again', async () => {
  server['GET /api/usage/days'] = refused(403, 'FORBIDDEN')
  open('?tab=usage')
  expect(await screen.findByText(words.daysFailed)).toBeTruthy()
  server['GET /api/usage/days'] = ok(daysWith([]))
  await press('Try again')
  expect(await screen.findByText(usageMessages.daysEmpty)).toBeTruthy()
})

test('spelling and form of address are saved together, and Settings shows what the account has', async () => {
  server['PUT /api/account/style'] = ({ body }) => {
    server['GET /api/me'] = ok({ ...me, style: body })
    return Response.json(body)
  }
  open()
  const save = await screen.findByRole('button', { name: 'Save style' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  await user.selectOptions(screen.getByLabelText('English spelling'), 'British (colour, organise)')
  await user.selectOptions(screen.getByLabelText(accountTabMessages.address), 'formal')
  await user.click(save)

  expect(await screen.findByText(words.styleSaved)).toBeTruthy()
  expect(calls('PUT /api/account/style').map(({ body }) => body)).toEqual([{ spelling: 'british', address: 'formal' }])
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(save)
  expect(screen.getByLabelText('English spelling')).toHaveProperty('value', 'british')
})

test('a style that could not be saved stays chosen, with an error', async () => {
  server['PUT /api/account/style'] = refused(503, 'UNAVAILABLE')
  open()
  await user.selectOptions(await screen.findByLabelText('English spelling'), 'american')
  await press('Save style')

  expect(await screen.findByText(errorMessages.UNAVAILABLE)).toBeTruthy()
  expect(screen.getByLabelText('English spelling')).toHaveProperty('value', 'american')
})
