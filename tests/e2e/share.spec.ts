import { readFile } from 'node:fs/promises'
import type { BrowserContext, Download, Locator, Page } from '@playwright/test'
import { libraryMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { exportMessages, shareMessages } from '#contract/result-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { unzip } from '#tests/support/zip.ts'

const topic = 'repairing old bicycles'

/** Blocks other sites and lists the requests to them. */
async function blockOtherSites(context: BrowserContext, home: string): Promise<string[]> {
  const blocked: string[] = []
  await context.route(
    (url) => url.origin !== home,
    (route) => {
      blocked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' })
    },
  )
  return blocked
}

async function written(page: Page, path: string, choose?: string): Promise<Generator> {
  const screen = new Generator(page)
  await screen.open(path)
  if (choose) await screen.main.getByRole('radio', { name: choose }).check()
  await screen.generate(topic)
  await expect(screen.results.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
  return screen
}

/** Opens a link of a Share menu with the keyboard, and returns the address of the new tab. */
async function openShareLink({ page, results }: Generator, label: string, button = 'More'): Promise<URL> {
  await results.getByRole('button', { name: button, exact: true }).press('Enter')
  const link = results.getByRole('menuitem', { name: new RegExp(`^${label}`) })
  await link.focus()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')])
  await tab.waitForLoadState()
  const url = new URL(tab.url())
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await tab.close()
  return url
}

test('a text is sent to a platform only when a share link is opened, prefilled where the platform allows it', async ({
  owner,
  baseURL,
}) => {
  const blocked = await blockOtherSites(owner.context(), baseURL as string)
  const post = await written(owner, paths.twitter)
  await post.results.getByRole('button', { name: 'Copy', exact: true }).click()
  const text = await post.clipboard()
  await post.results.getByRole('button', { name: 'More' }).click()
  await expect(post.results.getByRole('menuitem', { name: shareMessages.newTab })).toHaveCount(2)
  await owner.keyboard.press('Escape')
  // While a menu closes, its button does not open it again.
  await expect(post.results.getByRole('menuitem')).toHaveCount(0)
  await expect(post.results.getByRole('button', { name: 'More' })).toBeFocused()
  expect(blocked).toEqual([])

  const toX = await openShareLink(post, shareMessages.filled({ app: 'X' }))
  expect([toX.origin + toX.pathname, toX.searchParams.get('text')]).toEqual(['https://x.com/intent/tweet', text])
  const toWhatsApp = await openShareLink(post, shareMessages.filled({ app: 'WhatsApp' }))
  expect([toWhatsApp.origin, toWhatsApp.searchParams.get('text')]).toEqual(['https://wa.me', text])

  const titles = await written(owner, kindPaths.titles, 'Reddit')
  await titles.results.getByRole('button', { name: 'Copy title 2' }).click()
  const toReddit = await openShareLink(titles, shareMessages.filled({ app: 'Reddit' }), 'Share title 2')
  expect(toReddit.searchParams.get('title')).toBe(await titles.clipboard())
  expect(blocked.map((url) => new URL(url).host)).toEqual(['x.com', 'wa.me', 'www.reddit.com'])
})

test('for a platform without prefill the text is copied, and a message says to paste it', async ({ owner, baseURL }) => {
  await blockOtherSites(owner.context(), baseURL as string)
  await owner.setViewportSize({ width: 375, height: 740 })
  const post = await written(owner, paths.instagram)
  await post.results.getByRole('button', { name: 'Copy', exact: true }).click()
  const text = await post.clipboard()
  await owner.evaluate(() => navigator.clipboard.writeText('something else'))

  expect((await openShareLink(post, shareMessages.pasted({ app: 'Instagram' }))).href).toBe('https://www.instagram.com/')
  await owner.bringToFront()
  await expect(post.said(shareMessages.copied({ app: 'Instagram' }))).toBeVisible()
  expect(await post.clipboard()).toBe(text)
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test.describe('files', () => {
  const { done } = exportMessages

  // The browser and the app log a failed call to the console.
  test.use({ expectedErrors: [/An export failed|ERR_FAILED/] })

  /** Opens an export menu and chooses a format. */
  async function exported(page: Page, button: Locator, format: string): Promise<{ name: string; bytes: Buffer }> {
    await button.click()
    const download: Promise<Download> = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: format }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  test('a result, the History and the library export as files with the content on the screen', async ({ free: { page } }) => {
    const screen = new Generator(page)
    await screen.open(kindPaths.description)
    await screen.generate('repairing old bicycles')
    await expect(screen.said(kinds.description.messages.success)).toBeVisible()
    await screen.results.getByRole('textbox', { name: 'Description' }).fill('साइकिल: edited by hand')

    const result = await exported(page, screen.results.getByRole('button', { name: 'More' }), 'Word document')
    expect(result.name).toBe('repairing-old-bicycles.docx')
    const document = unzip(result.bytes)['word/document.xml'] ?? ''
    expect(document).toContain('साइकिल: edited by hand')
    const wellFormed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null
    expect(await page.evaluate(wellFormed, document)).toBe(true)
    await expect(screen.toast(done({ name: result.name }))).toBeVisible()
    await screen.results.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(screen.said(libraryMessages.saved)).toBeVisible()

    await page.goto(paths.history)
    const history = await exported(page, page.getByRole('button', { name: 'Export all' }), 'JSON')
    expect(history.name).toBe('repairing-old-bicycles.json')
    expect(JSON.parse(history.bytes.toString())).toMatchObject([
      { title: 'repairing old bicycles', feature: 'descriptions', language: 'en' },
    ])

    await page.goto(`${paths.library}?search=BICYCLES`)
    const library = await exported(page, page.getByRole('button', { name: 'Export all matches' }), 'Spreadsheet')
    expect(library.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(library.bytes.toString()).toContain('repairing old bicycles,Description,साइकिल: edited by hand,')
  })

  test('a failed export shows a message and succeeds at the next try', async ({ free: { page } }) => {
    const screen = new Generator(page)
    await screen.open(kindPaths.hashtags)
    await screen.generate('a small ceramics studio')
    await page.route('**/api/exports/texts', (route) => route.abort(), { times: 1 })
    const button = screen.results.getByRole('button', { name: 'More' })
    await button.click()
    await page.getByRole('menuitem', { name: 'Markdown' }).click()
    await expect(screen.toast(siteMessages.offline)).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: exportMessages.again }).click()
    expect((await download).suggestedFilename()).toBe('a-small-ceramics-studio.md')
  })
})
