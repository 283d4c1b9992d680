import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { pictureTools, placeNames, sideNames, templateNames } from '#app/features/generation/results/picture/messages.ts'
import { previewMessages } from '#app/features/generation/results/preview/messages.ts'
import { brandMessages, photoMessages } from '#app/lib/pictures/messages.ts'
import { paths } from '#contract/paths.ts'
import { photoMessages as refusals } from '#contract/photo-messages.ts'
import { kinds } from '#kinds/index.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { jpegPhoto, transparentLogo } from '#tests/support/photo-files.ts'

const t = pictureTools

test('a written post is a downloaded picture after two clicks; its words are kept, and nothing is counted', async ({ owner }) => {
  const screen = new Generator(owner, 'until Sunday\n12 Market Street')
  await screen.open(paths.instagram)
  await screen.generate('Diwali sale: 20% off handmade candles')
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  const preview = screen.results.getByRole('tab', { name: resultMessages.preview })
  await preview.click()
  // In the place of the user's photo.
  await expect(screen.results.getByRole('img', { name: /^20%\. Diwali sale/ })).toBeVisible()
  await expect(screen.results.getByText(previewMessages.photo)).toHaveCount(0)
  const usage = await (await owner.request.get('/api/usage')).json()

  await screen.results.getByRole('button', { name: t.open, exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAttribute('alt', '20%. Diwali sale: 20% off handmade candles. until Sunday. 12 Market Street')
  const downloading = owner.waitForEvent('download')
  await dialog.getByRole('button', { name: t.downloadPng }).click()
  const file = await readFile(await (await downloading).path())
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })

  const address = await picture.getAttribute('src')
  await dialog.getByRole('textbox', { name: placeNames.headline }).fill('Candles for Diwali')
  await dialog.getByRole('radio', { name: sideNames.dark }).check()
  await expect(picture).toHaveAttribute('alt', /Candles for Diwali/)
  await expect(picture).not.toHaveAttribute('src', address ?? '')
  await dialog.getByRole('button', { name: t.copyAlt }).click()
  await expect.poll(() => screen.clipboard()).toContain('Candles for Diwali')
  await owner.keyboard.press('Escape')
  await expect(screen.results.getByRole('button', { name: t.open, exact: true })).toBeFocused()
  await expect(screen.results.getByRole('img', { name: /Candles for Diwali/ })).toBeVisible()

  const saving = owner.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/picture'))
  await screen.results.getByRole('button', { name: t.open, exact: true }).click()
  await dialog.getByRole('textbox', { name: brandMessages.handle }).fill('@maya')
  expect((await saving).status()).toBe(200)
  await owner.reload()
  await preview.click()
  await expect(screen.results.getByRole('img', { name: /Candles for Diwali/ })).toBeVisible()
  expect(await (await owner.request.get('/api/usage')).json()).toEqual(usage)
})

test('words that do not fit a picture are said, with how many; the dialog passes the WCAG 2.2 AA checks and fits a phone', async ({
  owner,
}) => {
  const screen = new Generator(owner)
  await screen.open(paths.instagram)
  await screen.generate('A repair morning for bicycles')
  await screen.results.getByRole('button', { name: t.open, exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: t.open })
  await expect(dialog.getByRole('img')).toBeVisible()
  for (const look of [
    { width: 1280, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
  ] as const) {
    await setAppearance(owner, look)
    expect.soft(await accessibilityFaults(owner)).toEqual([])
    await expect.soft.poll(() => owner.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
  }
  for (const place of ['headline', 'body', 'day'] as const)
    await dialog.getByRole('textbox', { name: placeNames[place], exact: true }).fill('Far too many words '.repeat(20))
  await expect(dialog.getByRole('alert')).toContainText(/Take out at least \d+ characters/)
  await expect(dialog.getByRole('button', { name: t.downloadPng })).toHaveAttribute('aria-disabled', 'true')
})

test('an own photo is added, drawn, marked, pasted and deleted, by keyboard too', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(paths.instagram)
  await screen.generate('A repair morning for bicycles')
  await screen.results.getByRole('button', { name: t.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.open })
  const picture = dialog.getByRole('img', { name: /repair morning/ })
  await dialog.getByRole('radio', { name: templateNames.photo }).check()
  const photos = dialog.getByRole('group', { name: photoMessages.photo })
  await expect(photos.getByText(photoMessages.stored({ count: '0', max: '10' }))).toBeVisible()

  const add = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    Promise.all([page.waitForEvent('filechooser'), photos.getByRole('button', { name: photoMessages.add }).press('Enter')]).then(
      ([chooser]) => chooser.setFiles(file),
    )
  await add({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture') })
  await expect(photos.getByRole('alert')).toHaveText(refusals.type)
  const drawing = page.waitForResponse(
    (answer) => answer.url().endsWith('/render-picture') && answer.request().postData()?.includes('"photo":') === true,
  )
  await add({ name: 'morning.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto({ width: 1200, height: 900, color: '#2b6fd9' }) })
  await expect(photos.getByRole('alert')).toHaveCount(0)
  await expect(photos.getByRole('radio')).toBeChecked()
  await expect(photos.getByText(photoMessages.stored({ count: '1', max: '10' }))).toBeVisible()
  expect((await drawing).status()).toBe(200)

  for (const look of [
    { width: 1280, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
  ] as const) {
    await setAppearance(page, look)
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
  }
  await setAppearance(page, { width: 1280, colorScheme: 'light' })

  await expect(dialog.getByRole('button', { name: t.downloadPng })).toHaveAttribute('aria-disabled', 'false')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t.downloadPng }).click()
  const file = await readFile(await (await downloading).path())
  const { data } = await sharp(file)
    .extract({ left: 540, top: 20, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].every((value, at) => Math.abs(value - ([0x2b, 0x6f, 0xd9][at] ?? 0)) < 24)).toBe(true)

  // Pasted anywhere in the dialog.
  await dialog.getByRole('heading', { name: t.open }).click()
  await page.evaluate(
    async (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
    },
    [...(await transparentLogo())],
  )
  await expect(photos.getByRole('radio')).toHaveCount(2)
  await expect(photos.getByRole('radio').first()).toBeChecked()

  await photos.getByRole('radio').first().press('ArrowDown')
  await expect(photos.getByRole('radio').nth(1)).toBeChecked()
  await photos.getByRole('button', { name: photoMessages.remove }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: photoMessages.remove }).press('Enter')
  await expect(photos.getByRole('radio')).toHaveCount(1)
  await expect(photos.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(photos.getByRole('button', { name: photoMessages.add })).toBeFocused()
  await expect(picture).toBeVisible()
})
