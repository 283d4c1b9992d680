import type { Page } from '@playwright/test'
import { signInMessages } from '#app/features/auth/messages.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { generationMessages } from '#contract/messages.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { paths, signInPath, site } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { linkMailedTo, type NewUser, newUser, signUp } from '#tests/e2e/support/users.ts'

const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const summary = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Plan Summary' }) })

async function fill(page: Page, { email, password }: NewUser) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('a visitor who chooses a plan signs in, returns to it, and sees a message when there is nothing to buy', async ({
  page,
  server,
  request,
}) => {
  const user = newUser()
  await signUp(request, server, user)
  await page.goto(site.pricing)
  const basic = page.getByRole('region', { name: 'Basic plan' })
  await page.getByRole('button', { name: planMessages.toRupees }).click()
  await expect(basic.getByText('₹750', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: planMessages.toDollars })).toBeVisible()
  await expect(basic.getByText('$9', { exact: true })).toBeHidden()

  await choose(page, 'Choose Basic')
  await expect(page).toHaveURL(signInPath(paymentRequestPath('basic')))
  await expect(page.getByText(planMessages.signIn)).toBeVisible()
  await fill(page, user)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(paymentRequestPath('basic'))
  await expect(summary(page)).toContainText('₹750 per month')
  await page.getByRole('radio', { name: 'Yearly Save 17%' }).click()
  await expect(page).toHaveURL(paymentRequestPath('basic', 'yearly'))
  await expect(summary(page)).toContainText('₹7,500 per year')
  await expect(page.getByLabel('Email Address')).toHaveValue(user.email)

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Free plan' }).getByText(planMessages.yours)).toBeVisible()
  await expect(basic.getByText(planMessages.yours)).toBeHidden()
  // The plan is marked before the first paint. Until the page's script is loaded, the link leads to the settings, as without scripts.
  await page.waitForLoadState()
  await choose(page, 'Current plan')
  await expect(page.getByText(planMessages.alreadyFree)).toBeVisible()
  await expect(page).toHaveURL(site.pricing)
  await choose(page, 'Choose Pro')
  await expect(page).toHaveURL(paymentRequestPath('pro'))
})

test('a visitor who signs up for a chosen plan returns to it through the emailed link', async ({ page, server }) => {
  const user = newUser()
  await page.goto(site.pricing)
  await choose(page, 'Choose Pro')
  await page.getByRole('link', { name: signInMessages.createAccount }).click()
  await page.getByLabel('Name').fill(user.name)
  await fill(page, user)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(await linkMailedTo(server.dataDir, user.email))
  await expect(page.getByText(callbackMessages.successReturning)).toBeVisible()
  await expect(page).toHaveURL(paymentRequestPath('pro'))
})

test('a quota of two a month: a warning before each, then the limit with a link to upgrade', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.ideas)
  for (const left of [2, 1]) {
    await screen.fill(`a pottery class, take ${left}`)
    await expect(screen.said(generationMessages.usesRemaining({ uses: left }))).toBeVisible()
    await screen.generateButton.click()
    await expect(screen.said(kinds.ideas.messages.success)).toBeVisible()
  }

  await screen.submitDisabled('a pottery class, once more')
  await expect(screen.said(generationMessages.limitReached)).toBeVisible()
  await expect(screen.main.getByText(generationMessages.limitReached)).toHaveCount(1)
  await screen.main.getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(paths.pricing)
})

test('a feature outside the free plan shows why, with an example, and sends no request', async ({ free: { page } }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    // Detecting the occasion is open to visitors and free.
    if (/\/functions\/v1\/(?!guess-occasion$)/.test(request.url())) sent.push(request.url())
  })
  for (const path of [paths.twitter, paths.linkedin, paths.reddit, paths.youtube, kindPaths.script]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(generationMessages.notOnFree)).toBeVisible()
    await expect(page.getByRole('region', { name: lockMessages.example })).toContainText('\n')
    await expect(page.getByRole('main').getByRole('link', { name: lockMessages.upgrade })).toHaveAttribute('href', paths.pricing)
  }
  expect(sent).toEqual([])
})

test('the settings show the usage of each feature, as used and limit', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.description)
  await screen.generate('a pottery class')
  await expect(screen.said(kinds.description.messages.success)).toBeVisible()
  await page.goto(`${paths.settings}?tab=usage`)

  await expect(page.getByRole('main').getByText('1 / 2')).toHaveCount(1)
  await expect(page.getByText('0 / 2').first()).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
})
