import type { Page } from '@playwright/test'
import { checkEmailMessages, linkProblemMessages } from '#app/features/auth/messages.ts'
import { authMessages } from '#contract/messages.ts'
import { paths, signInPath } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { accessibilityFaults } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { linkMailedTo, type NewUser, newUser, signUp } from '#tests/e2e/support/users.ts'

async function fillSignIn(page: Page, { email, password }: Pick<NewUser, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a visitor signs up, opens the emailed link and lands on the dashboard', { tag: '@smoke' }, async ({ page, server }) => {
  const { name, email, password } = newUser()
  await page.goto(paths.signUp)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText(authMessages.noRecovery).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  // The server of the tests has no mail server.
  await expect(page.getByText(checkEmailMessages.notSentHint)).toBeVisible()
  await expect(page.getByText(authMessages.signUpSent)).toHaveCount(0)

  await page.goto(await linkMailedTo(server.dataDir, email))
  await expect(page.getByText(callbackMessages.success)).toBeVisible()
  await expect(page).toHaveURL(paths.dashboard)
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}!` })).toBeVisible()
})

test('on a phone no field or button of the sign-up is under the message that passwords cannot be recovered', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  // The message is shown when the field gets the focus, once the page knows that there is no mail server.
  await page.goto(paths.signUp)
  await page.getByText(authMessages.noRecovery).waitFor()
  await page.getByLabel('Password', { exact: true }).focus()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: authMessages.noRecovery })
  await expect(toast).toBeVisible()

  const foot = async () => ((await toast.boundingBox())?.y ?? 0) + ((await toast.boundingBox())?.height ?? 0)
  const first = await page.getByLabel('Name').boundingBox()
  await expect.poll(foot).toBeLessThan(first?.y ?? 0)
})

test.describe('an emailed link that is opened on another device', () => {
  test.use({ expectedErrors: [/confirm|status of 40[03]/i] })

  test('asks for the password of the sign-up, says when it is wrong, and signs in with the right one', async ({
    page,
    server,
    request,
  }) => {
    const user = newUser()
    await request.post(`${server.url}/api/auth/sign-up/email`, { data: user, headers: { origin: server.url } })
    await page.goto(await linkMailedTo(server.dataDir, user.email))

    await expect(page.getByText(callbackMessages.passwordNeeded)).toBeVisible()
    expect(page.url()).not.toContain('access_token')
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not this one')
    await password.press('Enter')
    await expect(page.getByText(callbackMessages.passwordWrong)).toBeVisible()
    await password.fill(user.password)
    await password.press('Enter')

    await expect(page.getByText(callbackMessages.success)).toBeVisible()
    await expect(page).toHaveURL(paths.dashboard)
    await expect(page.getByRole('heading', { name: `Welcome back, ${user.name}!` })).toBeVisible()
  })
})

test('the sign-up form shows before any script runs, is not sent until then, and keeps what was typed', async ({ page }) => {
  const { name, email } = newUser()
  const { promise: scripts, resolve: loadScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(`${paths.signUp}?from=${encodeURIComponent(paths.library)}`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Sign Up' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').uncheck()
  await page.getByLabel('Email').press('Enter')

  loadScripts()
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL(`${paths.signUp}?from=${encodeURIComponent(paths.library)}`)
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await button.click()
  await expect(page.getByText(authMessages.mustAcceptTerms)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(signInPath(paths.library))
})

test('a signed-out user who opens a page is returned to it after signing in', { tag: '@smoke' }, async ({ page, server, request }) => {
  const user = newUser()
  await signUp(request, server, user)
  await page.goto(`${paths.settings}?tab=usage`)
  await expect(page).toHaveURL(new RegExp(`^${server.url}${paths.signIn}`))

  await fillSignIn(page, user)

  await expect(page.getByText(authMessages.signedIn)).toBeVisible()
  await expect(page).toHaveURL(`${paths.settings}?tab=usage`)
})

test('a signed-in user is redirected away from the sign-in and sign-up pages', async ({ free: { page } }) => {
  for (const path of [paths.signIn, paths.signUp]) {
    await page.goto(path)
    await expect(page).toHaveURL(paths.dashboard)
  }
})

test('signing out leads to the home page and blocks the dashboard', async ({ free: { page } }) => {
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(page.getByText(authMessages.signedOut)).toBeVisible()

  await page.goto(paths.dashboard)
  await expect(page).toHaveURL(new RegExp(paths.signIn))
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/sign|verified|auth/i] })

  test('a wrong password and an unknown address show the same message', async ({ page, server, request }) => {
    const user = newUser()
    await signUp(request, server, user)
    for (const wrong of [
      { ...user, password: 'not this one' },
      { ...user, email: newUser().email },
    ]) {
      await page.goto(paths.signIn)
      await fillSignIn(page, wrong)
      await expect(page.getByText(authMessages.noAccount).first()).toBeVisible()
    }
  })

  test('a link without a token says so and leads to the sign-in', async ({ page }) => {
    await page.goto(paths.authCallback)
    await expect(page.getByText(callbackMessages.noTokens)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(paths.signIn))
  })

  test('a used or invented token is rejected and leads to the sign-in, which explains it and survives a reload', async ({ page }) => {
    await page.goto(`${paths.authCallback}#access_token=invented&type=signup`)
    await expect(page.getByText(callbackMessages.rejected)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(paths.signIn))
    await expect(page.getByText(linkProblemMessages.rejected)).toBeVisible()
    await page.reload()
    await expect(page.getByText(linkProblemMessages.rejected)).toBeVisible()
  })
})
