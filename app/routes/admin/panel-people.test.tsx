import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminAction } from '#api/admin.ts'
import { engineCardMessages } from '#app/features/admin/messages.ts'
import { ok, openScreen, refused } from '#app/lib/screen.fixture.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { errorMessages } from '#contract/messages.ts'
import { connectModelPath } from '#contract/paths.ts'
import { adminServer, calls, panelAt, person, press, request, server, user } from './panel.support.tsx'
import Panel from './panel.tsx'

const words = adminMessages
const mira = person()
const at = `/api/admin/people/${mira.id}`

adminServer()

function onePerson(over = {}) {
  const shown = { ...mira, ...over }
  server.answers['GET /api/admin/people'] = ok({ items: [shown], next: null })
  server.answers[`GET ${at}`] = ok(shown)
}
async function openMira() {
  openScreen(Panel, panelAt('?tab=people'))
  await press('Mira Sandoval')
  return screen.findByRole('dialog', { name: 'Mira Sandoval' })
}

test('users are searched on the server; an account shows its plan and its usage of the month', async () => {
  onePerson({ plan: 'basic', expires_at: '2027-01-03T12:00:00.000Z', email_verified: false })
  openScreen(Panel, panelAt('?tab=people'))
  await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'mira')
  await waitFor(() => expect(calls('GET /api/admin/people').at(-1)?.query).toMatchObject({ search: 'mira' }))
  const [row] = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(row?.textContent).toMatch(/Mira Sandoval.*Not verified.*mira@example\.com.*Basic plan until 3 Jan 2027/)
  await press('Mira Sandoval')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Used this month')
  expect(within(dialog).getByRole('progressbar', { name: 'Titles used this month' }).getAttribute('aria-valuenow')).toBe('1')
  expect(dialog.textContent).toContain('Scripts' + 'Not on this plan')
})

test('a plan is set until the end of a day, with notes for the audit log', async () => {
  onePerson()
  const changed = ok(person({ plan: 'pro', expires_at: '2099-05-01T12:00:00.000Z' }))
  server.answers[`POST ${at}/plan`] = (...asked) => {
    server.answers[`GET ${at}`] = changed
    return changed(...asked)
  }
  await openMira()
  await press('Set plan')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).queryByLabelText('Last day')).toBeNull()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Plan' }), 'Pro')
  await user.type(within(dialog).getByLabelText('Last day'), '2099-05-01')
  await user.type(within(dialog).getByLabelText('Admin notes'), 'a gift')
  await user.click(within(dialog).getByRole('button', { name: 'Set plan' }))
  expect(await within(dialog).findByText(words.planSet({ name: 'Mira Sandoval', plan: 'Pro' }))).toBeTruthy()
  expect(calls(`POST ${at}/plan`).map(({ body }) => body)).toEqual([
    { plan: 'pro', expires_at: new Date(2099, 4, 1, 23, 59, 59, 999).toISOString(), notes: 'a gift' },
  ])
  expect((await screen.findByRole('dialog')).textContent).toContain('Pro plan until 1 May 2099')
})

test('the Free plan is set without an end date, and the dialog says that a card subscription continues', async () => {
  onePerson({ plan: 'pro', expires_at: '2099-05-01T12:00:00.000Z', by_card: true })
  server.answers[`POST ${at}/plan`] = refused(422, 'INVALID_INPUT')
  await openMira()
  await press('Set plan')
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toMatch(/This user pays by card/)
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Plan' }), 'Free')
  await user.click(within(dialog).getByRole('button', { name: 'Set plan' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(errorMessages.INVALID_INPUT)
  expect(calls(`POST ${at}/plan`).map(({ body }) => body)).toEqual([{ plan: 'free', expires_at: null }])
})

test('an account is disabled after a description of the effects, and can be enabled again', async () => {
  onePerson()
  server.answers[`POST ${at}/disable`] = ok(person({ disabled: true }))
  server.answers[`POST ${at}/enable`] = ok(person())
  await openMira()
  await press('Disable account')
  expect(screen.getByRole('dialog').textContent).toMatch(/signs them out everywhere.*that subscription is canceled now/)
  expect(calls(`POST ${at}/disable`)).toEqual([])
  onePerson({ disabled: true })
  await press('Disable account')
  expect(await screen.findByText(words.disabledNow({ name: 'Mira Sandoval' }))).toBeTruthy()
  await press('Enable account')
  await press('Enable account')
  expect(await screen.findByText(words.enabledNow({ name: 'Mira Sandoval' }))).toBeTruthy()
})

test('admins cannot disable themselves', async () => {
  const me = person({ id: 'a', full_name: 'Asha Rao', role: 'admin' })
  server.answers['GET /api/admin/people'] = ok({ items: [me], next: null })
  server.answers['GET /api/admin/people/a'] = ok(me)
  openScreen(Panel, panelAt('?tab=people&person=a'))
  expect(await screen.findByRole('button', { name: 'Set plan' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull()
})

const action = (over: Partial<AdminAction>): AdminAction => ({
  id: request(1).id,
  created_at: '2026-11-20T10:00:00.000Z',
  admin: { id: 'a', full_name: 'Asha Rao', email: 'asha@example.com' },
  action: 'payment-processed',
  subject: 'one',
  about: 'mira@example.com',
  details: { plan: 'pro', interval: 'yearly', amount: 32_000, change: 'created', expires_at: '2027-11-20T10:00:00.000Z', notes: 'seen' },
  ...over,
})

test('the audit log shows admin, action and user, and can be filtered by user', async () => {
  const set = { plan: 'basic', expires_at: null, before: { plan: 'pro', expires_at: '2027-11-20T10:00:00.000Z' } }
  server.answers['GET /api/admin/actions'] = ok({
    items: [action({}), action({ id: request(2).id, action: 'plan-set', admin: null, about: null, details: set })],
    next: null,
  })
  openScreen(Panel, panelAt('?tab=log'))
  const [first, second] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /Payment processed: mira@example\.com.*20 Nov 2026.*Pro yearly, ₹32,000, until 20 Nov 2027 · by Asha Rao.*seen/,
  )
  expect(second?.textContent).toMatch(/Plan set: something since deleted.*Basic, before: Pro until 20 Nov 2027 · by a deleted account/)
  await press('Show all about mira@example.com')
  await waitFor(() => expect(calls('GET /api/admin/actions').at(-1)?.query).toMatchObject({ subject: 'one' }))
  await press('Show all')
  expect(screen.queryByText(/one request or account/)).toBeNull()
})

test('the audit log says what was changed about the writing, and never that it was deleted', async () => {
  const changed = { engine: 'openai/gpt-5-mini', fallbacks: [], try_out: { engine: 'builtin', per_day: 100 }, prices: null }
  server.answers['GET /api/admin/actions'] = ok({
    items: [
      action({ action: 'writing-changed', subject: 'writing', about: null, details: changed }),
      action({
        id: request(2).id,
        action: 'provider-changed',
        subject: 'openai',
        about: null,
        details: { key: 'set', base_url: 'default' },
      }),
      action({
        id: request(3).id,
        action: 'provider-changed',
        subject: 'compatible',
        about: null,
        details: { key: 'added', base_url: 'https://models.example/v1' },
      }),
    ],
    next: null,
  })
  openScreen(Panel, panelAt('?tab=log'))
  const [writing, provider, added] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('listitem')
  expect(writing?.textContent).toMatch(
    /^Writing settings changed20 Nov.*now writes with gpt-5-mini \(OpenAI\), no fallback models, for home page visitors: Built-in writer, new prices · by Asha Rao$/,
  )
  expect(provider?.textContent).toMatch(/^AI service changed: OpenAI20 Nov.*new key, default address · by Asha Rao$/)
  expect(added?.textContent).toMatch(/^AI service added: .*key saved, address https:\/\/models\.example\/v1 · by Asha Rao$/)
})

test('an empty audit log and one that cannot be loaded each have a message', async () => {
  server.answers['GET /api/admin/actions'] = refused(403, 'FORBIDDEN')
  openScreen(Panel, panelAt('?tab=log'))
  expect(await screen.findByText(words.actionsFailed)).toBeTruthy()
  server.answers['GET /api/admin/actions'] = ok({ items: [], next: null })
  await press('Try again')
  expect(await screen.findByText(words.actionsEmpty)).toBeTruthy()
})

const none = { usd: 0, inr: 0 }
const days = [
  { date: '2026-11-20', revenue: 0, card_revenue: none, generations: 1 },
  { date: '2026-11-21', revenue: 750, card_revenue: { usd: 900, inr: 75_000 }, generations: 40 },
]
const engine = {
  model: 'anthropic/small',
  fallbacks: ['openai/other'],
  prices: { input: 0.25, output: 1 },
  since: '2026-11-01T00:00:00.000Z',
  engines: [
    { engine: 'anthropic/small', generations: 40, input_tokens: 12_000, output_tokens: 9_000, cost: 0.012 },
    { engine: 'builtin', generations: 1, input_tokens: 0, output_tokens: 0, cost: null },
  ],
  failures: { generations: [{ name: 'post', reason: 'GENERATION_TIMEOUT', count: 2 }], models: [] },
}

test('revenue and generations by day can be read from a chart with the keyboard and from a table', async () => {
  server.answers['GET /api/admin/days'] = ok({ time_zone: 'Asia/Kolkata', days })
  server.answers['GET /api/admin/engine'] = ok(engine)
  openScreen(Panel, panelAt('?tab=reports'))
  const chart = async (name: string) => (await screen.findByRole('slider', { name })).getAttribute('aria-valuetext')
  expect(await chart('Revenue in rupees by day')).toBe('21 Nov: ₹1,500 (₹750 manual, ₹750 by card)')
  expect(await chart('Revenue in dollars by day')).toBe('21 Nov: $9.00')
  expect(await chart('Generations by day')).toBe('21 Nov: 40 generations')
  const [rupees] = screen.getAllByRole('table', { hidden: true })
  expect(rupees?.textContent).toMatch(/21 Nov₹750₹75020 Nov₹0₹0/)
  expect(screen.getByText(/Asia\/Kolkata time/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(calls('GET /api/admin/days').at(-1)?.query).toEqual({ days: '90' }))
})

test('the dollar chart is shown only with revenue in dollars; the writing model shows its name, tokens, cost and failures', async () => {
  server.answers['GET /api/admin/days'] = ok({ time_zone: 'UTC', days: days.slice(0, 1) })
  server.answers['GET /api/admin/engine'] = ok(engine)
  openScreen(Panel, panelAt('?tab=reports'))
  await screen.findByRole('slider', { name: 'Generations by day' })
  expect(screen.queryByText('Revenue in dollars')).toBeNull()
  const table = await screen.findByRole('table', { name: /^Since/ })
  expect(table.textContent).toMatch(/small \(Anthropic\).*40.*12,000.*9,000.*\$0\.01/)
  expect(table.textContent).toMatch(/Built-in writer.*–/)
  expect(screen.getByText('$0.25 sent, $1.00 written')).toBeTruthy()
  expect(screen.getByText('Post: took too long')).toBeTruthy()
})

test('the statistics of the engine lead to the tab where it is chosen', async () => {
  server.answers['GET /api/admin/days'] = ok({ time_zone: 'UTC', days })
  server.answers['GET /api/admin/engine'] = ok(engine)
  openScreen(Panel, panelAt('?tab=reports'))
  expect((await screen.findByRole('link', { name: engineCardMessages.change })).getAttribute('href')).toBe(connectModelPath)
})
