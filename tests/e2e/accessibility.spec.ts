import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paths, sitePaths } from '#contract/paths.ts'
import { AllInOne } from '#tests/e2e/support/all-in-one.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const screens = Object.values(paths).filter((path) => path.startsWith('/dashboard') || path === paths.adminPanel)
const open = [...sitePaths, paths.signIn, paths.signUp, paths.authCallback, '/no/such/page']

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every breach of WCAG 2.2 AA, however slight, with where it stands. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Both themes at both widths; the last turn changes the theme only, so that four looks take three changes. */
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
] as const

/** A page is loaded once and looked at in every theme and width: what a person may change while it is open. */
async function expectNoFaults(page: Page, at: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect.soft(await faults(page), `${at}, ${colorScheme} at ${width} px`).toEqual([])
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/verified/] })
test.describe.configure({ mode: 'parallel', timeout: 270_000 })

test('every open page can be read and used by everybody', async ({ page }) => {
  for (const path of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, path)
  }
})

test('every screen can be read and used by everybody', async ({ owner }) => {
  for (const path of screens) {
    await owner.goto(path)
    await expect(owner.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(owner, path)
  }
})

test('a written result can be read and used by everybody', async ({ owner }) => {
  const screen = new Generator(owner)
  for (const path of [paths.twitter, paths.reddit, paths.ideas, paths.script]) {
    await screen.open(path)
    await screen.generate('repairing old bicycles')
    await expect(screen.results.getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await expectNoFaults(owner, path)
  }
  const all = new AllInOne(owner)
  await all.open(paths.allInOne)
  await all.ask('repairing old bicycles', 'Titles', 'Description', 'Hashtags', 'LinkedIn')
  await expect(all.cards.getByText('4 of 4 ready')).toBeVisible()
  await expectNoFaults(owner, paths.allInOne)
})
