import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locator, Page } from '@playwright/test'
import { keepingMessages, resultMessages } from '#app/features/generation/results/messages.ts'
import { formatNames, sideNames } from '#app/features/generation/results/picture/messages.ts'
import { slideMessages } from '#app/features/generation/results/picture/slide-messages.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const t = slideMessages
const steps = ['Rinse it with hot water', 'Dry it over a low flame', 'Rub in a drop of oil', 'Store it open']

/** A carousel of a cover, four steps and an end, by the built-in writer. */
async function written(page: Page, platform: string): Promise<Generator> {
  const screen = new Generator(page, steps.join('\n'))
  await screen.open(kindPaths.carousel)
  await screen.main.getByRole('radio', { name: platform }).press('Space')
  await screen.generate('How to look after a cast-iron pan')
  await expect(screen.said(kinds.carousel.messages.success)).toBeVisible()
  return screen
}

const headingOf = (screen: Generator, number: number) =>
  screen.results.getByRole('textbox', { name: carouselMessages.heading({ number }), exact: true })
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
/** The picture of a slide in the preview or the dialog, by its words. */
const picture = (within: Locator, words: string) => within.getByRole('img', { name: words })

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path())
}

/** The number of entries of a ZIP file, of the record at its end. */
const entriesOf = (zip: Buffer) => zip.readUInt16LE(zip.lastIndexOf('PK\x05\x06') + 10)

test('slides of a topic are a PDF after two clicks; they are edited, moved, added and removed, and stay as they were left', async ({
  owner,
}) => {
  const screen = await written(owner, 'LinkedIn')
  const count = 6
  await button(screen.results, t.open).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  const pdf = await downloaded(owner, () => button(dialog, t.pdf).click())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(count)
  const zip = await downloaded(owner, () => button(dialog, t.zip).click())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(entriesOf(zip)).toBe(count)
  const png = await downloaded(owner, () => button(dialog, t.one).click())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  await owner.keyboard.press('Escape')
  await expect(button(screen.results, t.open)).toBeFocused()

  const tab = (name: string) => screen.results.getByRole('tab', { name })
  await headingOf(screen, 2).fill('Rinse it while it is warm')
  await tab(resultMessages.preview).click()
  await expect(picture(screen.results, 'Rinse it while it is warm')).toBeInViewport()
  await button(screen.results, t.next).click()
  await expect(picture(screen.results, steps[1] ?? '')).toBeInViewport()

  // By keyboard alone: the third slide becomes the second.
  await tab(resultMessages.text).click()
  const up = button(screen.results, t.up({ number: 3 }))
  await up.focus()
  await owner.keyboard.press('Enter')
  await expect(button(screen.results, t.up({ number: 2 }))).toBeFocused()
  await expect(screen.said(t.moved({ from: 3, to: 2 }))).toBeVisible()
  await expect(headingOf(screen, 3)).toHaveText('Rinse it while it is warm')

  await button(screen.results, t.add).press('Enter')
  await expect(headingOf(screen, count)).toBeFocused()
  await owner.keyboard.type('Cook with it again')
  await button(screen.results, t.remove({ number: 4 })).press('Enter')
  await expect(screen.results.getByRole('listitem', { name: t.slide({ number: 4 }) })).toBeFocused()
  await button(screen.results, libraryMessages.undo).click()
  await button(screen.results, t.remove({ number: 5 })).click()
  const left = ['How to look after a cast-iron pan', steps[1], 'Rinse it while it is warm', steps[2], 'Cook with it again'] as const
  const areLeft = async () => {
    for (const [at, heading] of left.entries()) await expect(headingOf(screen, at + 1)).toHaveText(heading ?? '')
  }
  await areLeft()
  await expect(screen.results.getByText(keepingMessages.kept)).toBeVisible()
  await owner.reload()
  await areLeft()

  // As History opens it.
  await owner.goto(paths.history)
  await owner
    .getByRole('main')
    .getByRole('button', { name: /cast-iron pan/ })
    .first()
    .click()
  await expect(owner.getByRole('textbox', { name: carouselMessages.heading({ number: 5 }) })).toHaveText('Cook with it again')
})

test('a press draws all slides in another look, and the menu of the card downloads them', { tag: '@smoke' }, async ({ owner }) => {
  const screen = await written(owner, 'Instagram')
  await button(screen.results, t.open).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  const cover = picture(dialog, 'How to look after a cast-iron pan')
  await expect(cover).toBeVisible()
  const address = await cover.getAttribute('src')
  const storing = owner.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/picture'))
  await dialog.getByRole('radio', { name: sideNames.dark }).press('Space')
  await expect(cover).not.toHaveAttribute('src', address ?? '')
  expect((await storing).status()).toBe(200)
  await button(dialog, t.show({ number: 4 })).click()
  await expect(picture(dialog, 'Rub in a drop of oil')).toBeInViewport()
  await button(dialog, t.copyAlt).click()
  await expect.poll(() => screen.clipboard()).toContain('2. Rinse it with hot water')
  await owner.keyboard.press('Escape')

  await button(screen.results, resultMessages.more).click()
  const zip = await downloaded(owner, () => owner.getByRole('menuitem', { name: t.zip }).click())
  expect(entriesOf(zip)).toBe(6)
})

test('a slide whose words do not fit says so, and which one it is at the downloads', async ({ owner }) => {
  const screen = await written(owner, 'Instagram')
  const words = 'MAXIMUM WARMTH, HOMEMADE '.repeat(15).trim()
  await screen.results.getByRole('textbox', { name: carouselMessages.text({ number: 3 }) }).fill(words)
  await headingOf(screen, 3).fill(words.slice(0, carouselLimits.heading))
  await button(screen.results, t.open).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  await dialog.getByRole('radio', { name: formatNames.square }).press('Space')
  await expect(dialog.getByText(t.shorten({ number: 3 }))).toBeVisible()
  const download = button(dialog, t.zip)
  await expect(download).toHaveAttribute('aria-disabled', 'true')
  await expect(download).toHaveAccessibleDescription(t.shorten({ number: 3 }))
  await download.press('Enter')
  await expect(dialog.getByText(/words don’t fit this slide/)).toBeInViewport()
})

test('where a browser shares files, all slides or one of them go to other apps as PNGs', async ({ owner }) => {
  // As on a phone: this browser has no sheet to share with.
  await owner.addInitScript(() => {
    const shared: string[][] = []
    const share = async ({ files = [] }: ShareData) => void shared.push(files.map(({ name, type }) => `${type} ${name}`))
    Object.assign(navigator, { canShare: () => true, share, shared })
  })
  const shared = () => owner.evaluate(() => (navigator as Navigator & { shared?: string[][] }).shared)
  const screen = await written(owner, 'Instagram')
  await button(screen.results, t.open).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  await button(dialog, t.share).click()
  const names = [1, 2, 3, 4, 5, 6].map((number) => `image/png How to look after a cast-iron pan ${number}.png`)
  await expect.poll(shared).toEqual([names])
  await button(dialog, t.show({ number: 2 })).click()
  await button(dialog, t.shareOne).click()
  await expect.poll(shared).toEqual([names, names.slice(1, 2)])
})

test('the card and the dialog of slides pass the WCAG 2.2 AA checks and fit a phone', async ({ owner }) => {
  const screen = await written(owner, 'TikTok')
  const check = async (within: string) => {
    for (const look of [
      { width: 1600, colorScheme: 'light' },
      { width: 375, colorScheme: 'dark' },
      { width: 320, colorScheme: 'light' },
    ] as const) {
      await setAppearance(owner, look)
      expect.soft(await accessibilityFaults(owner, within)).toEqual([])
      await expect.soft.poll(() => owner.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
    }
  }
  await check('main')
  await screen.results.getByRole('tab', { name: resultMessages.preview }).click()
  await check('main')
  await button(screen.results, t.open).click()
  await expect(owner.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await check('[role=dialog]')
})
