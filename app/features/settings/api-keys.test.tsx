import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, ok, openScreen, refused, type SentCall, serve, tidyUp } from '#app/lib/screen.fixture.tsx'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { confirmMessages } from '#contract/engine-settings-messages.ts'
import { paths } from '#contract/paths.ts'
import { apiKeyScreenMessages } from './api-key-messages.ts'
import { ApiKeysTab } from './api-keys-tab.tsx'

const words = apiKeyScreenMessages
const user = userEvent.setup({ delay: null })
const item = {
  id: '5e551011-0000-4000-8000-000000000001',
  name: 'Website',
  start: 'pw_Ab3dE',
  scopes: ['read', 'write'],
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
}
const key = `pw_${'Ab3dE'.repeat(9)}6789`

let server: Answers
let sent: SentCall[]
beforeEach(() => {
  server = {
    'GET /api/me': refused(503, 'UNAVAILABLE'),
    'GET /api/auth/get-session': ok(null),
    'GET /api/api-keys': ok({ items: [] }),
    'POST /api/api-keys': () => {
      server['GET /api/api-keys'] = ok({ items: [item] })
      return Response.json({ key, item })
    },
  }
  sent = serve(server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
tidyUp()

const open = () => openScreen(ApiKeysTab, paths.settings)
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)

async function fillIn(name: string, scope: string) {
  await press(words.create)
  const dialog = await screen.findByRole('dialog')
  if (name) await user.type(within(dialog).getByLabelText(words.name), name)
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${scope}`) }))
  await user.click(within(dialog).getByRole('button', { name: words.create }))
}

test('a key is created with a name and a scope, shown once, and then listed without it', async () => {
  open()
  expect(await screen.findByText(words.empty)).toBeTruthy()
  await fillIn('Website', words.reads)

  const shown = await screen.findByLabelText<HTMLInputElement>(words.key)
  expect(shown.value).toBe(key)
  expect(document.activeElement).toBe(shown)
  expect(bodiesOf('POST /api/api-keys')).toEqual([{ name: 'Website', scopes: ['read'] }])
  await press(words.done)
  expect(await screen.findByText('Website')).toBeTruthy()
  // The button that opened the dialog is gone with the empty state.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title })))
  expect(screen.queryByDisplayValue(key)).toBeNull()
  expect(screen.getByText(new RegExp(words.neverUsed))).toBeTruthy()
})

test('a key without a name is not created', async () => {
  open()
  await fillIn('', words.writes)
  expect(await screen.findByText(apiKeyMessages.nameRequired)).toBeTruthy()
  expect(bodiesOf('POST /api/api-keys')).toEqual([])
})

test('after an old sign-in the password is asked for, and nothing that was typed is lost', async () => {
  server['POST /api/api-keys'] = refused(403, 'FORBIDDEN')
  open()
  await fillIn('Website', words.writes)
  expect(await screen.findByRole('dialog', { name: confirmMessages.title })).toBeTruthy()
  server['POST /api/auth/sign-in/email'] = ok({})
  server['POST /api/api-keys'] = ok({ key, item })
  await user.type(screen.getByLabelText(confirmMessages.passwordOfYours), 'correct horse')
  await press(confirmMessages.signIn)
  expect(await screen.findByDisplayValue(key)).toBeTruthy()
  expect(bodiesOf('POST /api/api-keys').at(-1)).toEqual({ name: 'Website', scopes: ['write'] })
})

test('a key is revoked after a question, and the focus stays in the list', async () => {
  server['GET /api/api-keys'] = ok({ items: [item] })
  open()
  await press(words.revokeNamed({ name: 'Website' }))
  const question = await screen.findByRole('alertdialog', { name: words.revokeQuestion({ name: 'Website' }) })
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  server[`DELETE /api/api-keys/${item.id}`] = () => {
    server['GET /api/api-keys'] = ok({ items: [] })
    return new Response(null, { status: 204 })
  }
  await user.click(within(question).getByRole('button', { name: words.revoke }))
  expect(await screen.findByText(words.empty)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title })))
})
