import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { localOf, settingsOf } from '#app/features/engines/engines.fixture.ts'
import { enter, offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { openScreen, signedInAs } from './screen.support.tsx'

tidyUp()

const check = 'POST /api/auth/setup/check'
const create = 'POST /api/auth/setup'
const owner = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse' }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** The address bar as the printed link leaves it. */
const openSetup = (fragment: string, answers: Parameters<typeof openScreen>[1]) => {
  history.replaceState(null, '', `/setup${fragment}`)
  return openScreen('/setup', answers)
}
const fill = async () => {
  await enter(await screen.findByLabelText('Name'), owner.name)
  await enter(screen.getByLabelText('Email'), owner.email)
  await enter(screen.getByLabelText('Password'), owner.password)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create owner account' }))

test('the owner is created with the token of the fragment, which is removed from the URL, and the choice of what writes opens', async () => {
  const { answers, address, sentTo } = openSetup('#token=good', { [check]: ok({ valid: true }), [create]: ok() })
  await fill()
  answers({ 'GET /api/me': signedInAs('admin'), 'GET /api/admin/writing': ok(settingsOf()), 'GET /api/admin/writing/local': ok(localOf()) })
  await submit()

  expect(await screen.findByRole('heading', { name: engineSettingsMessages.title })).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/setup/writing'))
  expect(sentTo(check)).toEqual([{ token: 'good' }])
  expect(sentTo(create)).toEqual([{ token: 'good', ...owner }])
  expect(location.href).not.toContain('good')
})

test.each(['', '#token=used'])('an invalid link shows an error without the form: /setup%s', async (fragment) => {
  openSetup(fragment, { [check]: ok({ valid: false }) })

  expect(await screen.findByText(authMessages.setupInvalid)).toBeTruthy()
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test("a link that was used in the meantime shows an error and keeps the form's values", async () => {
  openSetup('#token=good', { [check]: ok({ valid: true }), [create]: refused(400, 'SETUP_LINK_INVALID') })
  await fill()
  await submit()

  expect(await screen.findByText(authMessages.setupInvalid)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(owner.name)
})

test('an account that could not be created shows an error', async () => {
  openSetup('#token=good', { [check]: ok({ valid: true }), [create]: offline })
  await fill()
  await submit()

  expect(await screen.findByText(authMessages.setupFailed)).toBeTruthy()
})

test('a link that could not be checked can be checked again', async () => {
  const { answers } = openSetup('#token=good', { [check]: offline })
  await screen.findByText(authMessages.setupUnchecked)
  answers({ [check]: ok({ valid: true }) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByLabelText('Name')).toBeTruthy()
})
