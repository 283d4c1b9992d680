import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFlash } from '#app/lib/storage.ts'
import { showYourPlan, wireChoices } from '#app/site/choose-plan.ts'

const chosen = '/manual-payment-request?plan=basic&interval=monthly'
const page = `
  <a id="free" href="/signup" data-choose="/api/me" data-free-now="Free already" data-paid-now="Paid now">Start free</a>
  <a id="basic" href="${chosen}" data-choose="/api/me" data-sign-in="/signin?from=chosen" data-sign-in-first="Sign in first"
    data-larger="pro" data-larger-now="On Pro until {until}." data-larger-endless="On Pro for good.">Choose Basic</a>
  <p data-flash></p>`

const fetched = vi.fn<typeof fetch>()
const go = vi.fn<(address: string) => void>()

beforeEach(() => {
  document.body.innerHTML = page
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  wireChoices(go)
})
afterEach(() => {
  fetched.mockReset()
  go.mockReset()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answers = {
  'signed out': () => Response.json(null),
  'on the free plan': () => Response.json({ plan: 'free' }),
  'on a paid plan': () => Response.json({ plan: 'basic', expires_at: null }),
  'on a larger plan': () => Response.json({ plan: 'pro', expires_at: '2027-12-06T06:00:00.000Z' }),
  'on a larger plan without an end': () => Response.json({ plan: 'pro', expires_at: null }),
  'unknown, as the server fails': () => new Response('', { status: 503 }),
  'unknown, as the server is out of reach': () => Promise.reject(new TypeError('Failed to fetch')),
}
type Who = keyof typeof answers

/** Whether the script prevented the browser from following the link. The test prevents it in any case, because there is no page to open. */
function click(plan: string, how: MouseEventInit = {}): boolean {
  let kept = false
  const notice = (event: MouseEvent) => {
    kept = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', notice, { once: true })
  document.getElementById(plan)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return kept
}
const absolute = (path: string) => new URL(path, location.href).href
const said = () => document.querySelector('[data-flash]')?.textContent

test.each([
  ['signed out', 'basic', '/signin?from=chosen', 'Sign in first'],
  ['signed out', 'free', absolute('/signup'), null],
  ['on the free plan', 'basic', absolute(chosen), null],
  ['on a paid plan', 'basic', absolute(chosen), null],
  ['unknown, as the server fails', 'basic', absolute(chosen), null],
  ['unknown, as the server is out of reach', 'free', absolute('/signup'), null],
] as const)('a user %s who chooses %s is sent to %s', async (who: Who, plan, to, left) => {
  fetched.mockImplementation(async () => answers[who]())
  expect(click(plan)).toBe(true)

  await expect.poll(() => go.mock.calls).toEqual([[to]])
  expect(takeFlash()).toBe(left)
})

test.each([
  ['on the free plan', 'free', 'Free already'],
  ['on a paid plan', 'free', 'Paid now'],
  ['on a larger plan', 'basic', 'On Pro until 6 Dec 2027.'],
  ['on a larger plan without an end', 'basic', 'On Pro for good.'],
] as const)('a user %s who chooses %s stays on the page and sees a message', async (who: Who, plan, words) => {
  fetched.mockImplementation(async () => answers[who]())
  click(plan)

  await expect.poll(() => said()).toBe(words)
  expect(go).not.toHaveBeenCalled()
})

const cards = `
  <div data-plans="/api/me">
    <section data-plan="free"><span data-your-plan hidden>Your plan</span></section>
    <section data-plan="basic"><span data-your-plan hidden>Your plan</span></section>
    <section data-plan="pro"><span data-your-plan hidden>Your plan</span></section>
  </div>`

test.each([
  ['signed out', []],
  ['on the free plan', ['free']],
  ['on a paid plan', ['basic']],
  ['unknown, as the server fails', []],
  ['unknown, as the server is out of reach', []],
] as const)('a user %s sees these plan cards marked: %j', async (who: Who, marked) => {
  document.body.innerHTML = cards
  fetched.mockImplementation(async () => answers[who]())
  await showYourPlan()

  const shown = [...document.querySelectorAll<HTMLElement>('[data-plan]:has([data-your-plan]:not([hidden]))')]
  expect(shown.map(({ dataset }) => dataset.plan)).toEqual(marked)
})

test('the account is not requested before a click, and only once for two quick clicks', async () => {
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockImplementation(async () => answers['signed out']())
  click('basic')
  click('basic')

  await expect.poll(() => go).toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click that opens another tab is left to the browser: %j',
  (how) => {
    expect(click('basic', how)).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  },
)
