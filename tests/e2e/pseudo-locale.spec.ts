import type { Page } from '@playwright/test'
import { interfaceLanguage } from '#contract/i18n.ts'
import { countries } from '#contract/options.ts'
import { connectModelPath, paths, redirects, sitePaths } from '#contract/paths.ts'
import { savedFeatures } from '#kinds/library.ts'
import { appPaths } from '#kinds/paths.ts'
import { names } from '#scripts/sentences.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { pseudoLocale } from '#tests/support/pseudo-locale.ts'

const accountScreens = [
  ...appPaths.filter((path) => !(path in redirects) && (path.startsWith('/dashboard') || path === paths.setupEngine)),
  ...['requests', 'chat', 'people', 'reports', 'log'].map((tab) => `${paths.adminPanel}?tab=${tab}`),
  connectModelPath,
]
const openScreens = [paths.signIn, paths.signUp, paths.paymentRequest]

const locales = [
  { language: 'en-XA', direction: 'ltr' },
  { language: 'ar-XB', direction: 'rtl' },
] as const
const widths = [1280, 320]
const stored = [
  'Olivia Owner',
  'Owner',
  'Asha Rao',
  'Free',
  'Basic',
  'Pro',
  'Unknown browser',
  'Ctrl Enter',
  ...countries,
  ...Object.values(savedFeatures),
]
const softly = expect.configure({ soft: true })

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/verified/] })
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

/** What is wider than its place: the page, and the text of buttons, tabs and links that look like buttons. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    const controls = [...document.querySelectorAll('button, [role=tab], [role=radio], a[class*="min-h"], label')].filter((control) => {
      const { textOverflow } = getComputedStyle(control)
      return control.checkVisibility() && textOverflow !== 'ellipsis' && isCut(control)
    })
    const page = document.documentElement
    // The innermost elements beyond the edges of the window, to find the cause.
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > page.clientWidth + 1) && !element.firstElementChild && element.checkVisibility()
    })
    const causes = beyond.slice(0, 3).map(({ tagName, textContent }) => `${tagName.toLowerCase()} “${textContent}”`)
    return [
      ...(page.scrollWidth > page.clientWidth ? [`the page: ${page.scrollWidth} px, ${causes.join(', ')}`] : []),
      ...controls.map((control) => `${control.tagName.toLowerCase()} “${control.textContent}”`),
    ]
  })

/** Texts with English words outside brackets, apart from what users typed, names, addresses, code and times. */
const untranslated = (page: Page) =>
  page.locator('body').evaluate(
    (part, known) => {
      const isData = (node: Node) => node.parentElement?.closest('[dir=auto], bdi, code, time, script, style, textarea, [lang]:not(html)')
      // A message may hold another message or a name that somebody typed: the innermost brackets first.
      const outside = (text: string): string => {
        const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
        return rest === text ? text : outside(rest)
      }
      const english = (text: string) =>
        known
          .reduce((rest, name) => rest.replaceAll(name, ''), outside(text))
          .replace(/\S+@\S+|https?:\S+|\b[A-Z_]{2,}\b|\d+ \w{3} \d{4}|\d+ \w{3}\b|[\d,.]+ [KMG]B|⌘\w|alt\+T|\bPW[0-9A-F]{8}\b/g, '')
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      while (walker.nextNode()) {
        const { currentNode } = walker
        const isShown = currentNode.parentElement?.checkVisibility()
        // A marked part and the text around it are text nodes of one message: half of its brackets is elsewhere.
        const text = currentNode.textContent ?? ''
        if (isShown && !isData(currentNode) && !/[⟦⟧]/.test(english(text)) && /[A-Za-z]{3}/.test(english(text))) found.add(text.trim())
      }
      for (const element of part.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = element.getAttribute(name) ?? ''
          if (!element.closest('[dir=auto]') && /[A-Za-z]{3}/.test(english(text))) found.add(`${name}: ${text}`)
        }
      return [...found]
    },
    // Longer names first. What is stored has no other language: types of library entries, countries, names of devices and customers.
    [...names, ...stored].toSorted((one, other) => other.length - one.length),
  )

/** Opens a screen and waits until nothing loads. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

// The outline of the dashboard is prerendered in English: in another language React draws it anew, and says so.
test.use({ expectedErrors: [/verified|Minified React error #418|Applying inline style violates/] })

for (const { language, direction } of locales)
  test(`in ${language}, where every message is 40 % longer, no screen overflows or cuts a button`, async ({ owner, browser, baseURL }) => {
    const screen = new Generator(owner)
    await screen.open(paths.twitter)
    await screen.generate('New opening hours from Monday: 7 am to 8 pm')
    await screen.results.getByRole('button', { name: 'Save', exact: true }).click()

    const script = `globalThis.interfaceTranslations = ${JSON.stringify(await pseudoLocale(language))}`
    await owner.addInitScript(script)
    const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await visitor.addInitScript(script)
    const all = [...accountScreens.map((path) => [owner, path] as const), ...openScreens.map((path) => [visitor, path] as const)]
    for (const [page, path] of all) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // The layout follows the width a frame later.
        await softly.poll(() => overflowing(page), { message: `${path} at ${width} px`, timeout: 10_000 }).toEqual([])
      }
      expect.soft(await untranslated(page), path).toEqual([])
    }
    await visitor.context().close()
  })

test('no site page overflows when its text is 40 % longer, or right to left', async ({ page }) => {
  for (const path of sitePaths) {
    await page.goto(path)
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text
        const words = data.trim().split(/\s+/)
        // Whole words, so that lines break where they would.
        if (/\p{L}/u.test(data)) (walker.currentNode as Text).appendData(` ${words.slice(0, Math.ceil(words.length * 0.4)).join(' ')}`)
      }
    })
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await overflowing(page), `${path}, ${direction} at ${width} px`).toEqual([])
      }
    }
  }
})

test('the interface is in English unless the page brings a translation', async ({ page }) => {
  await page.goto(paths.signIn)
  await expect(page.locator('html')).toHaveAttribute('lang', interfaceLanguage)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
