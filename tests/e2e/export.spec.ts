import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { exportMessages } from '#contract/result-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { unzip } from '#tests/support/unzip.ts'

const { open, done } = exportMessages

// A call that never arrives is written to the console, by the browser and by us.
test.use({ expectedErrors: [/An export failed|ERR_FAILED/] })

/** Presses an export button and chooses a format. */
async function exported(page: Page, button: Locator, format: string): Promise<{ name: string; bytes: Buffer }> {
  await button.click()
  const download: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a result, the History and the library leave as files that hold what stands there', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.description)
  await screen.generate('repairing old bicycles')
  await expect(screen.toast(kinds.description.messages.success)).toBeVisible()
  await screen.results.getByRole('button', { name: 'Edit', exact: true }).click()
  await screen.results.getByRole('textbox', { name: 'Description' }).fill('साइकिल: edited by hand')

  const result = await exported(page, screen.results.getByRole('button', { name: open }), 'Word document')
  expect(result.name).toBe('repairing-old-bicycles.docx')
  const document = unzip(result.bytes)['word/document.xml'] ?? ''
  expect(document).toContain('साइकिल: edited by hand')
  const wellFormed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null
  expect(await page.evaluate(wellFormed, document)).toBe(true)
  await expect(screen.toast(done(result.name))).toBeVisible()
  await screen.results.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(screen.toast(messages.library.saved)).toBeVisible()

  await page.goto(paths.history)
  const history = await exported(page, page.getByRole('button', { name: 'Export all' }), 'JSON')
  expect(history.name).toBe('repairing-old-bicycles.json')
  expect(JSON.parse(history.bytes.toString())).toMatchObject([{ title: 'repairing old bicycles', feature: 'descriptions', language: 'en' }])

  await page.goto(`${paths.library}?search=BICYCLES`)
  const library = await exported(page, page.getByRole('button', { name: 'Export all matches' }), 'Spreadsheet')
  expect(library.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(library.bytes.toString()).toContain('repairing old bicycles,Description,साइकिल: edited by hand,')
})

test('a file that cannot be made is told in words, and made at the next try', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.hashtags)
  await screen.generate('a small ceramics studio')
  await page.route('**/api/exports/texts', (route) => route.abort(), { times: 1 })
  const button = screen.results.getByRole('button', { name: open })
  await button.click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  await expect(screen.toast(messages.site.offline)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: exportMessages.again }).click()
  expect((await download).suggestedFilename()).toBe('a-small-ceramics-studio.md')
})
