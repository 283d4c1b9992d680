import { chromium, type Page } from '@playwright/test'
import { startServer } from '#tests/e2e/support/server.ts'
import { newUser, setUpOwner } from '#tests/e2e/support/users.ts'
import { chromiumArgs, findChromium } from '#tests/support/programs.ts'
import { fileOf, localOf, settingsOf, testedPost, withFile, withKey } from '#app/features/writing/writing.fixture.ts'
import { request } from '@playwright/test'

const out = '/tmp/wui-shots'
const only = process.argv[2]
const server = process.env.SITE ? undefined : await startServer('pglite')
console.log(server?.url)
const ctx = await request.newContext()
await setUpOwner(ctx, server!, newUser('Olivia Owner'))
const state = await ctx.storageState()
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })

const base = '/api/admin/writing'
type Mocks = Record<string, unknown>
const longName = 'openrouter-super-long-organisation/some-very-long-model-name-with-suffixes-instruct-2026-11-preview:free'
const models = { models: ['gpt-5', 'gpt-5-mini', 'gpt-5-nano', longName, 'o4-mini', 'gpt-4.1', 'gpt-4.1-mini', 'gpt-4o'].map((id) => ({ id, label: id === 'gpt-5-mini' ? 'GPT-5 mini' : id })) }
const found = { in_container: false, servers: [
  { provider: 'ollama', label: 'Ollama', base_url: 'http://127.0.0.1:11434/v1', models: [{ id: 'gemma3:4b', label: 'gemma3:4b' }, { id: 'qwen3:8b-instruct-q4_K_M', label: 'qwen3:8b-instruct-q4_K_M' }, { id: longName, label: longName }] },
  { provider: 'compatible', label: 'LM Studio', base_url: 'http://127.0.0.1:1234/v1', models: [] } ] }
const mini = { provider: 'openai', model: 'gpt-5-mini' } as const
const usual: Mocks = { [`GET ${base}`]: settingsOf(), [`PUT ${base}`]: settingsOf({ decided: true, engine: mini }), [`GET ${base}/local`]: localOf(), [`GET ${base}/found`]: found, [`POST ${base}/models`]: models, [`POST ${base}/test`]: testedPost, [`PUT ${base}/providers/openai`]: withKey(settingsOf()) }

async function mock(page: Page, mocks: Mocks) {
  const all = { ...usual, ...mocks }
  await page.route('**/api/admin/writing**', mockOne); await page.route('**/api/admin/writing/**', mockOne)
  async function mockOne(route: any) {
    const r = route.request(); const key = `${r.method()} ${new URL(r.url()).pathname}`
    const answer = all[key]
    if (answer === undefined) return route.fulfill({ status: 500, body: '{}' })
    if (answer === 'never') return
    return route.fulfill({ json: answer })
  }
}
const radio = (name: RegExp | string) => (p: Page) => p.getByRole('radio', { name }).check({ force: true })
const click = (name: string) => (p: Page) => p.getByRole('button', { name }).first().click()
const wait = (text: string | RegExp) => (p: Page) => p.getByText(text).first().waitFor()
const fillKey = async (p: Page) => { await radio(/^With a key/)(p); await p.getByLabel('Key for OpenAI').fill('sk-abcdef'); }
interface Shot { name: string; path: string; mocks?: Mocks; steps?: ((p: Page) => Promise<unknown>)[] }
const step = '/setup/writing'; const tab = '/admin-panel?tab=writing'
const files = [
  fileOf({ id: 'e2b', label: 'Gemma 4 E2B', status: 'ready', phase: null, in_use: true, total: 2.62e9 }), fileOf(),
  fileOf({ id: 'old', label: longName, status: 'paused', phase: null }),
  fileOf({ id: 'mine.gguf', label: 'mine.gguf', status: 'unverified', phase: null }),
  fileOf({ id: 'bad', label: 'Bad file', status: 'failed', phase: null, problem: { message: 'The file is damaged.', hint: 'Download it again.' } }),
]
const full = withKey(settingsOf({ decided: true, engine: mini, fallbacks: [{ provider: 'anthropic', model: 'claude-haiku-4-5' }, { provider: 'openrouter', model: longName }, { provider: 'local', model: 'gemma-4-e2b' }], try_out: { engine: mini, per_day: 100 }, prices: { input: 0.25, output: 2 }, budgets: { per_user: 200000, all: null, answer: 8192 }, problem: { message: 'OpenAI refused the key.', hint: 'Copy the key from your account there again, and check that it may use this model.' } }))
const shots: Shot[] = [
  { name: 'step', path: step },
  { name: 'local', path: step, steps: [radio(/^On this computer/), wait('Gemma 4 E2B')] },
  { name: 'local-address', path: step, steps: [radio(/^On this computer/), wait('Gemma 4 E2B'), radio(/^I have the file/)] },
  { name: 'found', path: step, steps: [radio(/^Found here/), wait('LM Studio'), radio('gemma3:4b')] },
  { name: 'found-none', path: step, mocks: { [`GET ${base}/found`]: { servers: [], in_container: true } }, steps: [radio(/^Found here/), wait('ollama pull')] },
  { name: 'key', path: step, steps: [fillKey, click('List models'), wait('GPT-5 mini')] },
  { name: 'key-failed', path: step, mocks: { [`POST ${base}/test`]: { problem: full.problem } }, steps: [fillKey, (p) => p.getByRole('textbox', { name: 'Model' }).fill('gpt-5-mini'), click('Test and use'), wait('refused the key')] },
  { name: 'key-testing', path: step, mocks: { [`POST ${base}/test`]: 'never' }, steps: [fillKey, (p) => p.getByRole('textbox', { name: 'Model' }).fill('gpt-5-mini'), click('Test and use'), wait('is writing a post')] },
  { name: 'later', path: step, steps: [radio(/^Not now/)] },
  { name: 'chosen', path: step, steps: [fillKey, (p) => p.getByRole('textbox', { name: 'Model' }).fill('gpt-5-mini'), click('Test and use'), wait('Let visitors try it')] },
  { name: 'dl-install', path: step, mocks: { [`GET ${base}/local`]: localOf({ engine: { status: 'installing', download: 63e6, version: '3' } }) }, steps: [wait('Install the engine')] },
  { name: 'dl-run', path: step, mocks: { [`GET ${base}/local`]: withFile() }, steps: [wait('left')] },
  { name: 'dl-check', path: step, mocks: { [`GET ${base}/local`]: withFile({ phase: 'checking', bytes: 3e9, bytes_per_second: 4e8, seconds_left: 3 }) }, steps: [wait('left')] },
  { name: 'dl-paused', path: step, mocks: { [`POST ${base}/local/download`]: withFile({ status: 'paused', phase: null, bytes_per_second: null, seconds_left: null }) }, steps: [radio(/^On this computer/), click('Download and use'), wait('Paused')] },
  { name: 'dl-failed', path: step, mocks: { [`POST ${base}/local/download`]: withFile({ status: 'failed', phase: null, problem: { message: '3.1 GB of disk space is needed, 1 GB is free in /data/models.', hint: 'Free some space, then continue.' }, bytes_per_second: null, seconds_left: null }) }, steps: [radio(/^On this computer/), click('Download and use'), wait('is needed')] },
  { name: 'tab-empty', path: tab, steps: [wait('Models on this computer')] },
  { name: 'tab', path: tab, mocks: { [`GET ${base}`]: full, [`GET ${base}/local`]: withFile({}, { files, model: { status: 'ready', writing: 1, waiting: 3 } }) }, steps: [wait('mine.gguf')] },
  { name: 'tab-fixed', path: tab, mocks: { [`GET ${base}`]: { ...withKey(full, { from_environment: true, key_end: null }), problem: null, fixed: { engine: true, prices: true, budgets: true } } }, steps: [wait('Models on this computer')] },
  { name: 'tab-edit', path: tab, mocks: { [`GET ${base}`]: full }, steps: [wait('Models on this computer'), (p) => p.getByRole('button', { name: 'Change access: OpenAI' }).click(), click('Add a fallback'), click('Add a model'), wait('Gemma 4 E2B')] },
  { name: 'sign-in-again', path: step, steps: [fillKey, (p) => p.getByRole('textbox', { name: 'Model' }).fill('gpt-5-mini'), (p) => p.route('**/api/admin/writing/test', (r) => r.fulfill({ status: 403, json: { defined: true, code: 'FORBIDDEN', status: 403, message: 'x' } })), click('Test and use'), wait('fresh sign-in')] },
  { name: 'reports', path: '/admin-panel?tab=reports', steps: [wait('Change what writes')] },
]
for (const width of [1280, 375]) for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ storageState: state, baseURL: server!.url, viewport: { width, height: 800 }, colorScheme: theme, reducedMotion: 'reduce' })
  for (const shot of shots.filter(({ name }) => !only || only.split(',').some((o) => name.startsWith(o)))) {
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(shot.name, m.text()))
    try {
      await mock(page, shot.mocks ?? {})
      await page.goto(shot.path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('radio').or(page.getByRole('tab')).or(page.getByText('Install')).first().waitFor()
      for (const s of shot.steps ?? []) await s(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) console.log('WIDE', shot.name, width, wide)
      const height = Math.ceil((await page.locator('html').boundingBox())?.height ?? 800)
      await page.setViewportSize({ width, height: Math.max(height, 800) })
      await page.screenshot({ path: `${out}/${shot.name}-${width}-${theme}.png` })
    } catch (e) { console.log('FAILED', shot.name, width, theme, String(e).slice(0, 400)); await page.screenshot({ path: `${out}/FAILED-${shot.name}-${width}-${theme}.png` }) }
    await page.close()
  }
  await context.close()
}
await browser.close(); await server!.stop(); console.log('end')
