import type { Page } from '@playwright/test'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { faults } from '#tests/e2e/support/axe.ts'
import { newPerson, signUp } from '#tests/e2e/support/people.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { codeOf } from '#tests/support/totp.ts'

const words = twoFactorMessages

test.use({ expectedErrors: [/second step|status of 400/] })

/** Asks for a page that takes a session, and enters the password on the way. */
async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(paths.settings)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText(messages.auth.signedOut)).toBeVisible()
}

test('two-factor sign-in is turned on, asked for at the next sign-in, passed by code and by backup code, and turned off', async ({
  page,
  server,
}) => {
  const person = newPerson()
  await signUp(page.request, server, person)
  await page.goto(paths.settings)
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByLabel('Your password').press('Enter')

  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await faults(page, 'main')).toEqual([])
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){3,}/).textContent()) ?? '').replaceAll(' ', '')
  const firstCode = codeOf(secret)
  await page.getByLabel('6-digit code').fill(firstCode)
  await page.getByRole('button', { name: 'Verify and turn on' }).click()
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [backupCode = '', anotherCode = ''] = await codes.allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await download).suggestedFilename()).toBe('postwright-backup-codes.txt')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 backup codes left.')).toBeVisible()

  await signOut(page)
  await enterPassword(page, person)
  expect(await faults(page, 'main')).toEqual([])
  // The password alone opens nothing: the page asks for it once more.
  await enterPassword(page, person)
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await code.fill(firstCode)
  await code.press('Enter')
  // On a slow machine its time may be over by now.
  await expect(page.getByText(words.codeUsed).or(page.getByText(words.codeWrong))).toBeVisible()
  await code.fill(codeOf(secret, 1))
  await code.press('Enter')
  await expect(page).toHaveURL(paths.settings)

  await signOut(page)
  await enterPassword(page, person)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCode.toUpperCase())
  await page.getByRole('button', { name: 'Verify and sign in' }).click()
  await expect(page.getByText('9 backup codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByLabel('6-digit code or backup code').fill(anotherCode)
  expect(await faults(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText(words.disabled)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on two-factor sign-in' })).toBeVisible()
})
