import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { resultMessages } from '#app/features/generation/results/messages.ts'
import { pictureTools, placeNames, sideNames } from '#app/features/generation/results/picture/messages.ts'
import { previewMessages } from '#app/features/generation/results/preview/messages.ts'
import { brandMessages } from '#app/lib/pictures/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

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
