import { afterEach, expect, test, vi } from 'vitest'
import { currencyScript, initialCurrency, switchCurrency } from '#app/lib/currency.ts'

const { classList } = document.documentElement

afterEach(() => {
  sessionStorage.clear()
  classList.remove('rupees')
  vi.restoreAllMocks()
})

/** What the page runs before it draws a price. */
const arrive = () => {
  classList.remove('rupees')
  new Function(currencyScript)()
  return classList.contains('rupees')
}

function visitFrom({ timeZone = 'Europe/Paris', language = 'en-GB' }) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
}

test('the next page starts with the currency chosen before, and the first visit with dollars', () => {
  visitFrom({})
  expect(arrive()).toBe(false)
  switchCurrency()
  expect(arrive()).toBe(true)
  switchCurrency()
  expect(arrive()).toBe(false)
})

test.each([
  [{ timeZone: 'Asia/Kolkata' }, 'inr'],
  [{ timeZone: 'Asia/Calcutta' }, 'inr'],
  [{ language: 'hi-IN' }, 'inr'],
  [{ timeZone: 'Asia/Dhaka', language: 'bn' }, 'usd'],
  [{}, 'usd'],
] as const)('a first visit with %o shows prices in %s, on the site and in the app', (from, currency) => {
  visitFrom(from)
  expect([arrive(), initialCurrency()]).toEqual([currency === 'inr', currency])
})

test('a visitor in India who chose dollars keeps them', () => {
  visitFrom({ timeZone: 'Asia/Kolkata' })
  expect(arrive()).toBe(true)
  switchCurrency()
  expect([arrive(), initialCurrency()]).toEqual([false, 'usd'])
})
