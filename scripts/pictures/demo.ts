import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { formMessages } from '#app/features/generation/form/messages.ts'
import { allInOneMessages } from '#app/features/generation/messages.ts'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { rewriteActions, rewriteMessages } from '#contract/result-messages.ts'
import type { Studio } from './studio.ts'

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
/** A window as tall as the longest result, so that sticky elements do not cover it. */
const windows = { usual: { width: 1200, height: 880 }, wide: { width: 1360, height: 1600 }, narrow: { width: 1024, height: 1600 } } as const
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
async function settle(page: Page): Promise<void> {
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
  const page = what.page()
  await settle(page)
  await page.evaluate('scrollTo(0, 0)')
  const box = await what.boundingBox()
  if (!box) throw new Error(`${name} is not on the screen`)
  const clip = { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: Math.min(box.height + 2 * margin, most) }
  await save(await page.screenshot({ clip, animations: 'disabled' }), name)
}

async function enterTopic(main: Locator, { topic, details }: typeof lesson): Promise<void> {
  await main.getByRole('textbox', { name: 'Topic' }).fill(topic)
  const detailsField = main.getByRole('textbox', { name: givenMessages.details })
  const opener = main.getByRole('button', { name: givenMessages.addDetails })
  // Folded, unless an earlier draft has details.
  if (await opener.isVisible()) await opener.click()
  await detailsField.fill(details)
  await main.getByRole('radio', { name: startOf(givenMessages.guessed({ label: '' })) }).waitFor({ state: 'attached' })
}

/** A name that begins so. */
const startOf = (words: string) => new RegExp(`^${RegExp.escape(words)}`)

const pick = (main: Locator, length: string) => main.getByLabel('Length').selectOption(length)

/** Generates and waits for the last text. */
async function generate(main: Locator, action: string): Promise<void> {
  await main.getByRole('button', { name: action, exact: true }).click()
  await main.getByRole('button', { name: resultMessages.regenerate }).first().waitFor()
  await main.getByRole('button', { name: formMessages.generating }).waitFor({ state: 'hidden' })
}

/** Several texts from one topic, all saved. */
async function showAllInOne(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(paths.allInOne)
  await enterTopic(main, lesson)
  for (const name of ['Titles', 'Hashtags', 'LinkedIn', 'Instagram', 'Facebook'])
    await main.getByRole('checkbox', { name, exact: true }).check({ force: true })
  await main.getByLabel('Tone').selectOption('conversational')
  await pick(main, 'medium')
  await page.setViewportSize(windows.usual)
  await page.evaluate('scrollTo(0, 0)')
  await settle(page)
  // With animations: the row of occasions fades with a scroll-driven animation.
  await save(await page.screenshot(), 'one-topic')
  await page.setViewportSize(windows.wide)
  await generate(main, allInOneMessages.action)
  await take(main.getByRole('region', { name: allInOneMessages.results }), 'everything', { most: 560 })
  await main.getByRole('button', { name: resultMessages.saveAll }).click()
  await main.getByRole('button', { name: resultMessages.allSaved }).waitFor()
}

/** A post in its platform's preview, then a rewrite. */
async function showPost(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(paths.facebook)
  await enterTopic(main, lesson)
  await main.getByLabel('Tone').selectOption('conversational')
  await pick(main, 'long')
  await generate(main, 'Generate post')
  const card = main.getByRole('article')
  await take(card, 'post')
  await card.getByRole('button', { name: rewriteMessages.open, exact: true }).click()
  await card.getByRole('button', { name: rewriteActions.hook }).click()
  await card.getByText(rewriteMessages.version({ shown: 2, all: 2 })).waitFor()
  await card.getByRole('button', { name: rewriteMessages.open, exact: true }).click()
  await take(card.locator('footer'), 'rewrite')
}

/** A text that is too long for one post on X. */
async function showThread(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(paths.twitter)
  await enterTopic(main, steps)
  await main.getByLabel('Tone').selectOption('educational')
  await pick(main, 'standard')
  await generate(main, 'Generate post')
  await take(main.getByRole('article'), 'thread')
}

/** The library, and the remaining quota. */
async function showLibrary(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.setViewportSize(windows.usual)
  await page.goto(paths.library)
  await page.getByRole('table').waitFor()
  await take(main, 'library', { most: 600, margin: 0 })
  await page.setViewportSize(windows.narrow)
  await page.goto(`${paths.settings}?tab=usage`)
  await page.getByText('This month on the Basic Plan').waitFor()
  await take(main, 'usage', { most: 576, margin: 0 })
}

/** Screenshots of the article "A demo to Postwright". */
export async function takeDemoPictures(studio: Studio): Promise<void> {
  const page = await studio.open({ viewport: windows.wide, colorScheme: 'light' })
  for (const show of [showAllInOne, showPost, showThread, showLibrary]) await show(page)
  await page.context().close()
}
