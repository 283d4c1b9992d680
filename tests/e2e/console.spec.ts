import type { Page } from '@playwright/test'
import { paths, redirects, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { consoleErrors, expect, test } from '#tests/e2e/support/test.ts'
import { part } from '#tests/support/all.ts'

test.describe.configure({ timeout: 270_000 })

const screens = appPaths.filter((path) => !(path in redirects))
const dashboard = screens.filter((path) => path.startsWith(paths.dashboard))
const others = screens.filter((path) => !path.startsWith(paths.dashboard))

/**
 * What is written to the console as an error on each of these pages, refused calls included. What a page is told after it is left counts
 * for the next one.
 */
async function errorsOn(page: Page, visited: readonly string[]): Promise<Record<string, string[]>> {
  const errors = consoleErrors(page)
  const found: Record<string, string[]> = {}
  for (const path of visited) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('load')
    if (errors.length > 0) found[path] = errors.splice(0)
  }
  return found
}

// The screens of the dashboard lead a visitor to the sign-in, all in the same way: `npm test` follows some of them.
test('no page writes an error to the console of a visitor', async ({ page }) => {
  expect(await errorsOn(page, [...sitePaths, ...others, ...part(dashboard, 5)])).toEqual({})
})

// Its screens are looked at in accessibility.spec.ts.
test('no page of the site writes an error to the console of the owner', async ({ owner }) => {
  expect(await errorsOn(owner, sitePaths)).toEqual({})
})
