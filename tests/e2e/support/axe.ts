import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export interface Appearance {
  /** CSS pixels. */
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

/** Sets width and theme of an open page, in a window so high that no sticky bar covers half of a control, which axe takes for a small one. */
export async function setAppearance(page: Page, { width, colorScheme }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 2_400 })
  // Without transitions: halfway between two themes, colours have a contrast that nobody reads.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The page's script follows the system theme a moment later.
  const html = expect(page.locator('html'))
  await (colorScheme === 'dark' ? html : html.not).toContainClass('dark')
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every violation of WCAG 2.2 AA with its selector, within the element that matches `within`. */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await page.locator(within).first().waitFor()
  // Loaded once for each page: a second check takes a fifth of the time.
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
