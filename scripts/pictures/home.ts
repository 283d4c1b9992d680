import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { allInOneMessages } from '#app/features/generation/messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type PictureTheme, type PictureWidth, picturePath, pictures } from '#contract/site-pictures.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import type { Studio } from './studio.ts'

/** What an invented shop types, and the platforms that it posts on, in the order of the picture. */
const sale = {
  topic: 'Diwali sale on handmade candles, 20% off',
  details: 'Till Sunday, 10 am to 8 pm\nGift boxes from ₹450\nShop 4, MG Road, Indore\nWhatsApp orders: 555 0134',
}
const shown: readonly PlatformId[] = ['twitter', 'instagram', 'linkedin', 'facebook', 'reddit']

interface Layout {
  /** The window in which the screens are shown: so tall that nothing is scrolled or covered. */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly columns: number
  /** The height to which a card is cut, in pixels of the window. */
  readonly cardHeight: number
}

const gap = 20
const layouts: Readonly<Record<PictureWidth, Layout>> = {
  wide: { viewport: { width: 444, height: 6_000 }, columns: 3, cardHeight: 560 },
  narrow: { viewport: { width: 444, height: 6_000 }, columns: 1, cardHeight: 480 },
}

interface Piece {
  readonly image: Buffer
  /** In pixels of the image. */
  readonly width: number
  readonly height: number
}

async function shoot(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Piece> {
  const image = await page.screenshot({ clip, animations: 'disabled' })
  const { width = 0, height = 0 } = await sharp(image).metadata()
  return { image, width, height }
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not on the screen`)
  return box
}

/** Topic and details as they were typed: the upper part of the form. */
async function shootTopic(page: Page): Promise<Piece> {
  const form = await boxOf(topicField(page).locator('xpath=ancestor::form'))
  const details = await boxOf(detailsField(page))
  const below = 16
  return shoot(page, { ...form, height: details.y + details.height + below - form.y })
}

/** A result up to its buttons. */
async function shootCard(card: Locator, most: number): Promise<Piece> {
  const [box, foot] = [await boxOf(card), await card.locator('footer').first().boundingBox()]
  return shoot(card.page(), { ...box, height: Math.min(most, (foot?.y ?? Number.POSITIVE_INFINITY) - box.y) })
}

const topicField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Topic' })
const detailsField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: givenMessages.details })

/** Writes a post for each platform and waits for all of them. */
async function writePosts(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(paths.allInOne)
  await topicField(page).fill(sale.topic)
  await main.getByRole('button', { name: givenMessages.addDetails }).click()
  await detailsField(page).fill(sale.details)
  for (const id of shown) await main.getByRole('checkbox', { name: platforms[id].label, exact: true }).check({ force: true })
  await main.getByLabel('Tone').selectOption('casual')
  await main.getByLabel('Length').selectOption('medium')
  await main.getByRole('button', { name: allInOneMessages.action, exact: true }).click()
  await main
    .getByRole('article')
    .nth(shown.length - 1)
    .waitFor()
  await main.getByRole('button', { name: 'Generating...' }).waitFor({ state: 'hidden' })
  const previews = main.getByRole('tab', { name: 'Preview' })
  await previews.nth(shown.length - 1).waitFor()
  for (const preview of await previews.all()) await preview.click()
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur()')
}

/** The pieces below one another, in columns; the column that is lowest gets the next one. @returns what sharp composes */
function arrange(pieces: readonly Piece[], columns: number) {
  const space = 2 * gap
  const width = Math.max(...pieces.map((piece) => piece.width))
  const ends = Array.from({ length: columns }, () => 0)
  const layers = pieces.map((piece) => {
    const column = ends.indexOf(Math.min(...ends))
    const top = (ends[column] ?? 0) + space
    ends[column] = top + piece.height
    return { input: piece.image, left: space + column * (width + space), top }
  })
  return { layers, width: columns * (width + space) + space, height: Math.max(...ends) + space }
}

async function takePicture(studio: Studio, width: PictureWidth, colorScheme: PictureTheme): Promise<void> {
  const { viewport, columns, cardHeight } = layouts[width]
  const page = await studio.open({ viewport, colorScheme })
  await writePosts(page)
  const main = page.getByRole('main')
  const cards = shown.map((id) => main.getByRole('article').filter({ hasText: platforms[id].label }).first())
  const pieces = [await shootTopic(page), ...(await Array.fromAsync(cards, (card) => shootCard(card, cardHeight)))]
  const background: string = await page.evaluate('getComputedStyle(document.body).backgroundColor')
  await page.context().close()
  const { layers, ...size } = arrange(pieces, columns)
  const whole = await sharp({ create: { ...size, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer()
  const file = `public${picturePath(width, colorScheme)}`
  await mkdir(dirname(file), { recursive: true })
  const { size: bytes } = await sharp(whole)
    .resize({ ...pictures[width], fit: 'cover', position: 'top' })
    .avif({ quality: 52, effort: 6 })
    .toFile(file)
  console.log(`${file} ${Math.round(bytes / 1024)} KB`)
}

/** One topic and the posts that were written from it, in both themes, for large windows and phones. */
export async function takeHomePictures(studio: Studio): Promise<void> {
  for (const width of ['wide', 'narrow'] as const) for (const theme of ['light', 'dark'] as const) await takePicture(studio, width, theme)
}
