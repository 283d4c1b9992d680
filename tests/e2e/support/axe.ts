import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export interface Appearance {
  /** CSS pixels. */
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

/** Shows an open page in a width and a theme, as a person may change them. */
export async function setAppearance(page: Page, { width, colorScheme }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  // The page's own script follows the system's theme a moment later.
  const html = expect(page.locator('html'))
  await (colorScheme === 'dark' ? html : html.not).toContainClass('dark')
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every breach of WCAG 2.2 AA, however slight, with where it stands; `within` a part that matches, where one is named. */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  // It stays until the page is left: a second look at the same page takes a fifth of the time of the first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe: inPage } = window as typeof window & { axe: typeof axe }
      const { violations } = await inPage.run({ include: [[within]] }, { runOnly: rules, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { within, rules },
  )
}
