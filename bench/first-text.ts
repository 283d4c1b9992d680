import { chromium } from '@playwright/test'
import { type Findings, table } from '#bench/figures.ts'
import { kinds } from '#kinds/index.ts'
import { becomeOwner, enterServer, generateFirst } from '#tests/e2e/support/first-text.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { answers, startModel } from '#tests/support/model.ts'
import { goodAnswer } from '#tests/support/model-answers.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

/** Most seconds from `Ready` to the first text. */
const most = 45

/** Seconds that the product takes from `Ready` to a new owner's first text by a model on loopback. The clicks and the typing take no time here. */
export async function benchFirstText(): Promise<Findings> {
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
    })
    return {
      table: table(
        ['After', 's'],
        rows.map(([name, value]) => [name, value.toFixed(1)]),
      ),
      bars: [{ name: 'From Ready to the first text', value: first, unit: 's', most }],
    }
  } finally {
    await browser.close()
    await server.stop()
    await model.close()
  }
}
