import type { Locator, Page } from '@playwright/test'
import { connectModelPath, paths, site } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/**
 * Controls and labels whose shape is only an area of color: in a contrast theme, which replaces the color, they need a border, an outline or
 * the theme's own color. Read with the theme's colors off and on.
 */
async function vanished(page: Page): Promise<string[]> {
  const shapes =
    'button, a, summary, label, [role=tab], [role=option], [role=menuitem], [role=progressbar], [role=progressbar] > *, span, kbd'
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate((selector) => {
    const backgroundOf = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : ''
      return !element || own !== 'rgba(0, 0, 0, 0)' ? own : backgroundOf(element.parentElement)
    }
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      const differs = backgroundOf(element) !== backgroundOf(element.parentElement)
      element.toggleAttribute('data-shape', differs && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }))
    }
  }, shapes)
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const isSeen = (element: Element): boolean => {
      const { borderStyle, borderWidth, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element)
      const line = (style: string, width: string) => style.split(' ').some((one) => one !== 'none') && Number.parseFloat(width) > 0
      const hasArea = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== canvas
      return line(borderStyle, borderWidth) || line(outlineStyle, outlineWidth) || hasArea
    }
    const shapes = [...document.querySelectorAll('[data-shape]')]
    const lost = shapes.filter((element) => !isSeen(element))
    for (const element of shapes) element.removeAttribute('data-shape')
    return lost.map(({ tagName, className, textContent }) => `${tagName.toLowerCase()} “${textContent?.trim().slice(0, 30)}” ${className}`)
  })
}

/** The theme's color for what is selected, as the browser paints it. */
const selectedColor = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })

/** Where a state is shown: the element itself, or the label of an input without a look of its own. */
const stateful =
  '[aria-pressed], [aria-selected], a[aria-current]:not([aria-current=false]), button[aria-current], label:has(> input.appearance-none)'

/** Controls whose state is not the one that their color shows, and how many there are in each state. */
async function wrongStates(page: Page) {
  const color = await selectedColor(page)
  return page.evaluate(
    ({ stateful, color }) => {
      const isOn = (element: Element) =>
        element instanceof HTMLLabelElement
          ? element.querySelector('input')?.checked === true
          : ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => !['false', null].includes(element.getAttribute(name)))
      const found = [...document.querySelectorAll(stateful)].filter((element) => element.checkVisibility())
      // The blog's small sheet outlines the page that one is on.
      const isPainted = (element: Element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element)
        return backgroundColor === color || (element instanceof HTMLAnchorElement && outlineStyle === 'solid')
      }
      return {
        wrong: found.filter((element) => isOn(element) !== isPainted(element)).map(({ textContent }) => textContent),
        on: found.filter(isOn).length,
        off: found.filter((element) => !isOn(element)).length,
      }
    },
    { stateful, color },
  )
}

async function expectEverythingShown(page: Page, at: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await vanished(page), `without a shape on ${at}`).toEqual([])
  expect.soft((await wrongStates(page)).wrong, `states that are not seen on ${at}`).toEqual([])
}

test('on public pages every button and badge has a shape, and what is chosen is seen', async ({ page }) => {
  for (const path of [site.home, site.pricing, site.features, site.blog, site.help, site.contact, '/hashtag-generator', paths.signUp]) {
    await page.goto(path)
    await expectEverythingShown(page, path)
  }
  await page.goto(site.pricing)
  const { on, off } = await wrongStates(page)
  expect([on > 0, off > 0]).toEqual([true, true])
  await page.getByRole('button', { name: 'Yearly' }).click()
  expect((await wrongStates(page)).wrong).toEqual([])
})

test('in the app every button and badge has a shape, and what is chosen is seen', async ({ owner }) => {
  const screen = new Generator(owner)
  await screen.open(paths.twitter)
  await screen.generate('repairing old bicycles')
  await expect(screen.results.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
  await expectEverythingShown(owner, 'a result')
  for (const path of [
    paths.dashboard,
    paths.allInOne,
    paths.topicLists,
    paths.history,
    kindPaths.ideas,
    connectModelPath,
    paths.adminPanel,
  ]) {
    await owner.goto(path)
    await expectEverythingShown(owner, path)
  }
  for (const tab of ['account', 'usage', 'voices', 'keys']) {
    await owner.goto(`${paths.settings}?tab=${tab}`)
    await expectEverythingShown(owner, `settings, ${tab}`)
  }
})

test('where the arrow keys are in a menu and in the palette is seen', async ({ owner }) => {
  await owner.goto(paths.dashboard)
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  const color = await selectedColor(owner)
  const painted = (one: Locator) => expect(one).toHaveCSS('background-color', color)
  await owner.keyboard.press('ControlOrMeta+k')
  await painted(owner.getByRole('dialog').getByRole('option', { selected: true }))
  await owner.keyboard.press('ArrowDown')
  await painted(owner.getByRole('dialog').getByRole('option', { selected: true }))
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Theme' }).press('Enter')
  await painted(owner.locator('[data-highlighted]'))
})

test('a meter shows how full it is, and a chart its bars', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(paths.instagram)
  await screen.generate('repairing old bicycles')
  await expect(screen.results.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
  await page.goto(`${paths.settings}?tab=usage`)
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const color = await selectedColor(page)
  const bar = page.getByRole('progressbar', { name: /^Hashtags/ })
  await expect(bar.locator('> *')).toHaveCSS('background-color', color)
  await expect(bar).toHaveCSS('outline-style', 'solid')
  const bars = page.locator('figure svg rect')
  await expect.poll(() => bars.count()).toBeGreaterThan(20)
  const fills = await bars.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  expect(fills.filter((fill) => fill === canvas)).toEqual([])
})

test('the focus has a ring on every stop of the keyboard', async ({ page }) => {
  for (const path of [site.pricing, site.help, paths.signUp]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const lost: string[] = []
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const isDrawn = (one: Element | null) => {
          const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none', outlineWidth: '0' }
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5
        }
        return isDrawn(focused) || isDrawn(focused.closest('label')) ? null : focused.outerHTML.slice(0, 120)
      })
      if (name !== null) lost.push(name)
    }
    expect.soft(lost, path).toEqual([])
  }
})
