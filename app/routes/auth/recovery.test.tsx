import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { offline, ok, refused, tidyUp } from '#app/lib/screen.fixture.tsx'
import { authMessages } from '#contract/messages.ts'
import { openScreen, recovery } from './screen.support.tsx'

tidyUp()

const ask = 'POST /api/auth/request-password-reset'
const reset = 'POST /api/auth/reset-password'
const withMail = { 'GET /api/capabilities': recovery(true) }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const askFor = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
}
const choose = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a reset request shows the same message for every address', async () => {
  const { sentTo } = openScreen('/forgot-password', { ...withMail, [ask]: ok() })
  await askFor('asha@example.com')

  expect(await screen.findByText(authMessages.resetSent)).toBeTruthy()
  expect(sentTo(ask)).toEqual([{ email: 'asha@example.com' }])
})

test('a failed reset request shows an error and keeps the address', async () => {
  openScreen('/forgot-password', { ...withMail, [ask]: offline })
  await askFor('asha@example.com')

  expect(await screen.findByText(authMessages.resetRequestFailed)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com')
})

test('without a mail server no reset can be requested', async () => {
  openScreen('/forgot-password')

  expect(await screen.findByText(authMessages.recoveryOff)).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('after the password is reset the sign-in opens', async () => {
  history.replaceState(null, '', '/reset-password#token=good')
  const { sentTo, address } = openScreen('/reset-password', { [reset]: ok() })
  await choose('a new horse')

  expect(await screen.findByText(authMessages.resetDone)).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/signin'))
  expect(sentTo(reset)).toEqual([{ token: 'good', newPassword: 'a new horse' }])
  expect(location.hash).toBe('')
})

test('a used link shows an error with a link to request a new one', async () => {
  history.replaceState(null, '', '/reset-password#token=used')
  openScreen('/reset-password', { [reset]: refused(400, 'INVALID_TOKEN') })
  await choose('a new horse')

  expect(await screen.findByText(authMessages.resetInvalid)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy()
})

test('a page without a token shows an error with a link to request a new one', async () => {
  openScreen('/reset-password')

  expect(await screen.findByText(authMessages.resetInvalid)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy()
})
