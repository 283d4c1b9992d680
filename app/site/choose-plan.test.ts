import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionScript } from '#app/lib/session-script.ts'
import { takeFlash } from '#app/lib/storage.ts'
import { showAccount, wireChoices, wireIntervals } from '#app/site/choose-plan.ts'

const chosen = '/manual-payment-request?plan=basic&interval=monthly'
const page = `
  <a id="free" href="/signup" data-choose="/api/me" data-free-now="Free already" data-paid-now="Paid now">Start free</a>
  <a id="basic" href="${chosen}" data-choose="/api/me" data-sign-in="/signin?from=" data-sign-in-first="Sign in first"
    data-larger="pro" data-larger-now="On Pro until {until}." data-larger-endless="On Pro for good.">Choose Basic</a>
  <p data-flash></p>`

const { classList, dataset } = document.documentElement
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
  localStorage.clear()
  classList.remove('signed-in', 'yearly')
  delete dataset.held
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
  ['signed out', 'basic', `/signin?from=${encodeURIComponent(chosen)}`, 'Sign in first'],
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
    <section data-plan="basic"><a id="basic" href="${chosen}" data-choose="/api/me">Choose</a><button data-manage hidden>Manage</button><p data-endless hidden></p></section>
    <section data-plan="pro"><a id="pro" href="${chosen}" data-choose="/api/me">Choose</a><button data-manage hidden>Manage</button><p data-endless hidden></p></section>
  </div>`
/** As `session-script.ts` leaves the page in a browser that was signed in. */
function arriveSignedIn() {
  localStorage.setItem('signed-in', JSON.stringify({ initials: 'AR', plan: 'pro', until: Date.now() + 1_000_000 }))
  new Function(sessionScript)()
}

test.each([
  ['signed out', undefined],
  ['on the free plan', 'free'],
  ['on a paid plan', 'basic'],
  ['unknown, as the server fails', undefined],
  ['unknown, as the server is out of reach', undefined],
] as const)('a user %s sees as the own plan: %s', async (who: Who, marked) => {
  document.body.innerHTML = cards
  fetched.mockImplementation(async () => answers[who]())
  await showAccount()

  expect(dataset.held).toBe(marked)
})

test('a browser that was signed in is shown so before the server answers, and no longer once the session has ended', async () => {
  arriveSignedIn()
  expect([classList.contains('signed-in'), dataset.held, document.documentElement.style.getPropertyValue('--initials')]).toEqual([
    true,
    'pro',
    '"AR"',
  ])
  fetched.mockImplementation(async () => answers['signed out']())
  await showAccount()

  expect([classList.contains('signed-in'), dataset.held, localStorage.getItem('signed-in')]).toEqual([false, undefined, null])
})

test('a hint of a session that must have expired by now shows nobody', () => {
  localStorage.setItem('signed-in', JSON.stringify({ initials: 'AR', plan: 'pro', until: Date.now() - 1 }))
  new Function(sessionScript)()
  expect(classList.contains('signed-in')).toBe(false)
})

test('the server out of reach leaves what the page shows', async () => {
  arriveSignedIn()
  fetched.mockImplementation(async () => answers['unknown, as the server is out of reach']())
  await showAccount()
  expect([classList.contains('signed-in'), dataset.held]).toEqual([true, 'pro'])
})

test('a page without plans asks the server only in a browser that was signed in', async () => {
  await showAccount()
  expect(fetched).not.toHaveBeenCalled()
  arriveSignedIn()
  fetched.mockImplementation(async () => answers['on the free plan']())
  await showAccount()
  expect([fetched.mock.calls.length, dataset.held]).toEqual([1, 'free'])
})

const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden

test.each([
  ['pays by card', { card: { plan: 'basic' }, portal: true }, [true, false]],
  ['pays another plan by card', { card: { plan: 'pro' }, portal: true }, [false, true]],
  ['does not pay by card', { card: null, portal: true }, [false, true]],
])('the card of a plan has Manage for a user who %s', async (_, billing, hidden) => {
  document.body.innerHTML = cards
  const me = { plan: 'basic', expires_at: '2027-12-06T06:00:00.000Z' }
  fetched.mockImplementation(async (address) => Response.json(address === '/api/billing' ? billing : me))
  await showAccount()

  expect([isHidden('[data-plan=basic] a'), isHidden('[data-plan=basic] [data-manage]')]).toEqual(hidden)
  expect(isHidden('[data-plan=pro] [data-manage]')).toBe(true)
})

test('Manage opens the page of the card provider, and says when it cannot', async () => {
  document.body.innerHTML = `${cards}<p data-flash></p>`
  const portal = vi.fn(() => Response.json({ url: new URL('#portal', location.href) }))
  fetched.mockImplementation(async (address) => {
    if (address === '/api/billing/portal') return portal()
    return Response.json(address === '/api/billing' ? { card: { plan: 'pro' }, portal: true } : { plan: 'pro', expires_at: '2027-12-06' })
  })
  await showAccount()
  const manage = document.querySelector<HTMLElement>('[data-plan=pro] [data-manage]')
  manage?.setAttribute('data-failed', 'No page.')
  portal.mockReturnValueOnce(Response.json({ message: 'Try again in a moment.' }, { status: 503 }))
  manage?.click()
  await expect.poll(said).toBe('Try again in a moment.')
  portal.mockReturnValueOnce(Response.json({}))
  manage?.click()
  // An answer without an address is no success.
  await expect.poll(said).toBe('No page.')
  manage?.click()
  await expect.poll(() => location.hash).toBe('#portal')
})

test('a plan without an end offers nothing to pay for', async () => {
  document.body.innerHTML = cards
  fetched.mockImplementation(async () => answers['on a larger plan without an end']())
  await showAccount()
  expect([isHidden('#pro'), isHidden('#basic')]).toEqual([true, false])
  expect([isHidden('[data-plan=pro] [data-endless]'), isHidden('[data-plan=basic] [data-endless]')]).toEqual([false, true])
})

test('yearly prices lead to yearly payment, monthly ones to monthly payment', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button data-interval="monthly">Monthly</button><button data-interval="yearly">Yearly</button>',
  )
  wireIntervals()
  const press = (interval: string) => document.querySelector<HTMLElement>(`[data-interval=${interval}]`)?.click()
  const interval = () => new URL(document.querySelector<HTMLAnchorElement>('#basic')?.href ?? '').searchParams.get('interval')
  const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent
  press('yearly')
  expect([classList.contains('yearly'), interval(), pressed()]).toEqual([true, 'yearly', 'Yearly'])
  press('monthly')
  expect([classList.contains('yearly'), interval(), pressed()]).toEqual([false, 'monthly', 'Monthly'])
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
