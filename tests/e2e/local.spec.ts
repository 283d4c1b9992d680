import type { Locator, Page } from '@playwright/test'
import { engineSettingsMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { connectModelPath } from '#contract/paths.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { becomeOwner, enterModelFile, generateFirst } from '#tests/e2e/support/first-text.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { test as base, expect } from '#tests/e2e/support/test.ts'
import { type FileServer, startFileServer } from '#tests/support/file-server.ts'
import { linkEngine, linkEnginePackages } from '#tests/support/local-engine.ts'
import { tinyGguf } from '#tests/support/tiny-gguf.ts'

const words = localMessages
const unsupported = unsupportedSystem()
const content = tinyGguf()
/** Milliseconds: npm unpacks the engine, and the tiny model reads a whole prompt, on a busy machine. */
const long = { timeout: 180_000 }

const test = base.extend({
  // A server without an owner, of this test alone. Its npm finds the engine's packages in its cache.
  server: async ({ database }, use) => {
    const server = await startServer(database, { npm_config_offline: 'true' })
    await use(server)
    await server.stop()
  },
})

// While the server is started again, and of the refused removal.
test.use({ expectedErrors: [new RegExp(`^(?:Failed to load resource: net::ERR_|${RegExp.escape(engineSettingsMessages.failed)})`)] })

let files: FileServer
test.beforeEach(async () => {
  files = await startFileServer({ 'tiny.gguf': content })
})
test.afterEach(() => files.close())

const step = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Download' }).getByRole('listitem').filter({ hasText: name })
const arrives = (page: Page): Promise<void> => expect(page.getByText(/ KB of 873 KB/)).toBeVisible(long)
/** A text of the tiny model is words without a sense, so the sample shows it as it came. */
const sampleOf = (page: Page): Locator => page.getByRole('figure').filter({ hasText: /First word in/ })

async function openEngines(page: Page): Promise<void> {
  await page.goto(connectModelPath)
  await expect(page.getByRole('heading', { name: engineSettingsMessages.localModelTitle })).toBeVisible()
}

test.describe(`the local model${unsupported ? ` (skipped: ${unsupported})` : ''}`, () => {
  test.skip(unsupported !== null)
  test.describe.configure({ timeout: 600_000 })

  test('a new owner installs the engine, downloads a model over a pause and a restart, and it writes', async ({ page, server }) => {
    await linkEnginePackages(server.dataDir)
    await becomeOwner(page, server)
    files.upTo = 200_000
    await enterModelFile(page, `${files.url}/tiny.gguf`)
    await expect(step(page, 'Install the model software')).toContainText(': running')
    await expect(step(page, 'Install the model software')).toContainText(': done', long)
    await arrives(page)

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(words.paused)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

    // The rest comes after the restart: a model that is ready before it is tested at once, by a server that is ending.
    await server.restart()
    files.upTo = undefined
    await expect(page.getByRole('heading', { name: /^Postwright now writes with tiny-\w+ \(downloaded\)$/ })).toBeVisible(long)
    await expect(sampleOf(page).getByText(/\w/).first()).toBeVisible(long)

    await generateFirst(page)
    const screen = new Generator(page, '')
    // Words without a sense are refused by the checks, or by chance not.
    await expect(
      screen.results
        .getByText(/\w/)
        .first()
        .or(page.getByRole('alert').filter({ hasText: /\w/ }).first()),
    ).toBeVisible(long)
  })

  test('a damaged file is told in words and not used, and is downloaded again by a click', async ({ page, server }) => {
    await linkEngine(server.dataDir)
    await becomeOwner(page, server)
    files.damaged = true
    await enterModelFile(page, `${files.url}/tiny.gguf`)
    await expect(page.getByRole('alert').filter({ hasText: 'its checksum differs' })).toBeVisible(long)
    await expect(step(page, 'Download tiny')).toContainText(': failed')

    files.damaged = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /^Postwright now writes with tiny/ })).toBeVisible(long)
  })

  test('a model that is ready is used by a click, and is not removed while it writes', async ({ page, context, server }) => {
    await linkEngine(server.dataDir)
    await becomeOwner(page, server)
    await openEngines(page)
    await page.getByRole('button', { name: 'Add a model' }).click()
    await page.getByRole('radio', { name: /^Another model/ }).press('Space')
    await page.getByLabel(words.sourceLabel).fill(`${files.url}/tiny.gguf`)
    await page.getByRole('button', { name: words.add, exact: true }).click()
    await expect(page.getByRole('button', { name: /^Use: tiny/ })).toBeVisible(long)

    // A second window does not know yet that it is used.
    const second = await context.newPage()
    await openEngines(second)
    await second.getByRole('button', { name: /^Remove: tiny/ }).click()
    await page.getByRole('button', { name: /^Use: tiny/ }).click()
    await expect(page.getByText('In use')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove: tiny/ })).toBeHidden()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(second.getByRole('alert').filter({ hasText: 'This model is in use.' })).toBeVisible()

    await page.getByRole('button', { name: 'Test' }).first().click()
    await expect(sampleOf(page).getByText(/\w/).first()).toBeVisible(long)
  })
})
