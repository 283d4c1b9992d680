import type { Page } from '@playwright/test'
import { appPaths, paths, redirects, sitePaths } from '#contract/paths.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.describe.configure({ timeout: 270_000 })

const screens = appPaths.filter((path) => !(path in redirects))

/**
 * What is written to the console as an error on each of these pages, refused calls included. What a page is told after it is left counts
 * for the next one. Screens of a signed-in person keep a stream open, so the network is never idle there.
 */
async function errorsOn(page: Page, visited: readonly string[]): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {}
  let at = ''
  page.on('console', (message) => {
    if (message.type() === 'error') errors[at] = [...(errors[at] ?? []), message.text()]
  })
  for (const path of visited) {
    at = path
    await page.goto(at)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('load')
  }
  return errors
}

test('no page writes an error to the console of a visitor', async ({ page }) => {
  expect(await errorsOn(page, [...sitePaths, ...screens])).toEqual({})
})

test('no screen writes an error to the console of the owner', async ({ owner }) => {
  const own = screens.filter((path) => path.startsWith(paths.dashboard) || path === paths.adminPanel)
  expect(await errorsOn(owner, [...own, ...sitePaths])).toEqual({})
})
