import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { newPerson, setUpOwner } from '#tests/e2e/support/people.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

const rounds = 12
/** How many times slower than this machine the browser is made to think. */
const slowdowns = [1, 4]
/** Milliseconds from a click to its answer, at this machine's speed. */
const longest = 100

/**
 * `watch(() => …)`, then a click, then `await answered`: milliseconds from that click to the frame that shows what is waited for,
 * painted. It gives up after 10 s. Text, because it runs in the page.
 */
const probe = `window.watch = (shown) => void (window.answered = new Promise((done, failed) => {
  setTimeout(() => failed(new Error('nothing was seen of ' + shown)), 10_000)
  addEventListener('click', (event) => {
    const look = () => shown() ? setTimeout(() => done(performance.now() - event.timeStamp)) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  }, { capture: true, once: true })
}))
window.has = (selector) => document.querySelector(selector) !== null
window.headed = (text) => document.querySelector('h1')?.textContent === text
window.busy = () => [...document.querySelectorAll('main button')].some((button) => button.textContent === 'Generating...')`

interface Click {
  readonly name: string
  readonly on: (page: Page) => Locator
  /** What has to be seen for the click to be answered: an expression over the probe's words. */
  readonly seen: string
  /** What has to be there first. */
  readonly before?: (page: Page, model: ModelDouble) => Promise<unknown>
  readonly after?: (page: Page) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const inMain = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first()
const close = (page: Page) => page.keyboard.press('Escape')
const written = (page: Page) => inMain('Regenerate')(page).waitFor()
const ask = (pause: number) => async (page: Page, model: ModelDouble) => {
  model.always(answers(goodAnswers.post, { size: 4, pause }))
  await main(page).getByRole('textbox', { name: 'Topic' }).fill('repairing old bicycles')
}

/** One of every kind of control, in the order that somebody meets them on a post's screen and after it. */
const clicks: readonly Click[] = [
  { name: 'Sidebar, narrower', on: button('Toggle sidebar'), seen: `has('[aria-label="Toggle sidebar"][aria-expanded=false]')` },
  { name: 'Sidebar, wider', on: button('Toggle sidebar'), seen: `has('[aria-label="Toggle sidebar"][aria-expanded=true]')` },
  { name: 'A group of the sidebar', on: button('Content Tools'), seen: `!has('nav a[href="${kindPaths.titles}"]')` },
  { name: 'A menu', on: button(/^Theme/), seen: `has('[role=menu]')` },
  { name: 'A choice of a menu', on: (page) => page.getByRole('menuitemradio', { name: 'Dark' }), seen: `has('html.dark')` },
  { name: 'The palette', on: button('Search'), seen: `has('[role=dialog] [role=combobox]')`, after: close },
  { name: 'An option', on: (page) => main(page).getByText('Medium', { exact: true }), seen: `has('input[value=medium]:checked')` },
  { name: 'Generate', on: inMain('Generate post'), seen: 'busy()', before: ask(0), after: written },
  { name: 'Copy', on: inMain('Copy'), seen: `has('[data-sonner-toast]')` },
  { name: 'Edit', on: inMain('Edit'), seen: `has('section textarea')` },
  { name: 'Clear', on: inMain('Clear'), seen: `!has('section article')` },
  { name: 'Generate, a slow model', on: inMain('Generate post'), seen: 'busy()', before: ask(100) },
  { name: 'Stop', on: inMain('Stop'), seen: '!busy()', before: (page) => page.waitForTimeout(300) },
  {
    name: 'Another screen',
    on: (page) => page.getByRole('link', { name: 'History' }).first(),
    seen: `headed('History') || has('[data-going]')`,
  },
  {
    name: 'A dialog',
    on: (page) => main(page).getByRole('button', { name: 'repairing old bicycles' }).first(),
    // The screen before, which stays until this one has come, has a button of that name too: the topic that was used last.
    before: (page) => page.getByRole('heading', { name: 'History', level: 1 }).waitFor(),
    seen: `has('[role=dialog]')`,
    after: close,
  },
]

async function time(page: Page, model: ModelDouble, { on, seen, before, after }: Click): Promise<number> {
  await before?.(page, model)
  await on(page).waitFor()
  await page.evaluate(`watch(() => ${seen})`)
  await on(page).click()
  const milliseconds = await page.evaluate<number>('answered')
  await after?.(page)
  return milliseconds
}

/** Each click's times, on pages that are loaded anew every round: what comes after the first load is fetched again. */
async function timesOf(browser: Browser, url: string, state: Awaited<ReturnType<typeof signIn>>, model: ModelDouble, slowdown: number) {
  const times = new Map<string, number[]>(clicks.map(({ name }) => [name, []]))
  const context = await browser.newContext({ baseURL: url, storageState: state, permissions: ['clipboard-read', 'clipboard-write'] })
  await context.addInitScript(probe)
  // The stream of changes has no end, so with it the network would never be idle.
  const full = { code: 'RATE_LIMITED', data: { retryAfter: 3_600 } }
  await context.route('**/api/events', (route) => route.fulfill({ status: 429, json: full }))
  for (let at = 0; at < rounds; at++) {
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'light' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(paths.twitter)
    await page.evaluate(`localStorage.setItem('theme', 'light')`)
    await page.reload()
    // Somebody looks at a screen before they press something; what it fetches ahead has arrived by then.
    await page.waitForLoadState('networkidle')
    for (const click of clicks) times.get(click.name)?.push(await time(page, model, click))
    await page.close()
  }
  await context.close()
  return times
}

async function signIn(browser: Browser, server: Awaited<ReturnType<typeof startServer>>) {
  const context = await browser.newContext({ baseURL: server.url })
  await setUpOwner(context.request, server, newPerson('Olivia Owner'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** How soon after a click its answer is on the screen, in Chromium, at this machine's speed and on one that is slower. */
export async function benchFeedback(): Promise<Findings> {
  const model = await startModel()
  const server = await startServer('pglite', { AI_MODEL: 'compatible/quick', AI_BASE_URL: model.url })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  try {
    const state = await signIn(browser, server)
    const measured: Map<string, number[]>[] = []
    for (const slowdown of slowdowns) measured.push(await timesOf(browser, server.url, state, model, slowdown))
    const rows = clicks.map(({ name }) => [
      name,
      ...measured.flatMap((times) => [0.5, 0.99].map((share) => figure(percentile(times.get(name) ?? [], share)))),
    ])
    const head = slowdowns.flatMap((slowdown) => [`${slowdown}× p50 ms`, `${slowdown}× p99 ms`])
    const bars = clicks.map(({ name }) => ({
      name,
      value: percentile(measured[0]?.get(name) ?? [], 0.95),
      unit: 'ms at p95',
      most: longest,
    }))
    return { table: table(['From a click to its answer, painted', ...head], rows), bars }
  } finally {
    await browser.close()
    await server.stop()
    await model.close()
  }
}
