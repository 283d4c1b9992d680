/**
 * `npm run demo-pictures`: takes the screenshots of the article "A demo to Postwright" again. They show the production build, on a separate
 * server and data folder, with texts of the built-in writer.
 */
import { chromium, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { givenMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { builtinEngine } from '#server/core/engine.ts'
import { givenOn } from '#tests/support/given.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'
import { startServer } from '#tests/support/server.ts'

const folder = 'content/blog/a-demo-to-postwright'
/** Topics of an invented bakery. */
const lesson = {
  topic: 'Sourdough class at our bakery this Saturday at 10 am',
  details: 'Three hours, eight places\nRs 1,800 with flour, a starter and lunch\n24 Harbour Lane, Kochi\nBook by Thursday: 555 0134',
}
const steps = {
  topic: 'How I bake sourdough at home',
  details:
    'Feed the starter the evening before\nMix flour, water and salt in the morning\nFold the dough every half hour, four times\nLet it rest for four hours\nShape it and leave it in the fridge overnight\nBake it for 45 minutes at 230 degrees, the first 20 under a lid',
}
/** Fixed seed of the built-in writer, so that new screenshots show the same texts. */
const turn = 6
/** A window as tall as the longest result, so that sticky elements do not cover it. */
const windows = { usual: { width: 1200, height: 880 }, wide: { width: 1360, height: 1600 }, narrow: { width: 1024, height: 1600 } } as const
const look = { deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' } as const
/** Maximum width in pixels; the article's page shows no more. */
const widest = 1_600
/** Colours of the PNG palette: keeps each picture below 150 KB. */
const colours = 64

async function save(screenshot: Buffer, name: string): Promise<void> {
  const file = `${folder}/${name}.png`
  const small = sharp(screenshot).resize({ width: widest, withoutEnlargement: true }).png({ palette: true, colours, effort: 10 })
  const { size } = await small.toFile(file)
  console.log(`${file} ${Math.round(size / 1024)} KB`)
}

/** Waits until toasts are gone and moves the pointer away, so that nothing covers the screenshot. */
async function settle(): Promise<void> {
  await page.mouse.move(0, 0)
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first()
    .waitFor({ state: 'hidden' })
}

interface Cut {
  /** Maximum height in pixels from the top; the rest is cropped. */
  readonly most?: number
  /** Margin in pixels. */
  readonly margin?: number
}

async function take(what: Locator, name: string, { most = Number.POSITIVE_INFINITY, margin = 16 }: Cut = {}): Promise<void> {
  await settle()
  await page.evaluate('scrollTo(0, 0)')
  const box = await what.boundingBox()
  if (!box) throw new Error(`${name} is not on the screen`)
  const clip = { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: Math.min(box.height + 2 * margin, most) }
  await save(await page.screenshot({ clip, animations: 'disabled' }), name)
}

async function enterTopic({ topic, details }: typeof lesson): Promise<void> {
  await main.getByRole('textbox', { name: 'Topic' }).fill(topic)
  await main.getByRole('textbox', { name: givenMessages.get().details }).fill(details)
  await main.getByRole('radio', { name: /^Guess: / }).waitFor({ state: 'attached' })
}

const pick = (name: RegExp) => main.getByRole('radio', { name }).check({ force: true })

/** Generates and waits for the last text. */
async function generate(action: string): Promise<void> {
  await main.getByRole('button', { name: action, exact: true }).click()
  await main.getByRole('button', { name: 'Regenerate' }).first().waitFor()
  await main.getByRole('button', { name: 'Generating...' }).waitFor({ state: 'hidden' })
}

/** Several texts from one topic, all saved. */
async function showAllInOne(): Promise<void> {
  await page.goto(paths.allInOne)
  await enterTopic(lesson)
  for (const name of ['Titles', 'Hashtags', 'LinkedIn', 'Instagram', 'Facebook'])
    await main.getByRole('checkbox', { name, exact: true }).check({ force: true })
  await main.getByLabel('Tone').selectOption('conversational')
  await pick(/^Medium/)
  await page.setViewportSize(windows.usual)
  await page.evaluate('scrollTo(0, 0)')
  await settle()
  // With animations: the row of occasions fades with a scroll-driven animation.
  await save(await page.screenshot(), 'one-topic')
  await page.setViewportSize(windows.wide)
  await generate('Get Content')
  await take(main.getByRole('region', { name: 'Generated Content' }), 'everything', { most: 560 })
  await main.getByRole('button', { name: 'Save all' }).click()
  await main.getByRole('link', { name: 'All saved' }).waitFor()
}

/** A post in its platform's preview, then a rewrite. */
async function showPost(): Promise<void> {
  await page.goto(paths.facebook)
  await enterTopic(lesson)
  await main.getByLabel('Tone').selectOption('conversational')
  await pick(/^Long/)
  await generate('Generate post')
  const card = main.getByRole('article')
  await take(card, 'post')
  await card.getByRole('button', { name: 'Rewrite' }).click()
  await card.getByRole('button', { name: 'Another hook' }).click()
  await card.getByText('Version 2 of 2').waitFor()
  await card.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await take(card.locator('footer'), 'rewrite')
}

/** A text that is too long for one post on X. */
async function showThread(): Promise<void> {
  await page.goto(paths.twitter)
  await enterTopic(steps)
  await main.getByLabel('Tone').selectOption('educational')
  await pick(/^Standard/)
  await generate('Generate post')
  await take(main.getByRole('article'), 'thread')
}

/** The library, and the remaining quota. */
async function showLibrary(): Promise<void> {
  await page.setViewportSize(windows.usual)
  await page.goto(paths.library)
  await page.getByRole('table').waitFor()
  await take(main, 'library', { most: 600, margin: 0 })
  await page.setViewportSize(windows.narrow)
  await page.goto(`${paths.settings}?tab=usage`)
  await page.getByText('This month on the Basic Plan').waitFor()
  await take(main, 'usage', { most: 576, margin: 0 })
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
// In production mode: in development another server serves the app.
const server = await startServer({ env: { NODE_ENV: 'production' }, writing: { engine: builtinEngine(() => turn) } })
const user = await givenOn(server).user({ plan: 'basic' })
const context = await browser.newContext({ ...look, viewport: windows.wide, baseURL: server.url })
const [name = '', value = ''] = user.cookie.split('=')
await context.addCookies([{ name, value, url: server.url }])
const page = await context.newPage()
const main = page.getByRole('main')
for (const show of [showAllInOne, showPost, showThread, showLibrary]) await show()
await browser.close()
await server.stop()
