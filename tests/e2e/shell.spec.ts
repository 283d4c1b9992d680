import type { Page } from '@playwright/test'
import { siteMessages } from '#contract/messages.ts'
import { paths, redirects, sitePaths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { appPaths, kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { consoleErrors, expect, supportEmail, test } from '#tests/e2e/support/test.ts'

test('the dashboard greets by name and links to six tools', async ({ free: { page, user } }) => {
  await page.goto(paths.dashboard)

  await expect(page.getByRole('heading', { name: `Welcome back, ${user.name}!` })).toBeVisible()
  await expect(page.getByText('What would you like to create today?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Get Started/ })).toHaveCount(6)
})

test('the old settings and help paths redirect to the new ones', async ({ free: { page } }) => {
  await page.goto('/dashboard/content-tools/settings')
  await expect(page).toHaveURL(paths.settings)
  await page.goto('/dashboard/content-tools/help')
  await expect(page).toHaveURL(paths.help)
})

test('Ctrl+B collapses the sidebar, and the choice is remembered for seven days', async ({ free: { page } }) => {
  await page.goto(paths.dashboard)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '48px')

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
})

test('Content Tools are expanded, Post Generators collapsed until opened', async ({ free: { page } }) => {
  await page.goto(paths.dashboard)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.getByRole('link', { name: 'Idea Studio' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Tweets' })).toBeHidden()

  await sidebar.getByRole('button', { name: 'Post Generators' }).click()
  await sidebar.getByRole('link', { name: 'LinkedIn Posts' }).click()

  await expect(page).toHaveURL(paths.linkedin)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('LinkedIn')
})

test('further platforms are behind More, in the sidebar and among chips', async ({ free: { page } }) => {
  await page.goto(paths.twitter)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.getByRole('link', { name: 'Tweets' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Pinterest Pins' })).toBeHidden()
  await sidebar.getByRole('button', { name: 'More' }).click()
  await sidebar.getByRole('link', { name: 'Pinterest Pins' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pinterest')

  await page.goto(paths.allInOne)
  const posts = page.getByRole('group', { name: 'and Posts of' })
  await expect(posts.getByRole('checkbox', { name: 'Mastodon' })).toBeHidden()
  await posts.getByText('More', { exact: true }).click()
  await expect(posts.getByRole('checkbox', { name: 'Mastodon' })).toBeVisible()
})

test('a theme survives a reload, and “system” follows the device', async ({ free: { page } }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(paths.dashboard)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()

  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(paper).not.toBe(light)
  await page.reload()
  expect(await paper()).not.toBe(light)

  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(paper).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
})

test('the owner, on the Pro plan, has unlimited quotas', async ({ owner }) => {
  await owner.goto(`${paths.settings}?tab=usage`)

  await expect(owner.getByText('Unlimited').first()).toBeVisible()
})

test('an unknown path shows the not-found page with status 404', { tag: '@smoke' }, async ({ page }) => {
  for (const path of ['/no/such/page', '/dashboard/nowhere', '/assets/nothing.js']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
  }
  const answer = await page.goto('/no/such/page')

  expect(answer?.status()).toBe(404)
  await expect(page.getByText(siteMessages.notFound)).toBeVisible()
  await page.getByRole('link', { name: siteMessages.returnHome }).click()
  await expect(page).toHaveURL(paths.home)
})

test('an unknown screen shows not-found inside the app, without asking a signed-in user to sign up', async ({ free }) => {
  const answer = await free.page.goto('/dashboard/nowhere')

  expect(answer?.status()).toBe(404)
  await expect(free.page.getByText(siteMessages.notFound)).toBeVisible()
  await expect(free.page.getByRole('link', { name: /sign (in|up)/i })).toHaveCount(0)
  await free.page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(free.page).toHaveURL(paths.dashboard)
})

test('the support address shows on request, signed in or not', async ({ page, free }) => {
  for (const path of ['/contact', paths.contact]) {
    await free.page.goto(path)
    await page.getByRole('button', { name: 'Show Email' }).click()
    await expect(page.getByRole('dialog')).toContainText(supportEmail)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test.describe('on a phone of 375 px', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('the menu is a sheet that closes after navigation', async ({ free: { page } }) => {
    await page.goto(paths.dashboard)
    await page.getByRole('button', { name: 'Show or hide the sidebar' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Idea Studio' }).click()

    await expect(page).toHaveURL(kindPaths.ideas)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('on a phone a new result scrolls into view, and its message does not cover its buttons', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  await screen.generate('repairing old bicycles')
  const done = screen.said(kinds.post.messages.success)
  await expect(done).toBeVisible()

  await expect.poll(async () => (await screen.results.boundingBox())?.y).toBeLessThan(120)
  const message = await done.boundingBox()
  const buttons = await screen.results.getByRole('button', { name: 'Copy' }).boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(buttons?.y ?? 0)
})

test('a focused field is never hidden under the generate bar', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 740 })
  const screen = new Generator(owner)
  await screen.open(paths.linkedin)
  const bar = (await screen.generateButton.boundingBox())?.y ?? 0
  const length = screen.main.getByLabel('Length')
  await length.focus()

  const choice = await length.boundingBox()
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThan(bar)
})

test.describe('the console', () => {
  test.describe.configure({ timeout: 270_000 })

  const screens = appPaths.filter((path) => !(path in redirects))
  const dashboard = screens.filter((path) => path.startsWith(paths.dashboard))
  const others = screens.filter((path) => !path.startsWith(paths.dashboard))

  /**
   * Console errors on each of these pages, including refused calls. An answer that arrives after the page was left counts
   * for the next one.
   */
  async function errorsOn(page: Page, visited: readonly string[]): Promise<Record<string, string[]>> {
    const errors = consoleErrors(page)
    const errorsByPath: Record<string, string[]> = {}
    for (const path of visited) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('load')
      if (errors.length > 0) errorsByPath[path] = errors.splice(0)
    }
    return errorsByPath
  }

  // The site pages are checked in site.spec.ts.
  test('no screen logs an error to a visitor’s console', async ({ page }) => {
    expect(await errorsOn(page, [...others, ...dashboard])).toEqual({})
  })

  // The dashboard screens are checked in accessibility.spec.ts.
  test('no page of the site logs an error to the owner’s console', async ({ owner }) => {
    expect(await errorsOn(owner, sitePaths)).toEqual({})
  })
})
