import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveFlash } from '#app/lib/storage.ts'

let lessMotion = false
/** jsdom has no layout: a test reports the sizes. */
let resized: (() => void)[] = []
class ObserverOfSizes {
  readonly changed: () => void
  constructor(changed: () => void) {
    this.changed = changed
  }
  observe(): void {
    resized.push(this.changed)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-02-03') })
  vi.resetModules()
  lessMotion = false
  resized = []
  vi.stubGlobal('ResizeObserver', ObserverOfSizes)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: lessMotion && query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.className = ''
})

async function open(html: string) {
  document.body.innerHTML = html
  await import('#app/site.ts')
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E
const turning = `<em data-rotate='["Tweets","Posts"]'>Tweets</em><button data-rotate-pause></button>`

test('the word changes every two seconds, in a loop', async () => {
  await open(turning)
  vi.advanceTimersByTime(1_999)
  expect(find('em').textContent).toBe('Tweets')
  vi.advanceTimersByTime(1)
  expect(find('em').textContent).toBe('Posts')
  vi.advanceTimersByTime(2_000)
  expect(find('em').textContent).toBe('Tweets')
})

test('the word does not change when the visitor prefers reduced motion', async () => {
  lessMotion = true
  await open(turning)
  vi.advanceTimersByTime(10_000)
  expect(find('em').textContent).toBe('Tweets')
})

test('the pause button stops the changing word and starts it again', async () => {
  await open(turning)
  find('button').click()
  vi.advanceTimersByTime(10_000)
  expect(find('em').textContent).toBe('Tweets')
  find('button').click()
  vi.advanceTimersByTime(2_000)
  expect(find('em').textContent).toBe('Posts')
})

test('the pause button moves beside the word, whichever it is', async () => {
  await open(`<em data-rotate='["Tweets","Posts"]'>Tweets</em><button data-rotate-pause class="invisible"></button>`)
  let width = 200
  Object.defineProperty(find('em'), 'offsetWidth', { get: () => width })
  const move = () => {
    for (const changed of resized) changed()
    return [find('button').style.translate, find('button').className]
  }
  expect(move()).toEqual(['200px', ''])
  width = 150
  expect(move()).toEqual(['150px', ''])
})

test('the currency button toggles the prices, and the choice is stored for the visit', async () => {
  await open('<button data-currency-switch>Switch</button>')
  find('button').click()
  expect([document.documentElement.classList.contains('rupees'), sessionStorage.getItem('currency')]).toEqual([true, 'inr'])
  find('button').click()
  expect([document.documentElement.classList.contains('rupees'), sessionStorage.getItem('currency')]).toEqual([false, 'usd'])
})

test('the theme select shows the stored choice and stores a new one', async () => {
  localStorage.setItem('theme', 'dark')
  await open('<select data-theme-choice><option>light</option><option>dark</option><option>system</option></select>')
  const select = find<HTMLSelectElement>('select')
  expect(select.value).toBe('dark')
  select.value = 'light'
  select.dispatchEvent(new Event('change'))
  expect(localStorage.getItem('theme')).toBe('light')
})

test('a message left by the previous page is shown once', async () => {
  leaveFlash('Signed out successfully')
  await open('<p data-flash></p>')
  expect(find('p').textContent).toBe('Signed out successfully')
  vi.resetModules()
  await open('<p data-flash></p>')
  expect(find('p').textContent).toBe('')
})

test('the footer shows the current year of the visitor', async () => {
  await open('<span data-year>2026</span>')
  expect(find('span').textContent).toBe('2031')
})

test('the narrow menu closes on Escape, which focuses its button, and on a click outside', async () => {
  await open('<details data-menu open><summary tabindex="0">Menu</summary><a href="/">Home</a></details><p>Text</p>')
  const menu = find<HTMLDetailsElement>('details')
  find('a').focus()
  find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([menu.open, document.activeElement]).toEqual([false, find('summary')])
  menu.open = true
  find('p').click()
  expect(menu.open).toBe(false)
})

test('a button of the try-out that is pressed before its script has loaded is pressed again then', async () => {
  vi.useRealTimers()
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  await open(`<form data-try-out="/api/try"><input name="topic"><button type="button" data-try-topic="a sale">a sale</button></form>`)
  find('button').click()
  expect(fetched).not.toHaveBeenCalled()
  await expect.poll(() => fetched.mock.calls.map(([url]) => url)).toEqual(['/api/try'])
})
