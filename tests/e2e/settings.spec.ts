import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deviceMessages } from '#app/features/settings/messages.ts'
import { settingsMessages, twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accessibilityFaults } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, signUp } from '#tests/e2e/support/users.ts'
import { totpCode } from '#tests/support/totp.ts'
import { unzip } from '#tests/support/zip.ts'

const settingsTexts = settingsMessages

test.use({ expectedErrors: [/password|sign in|deleting|status of 400/i] })

test('an account is renamed, signed out elsewhere, shows its usage, exports its data, and is deleted', async ({
  free: { page, user },
  browser,
  server,
}) => {
  const screen = new Generator(page)
  await test.step('a new name appears in the greeting and the initials', async () => {
    await page.goto(paths.settings)
    await screen.main.getByLabel('Full name').fill('Zoë बच्चन')
    await screen.main.getByRole('button', { name: 'Save name' }).click()
    await expect(screen.said(settingsTexts.nameSaved)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your account' })).toContainText('Zब')
  })

  const elsewhere = await browser.newContext({ baseURL: server.url, userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Firefox/132.0' })
  const other = await elsewhere.newPage()
  await test.step('another session is listed, and is signed out as soon as it is ended', async () => {
    await other.goto(paths.library)
    await other.getByLabel('Email').fill(user.email)
    await other.getByLabel('Password', { exact: true }).fill(user.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL(paths.library)

    await page.reload()
    const sessions = screen.main.getByRole('listitem').filter({ hasText: 'Sign out' })
    await expect(sessions).toHaveCount(2)
    await expect(sessions.first()).toContainText('This device')
    await screen.main.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect(screen.said(deviceMessages.signedOut({ device: 'Firefox on Windows' }))).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await other.reload()
    await expect(other).toHaveURL(new RegExp(paths.signIn))
    await elsewhere.close()
  })

  await test.step("today's usage is in the chart, which the keyboard can read, and in the table", async () => {
    await screen.open(kindPaths.ideas)
    await screen.generate('a small ceramics studio')
    await expect(screen.said(kinds.ideas.messages.success)).toBeVisible()
    await page.goto(`${paths.settings}?tab=usage`)
    await expect(screen.main.getByText('1 / 2')).toBeVisible()
    const chart = screen.main.getByRole('slider', { name: 'Requests per day' })
    await chart.focus()
    await expect(chart).toHaveAttribute('aria-valuetext', /1 request \(Ideas 1\)/)
    await page.keyboard.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /0 requests$/)
    await screen.main.getByText('Show as a table').click()
    await expect(screen.main.getByRole('table').getByRole('row')).toHaveCount(31)
  })

  await test.step('all stored data downloads as one file', async () => {
    await page.getByRole('tab', { name: 'Account' }).click()
    const downloading = page.waitForEvent('download')
    await screen.main.getByRole('button', { name: 'Export my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^postwright-data-.*\.zip$/)
    const data = JSON.parse(unzip(await readFile(await download.path()))['data.json'] ?? '')
    expect(data.profile).toMatchObject([{ email: user.email, full_name: 'Zoë बच्चन' }])
    expect(data.generations).toMatchObject([{ kind: 'ideas' }])
    expect(data.sessions).toHaveLength(1)
  })

  await test.step('deletion leads to the home page with a message, and nobody can sign in to the account', async () => {
    await screen.main.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(settingsTexts.passwordWrong)).toBeVisible()
    await dialog.getByLabel('Your password').fill(user.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByText(settingsTexts.deleted)).toBeVisible()

    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(authMessages.noAccount)).toBeVisible()
  })
})

test.describe('the second factor', () => {
  const twoFactorTexts = twoFactorMessages

  test.use({ expectedErrors: [/second factor|check your code|status of 400/] })

  /** Opens a page that requires a session, and enters the password on the way. */
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
    await expect(page.getByText(authMessages.signedOut)).toBeVisible()
  }

  test('two-factor sign-in is enabled, required at the next sign-in, passed by code and by backup code, and disabled', {}, async ({
    page,
    server,
  }) => {
    const user = newUser()
    await signUp(page.request, server, user)
    await page.goto(paths.settings)
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
    await page.getByLabel('Your password').fill(user.password)
    await page.getByLabel('Your password').press('Enter')

    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ){3,}/).textContent()) ?? '').replaceAll(' ', '')
    const firstCode = totpCode(secret)
    await page.getByLabel('6-digit code').fill(firstCode)
    await page.getByRole('button', { name: 'Verify and turn on' }).click()
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [backupCode = '', anotherCode = ''] = await codes.allTextContents()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download codes' }).click()
    expect((await download).suggestedFilename()).toBe('postwright-backup-codes.txt')
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText('10 backup codes left.')).toBeVisible()

    await signOut(page)
    await enterPassword(page, user)
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    // The password alone gives no access: the page asks for it again.
    await enterPassword(page, user)
    const code = page.getByLabel('6-digit code')
    await expect(code).toBeFocused()
    await code.fill(firstCode)
    await code.press('Enter')
    // On a slow machine it may have expired by now.
    await expect(page.getByText(twoFactorTexts.codeUsed).or(page.getByText(twoFactorTexts.codeWrong))).toBeVisible()
    await code.fill(totpCode(secret, 1))
    await code.press('Enter')
    await expect(page).toHaveURL(paths.settings)

    await signOut(page)
    await enterPassword(page, user)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(backupCode.toUpperCase())
    await page.getByRole('button', { name: 'Verify and sign in' }).click()
    await expect(page.getByText('9 backup codes left.')).toBeVisible()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Your password').fill(user.password)
    await page.getByLabel('6-digit code or backup code').fill(anotherCode)
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText(twoFactorTexts.disabled)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn on two-factor authentication' })).toBeVisible()
  })
})
