import { chromium } from '@playwright/test'
import { type Findings, table } from '#bench/figures.ts'
import { kinds } from '#kinds/index.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { becomeOwner, enterModelFile, enterServer, generateFirst } from '#tests/e2e/support/first-text.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { startFileServer } from '#tests/support/file-server.ts'
import { linkEnginePackages } from '#tests/support/local-engine.ts'
import { answers, startModel } from '#tests/support/model.ts'
import { goodAnswer } from '#tests/support/model-answers.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'
import { tinyGguf } from '#tests/support/tiny-gguf.ts'

/** Most seconds from `Ready` to the first text. */
const most = 45

/** The same with a local model, of some hundred kilobytes: the engine is installed from npm's cache, and the model downloaded from loopback. */
const mostLocal = 60

/** Seconds from `Ready` to the sample that a new owner is shown of a local model. */
async function measureLocal(): Promise<number> {
  const files = await startFileServer({ 'tiny.gguf': tinyGguf() })
  const server = await startServer('pglite', { npm_config_offline: 'true' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  try {
    await linkEnginePackages(server.dataDir)
    const page = await browser.newPage({ baseURL: server.url })
    const start = performance.now()
    await becomeOwner(page, server)
    await enterModelFile(page, `${files.url}/tiny.gguf`)
    await page.getByText(/^First word after/).waitFor({ timeout: 300_000 })
    return (performance.now() - start) / 1_000
  } finally {
    await browser.close()
    await server.stop()
    await files.close()
  }
}

/** Seconds that the product takes from `Ready` to a new owner's first text by a model on loopback. The clicks and the typing take no time here. */
export async function benchFirstText(): Promise<Findings> {
  const local = unsupportedSystem() ? undefined : await measureLocal()
  const model = await startModel()
  model.always(answers(goodAnswer))
  const server = await startServer('pglite')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  try {
    const page = await browser.newPage({ baseURL: server.url })
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1_000
    await becomeOwner(page, server)
    const account = seconds()
    await enterServer(page, { url: model.url, key: 'a-key', model: 'quick' })
    await page.getByText(/^First word after/).waitFor()
    const tested = seconds()
    await generateFirst(page)
    await page.getByText(kinds.post.messages.success).first().waitFor()
    const first = seconds()
    const rows = Object.entries({
      'The owner has an account': account,
      'The model has been tested': tested,
      'The first text is there': first,
      ...(local !== undefined && { 'Alone: engine installed, local model downloaded, its first text': local }),
    })
    return {
      table: table(
        ['After', 's'],
        rows.map(([name, value]) => [name, value.toFixed(1)]),
      ),
      bars: [
        { name: 'From Ready to the first text', value: first, unit: 's', most },
        ...(local !== undefined
          ? [{ name: 'From Ready to the first text of a local model', value: local, unit: 's', most: mostLocal }]
          : []),
      ],
    }
  } finally {
    await browser.close()
    await server.stop()
    await model.close()
  }
}
