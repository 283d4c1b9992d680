import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { shellMessages } from '#app/features/shell/messages.ts'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { copyMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { newUser, setUpOwner } from '#tests/e2e/support/users.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'

const rounds = 12
/** CPU throttling factors of the browser. */
const slowdowns = [1, 4]
/** Maximum milliseconds from a click to visible feedback, without throttling. */
const longest = 100

/**
 * `watch(() => …)`, then a click, then `await answered`: milliseconds from the click until the frame in which the condition is true is
 * painted. Times out after 10 s. A string, because it runs in the page.
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
window.says = (text) => document.querySelector('main').textContent.includes(text)
window.isOpen = (group) => [...document.querySelectorAll('button[aria-expanded=true]')].some(({ textContent }) => textContent === group)
window.busy = () => [...document.querySelectorAll('main button')].some((button) => button.textContent === 'Generating...')`

interface Click {
  readonly name: string
  readonly on: (page: Page) => Locator
  /** The condition for feedback, an expression that uses the functions of `probe`. */
  readonly seen: string
  /** Preparation before the click. */
  readonly before?: (page: Page, model: ModelDouble) => Promise<unknown>
  readonly after?: (page: Page) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const inMain = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first()
const close = (page: Page) => page.keyboard.press('Escape')
const generated = (page: Page) => inMain('Write again')(page).waitFor()
const prepareTopic = (pause: number) => async (page: Page, model: ModelDouble) => {
  model.always(answers(goodAnswers.post, { size: 4, pause }))
  await main(page).getByRole('textbox', { name: 'Topic' }).fill('repairing old bicycles')
}

const sidebar = shellMessages.toggle

/** One control of each kind, in the order in which a user sees them on and after the post screen. */
const clicks: readonly Click[] = [
  { name: 'Sidebar, narrower', on: button(sidebar), seen: `has('[aria-label="${sidebar}"][aria-expanded=false]')` },
  { name: 'Sidebar, wider', on: button(sidebar), seen: `has('[aria-label="${sidebar}"][aria-expanded=true]')` },
  {
    name: 'A group of the sidebar',
    on: button('Content Tools'),
    // The sidebar stores whether a group is open, so every second round closes it.
    before: (page) => page.evaluate(`wasOpen = isOpen('Content Tools')`),
    seen: `isOpen('Content Tools') !== wasOpen`,
  },
  { name: 'A menu', on: button(/^Theme/), seen: `has('[role=menu]')` },
  { name: 'A choice of a menu', on: (page) => page.getByRole('menuitemradio', { name: 'Dark' }), seen: `has('html.dark')` },
  { name: 'The palette', on: button('Search'), seen: `has('[role=dialog] [role=combobox]')`, after: close },
  { name: 'An option', on: (page) => main(page).getByRole('radio', { name: /^Medium/ }), seen: `has('input[value=medium]:checked')` },
  { name: 'Generate', on: inMain('Generate post'), seen: 'busy()', before: prepareTopic(0), after: generated },
  { name: 'Copy', on: inMain('Copy'), seen: `says('${copyMessages.done}')` },
  { name: 'Edit', on: inMain('Edit'), seen: `has('section textarea')` },
  {
    name: 'A menu of a result',
    on: (page) => main(page).getByRole('region', { name: 'Results' }).getByRole('button', { name: 'More' }),
    seen: `has('[role=menu]')`,
  },
  { name: 'Clear', on: (page) => page.getByRole('menuitem', { name: 'Clear' }), seen: `!has('section article')` },
  { name: 'Generate, a slow model', on: inMain('Generate post'), seen: 'busy()', before: prepareTopic(100) },
  { name: 'Stop', on: inMain('Stop'), seen: '!busy()', before: (page) => page.waitForTimeout(300) },
  {
    name: 'Another screen',
    on: (page) => page.getByRole('link', { name: 'History' }).first(),
    seen: `headed('History') || has('[data-going]')`,
  },
  {
    name: 'A dialog',
    on: (page) => main(page).getByRole('button', { name: 'repairing old bicycles' }).first(),
    // The previous screen is shown until this one is loaded and also has a button with that name: the last topic.
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

/** The times of each click. Every round loads a new page, so that lazily loaded parts are fetched again. */
async function timesOf(browser: Browser, url: string, state: Awaited<ReturnType<typeof signIn>>, model: ModelDouble, slowdown: number) {
  const times = new Map<string, number[]>(clicks.map(({ name }) => [name, []]))
  const context = await browser.newContext({ baseURL: url, storageState: state, permissions: ['clipboard-read', 'clipboard-write'] })
  await context.addInitScript(probe)
  // Rejects the event stream: with it, the network would never be idle.
  const rateLimited = { code: 'RATE_LIMITED', data: { retryAfter: 3_600 } }
  await context.route('**/api/events', (route) => route.fulfill({ status: 429, json: rateLimited }))
  for (let at = 0; at < rounds; at++) {
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'light' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(paths.twitter)
    await page.evaluate(`localStorage.setItem('theme', 'light')`)
    await page.reload()
    // Users look at a screen before they click; prefetching is done by then.
    await page.waitForLoadState('networkidle')
    for (const click of clicks) times.get(click.name)?.push(await time(page, model, click))
    await page.close()
  }
  await context.close()
  return times
}

async function signIn(browser: Browser, server: Awaited<ReturnType<typeof startServer>>) {
  const context = await browser.newContext({ baseURL: server.url })
  await setUpOwner(context.request, server, newUser('Olivia Owner'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** Time from a click to visible feedback in Chromium, without and with CPU throttling. */
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
      ...measured.flatMap((times) => [0.5, 0.95].map((share) => figure(percentile(times.get(name) ?? [], share)))),
    ])
    const head = slowdowns.flatMap((slowdown) => [`${slowdown}× p50 ms`, `${slowdown}× p95 ms`])
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
