/**
 * `npm run screenshots`: takes screenshots of every screen at 1280 and 375 px, light and dark, for review; writes to screenshots/.
 * Generators show a result of the built-in writer.
 */
import { chromium, type Page } from '@playwright/test'
import { languageCodes } from '#contract/options.ts'
import { paths, redirects, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { newUser, setUpOwner } from '#tests/e2e/support/users.ts'
import { topics } from '#tests/support/language-topics.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

const widths = [1280, 375]
const usualHeight = 800
const themes = ['light', 'dark'] as const
const signedOut = [...sitePaths, paths.signIn, paths.signUp, paths.authCallback, '/404']
const signedIn = appPaths.filter(
  (path) => !(path in redirects) && (path.startsWith(paths.dashboard) || path === paths.adminPanel || path === paths.setupEngine),
)

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/** Fills and submits a generator form; does nothing on other screens. */
async function generate(page: Page): Promise<void> {
  const form = new Generator(page)
  if ((await form.topic.count()) === 0) return
  const youtube = page.getByRole('radio', { name: 'YouTube' })
  if ((await youtube.count()) > 0) await youtube.check({ force: true })
  await form.fill('repairing old bicycles')
  if (page.url().endsWith(paths.allInOne)) {
    for (const tile of await page.getByRole('checkbox').all()) await tile.check({ force: true })
    await form.main.getByLabel('Tone').selectOption('casual')
  }
  await form.generateButton.click()
  await page.getByRole('button', { name: /^Copy/ }).first().waitFor()
  await page.getByRole('button', { name: 'Generating...' }).waitFor({ state: 'hidden' })
}

interface Look {
  readonly width: number
  readonly theme: (typeof themes)[number]
}

/** Runs `shoot` on a new page, signed in when `state` is set. */
async function onPage({ width, theme }: Look, state: string | undefined, shoot: (page: Page) => Promise<void>): Promise<void> {
  const look = { viewport: { width, height: usualHeight }, colorScheme: theme, reducedMotion: 'reduce', baseURL: server.url } as const
  const context = await browser.newContext({ ...look, ...(state && { storageState: state }) })
  await shoot(await context.newPage())
  await context.close()
}

const capture = (look: Look, state?: string) =>
  onPage(look, state, async (page) => {
    const { width, theme } = look
    for (const path of state ? signedIn : signedOut) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (state) await generate(page)
      // Resizes the window to the page: in a full-page screenshot, sticky elements would be in the middle.
      const height = Math.ceil((await page.locator('html').boundingBox())?.height ?? usualHeight)
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: `screenshots/${width}-${theme}/${nameOf(path)}.png` })
      await page.setViewportSize({ width, height: usualHeight })
    }
  })

/** A post in every language, to check fonts and direction. */
const captureLanguages = (look: Look, state: string) =>
  onPage(look, state, async (page) => {
    const form = new Generator(page)
    for (const code of languageCodes) {
      await page.goto(paths.facebook)
      await form.main.getByLabel('Language', { exact: true }).selectOption(code)
      await form.generate(topics[code].everyday[0])
      await page.getByRole('button', { name: /^Copy/ }).first().waitFor()
      const path = `screenshots/languages/${look.width}-${look.theme}-${code}.png`
      await form.results.screenshot({ path })
    }
  })

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
const server = await startServer('pglite')
try {
  const owner = await browser.newContext()
  await setUpOwner(owner.request, server, newUser('Asha Rao'))
  const state = 'screenshots/owner.json'
  await owner.storageState({ path: state })
  await captureLanguages({ width: 1280, theme: 'light' }, state)
  await captureLanguages({ width: 375, theme: 'dark' }, state)
  for (const width of widths)
    for (const theme of themes) {
      await capture({ width, theme })
      await capture({ width, theme }, state)
      console.log(`screenshots/${width}-${theme}`)
    }
} finally {
  await browser.close()
  await server.stop()
}
