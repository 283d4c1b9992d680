import { afterEach, expect, test } from 'vitest'
import { currencyScript, switchCurrency } from '#app/lib/currency.ts'

const { classList } = document.documentElement

afterEach(() => {
  sessionStorage.clear()
  classList.remove('rupees')
})

/** What the page runs before it draws a price. */
const arrive = () => {
  classList.remove('rupees')
  new Function(currencyScript)()
  return classList.contains('rupees')
}

test('the next page starts with the currency chosen before, and the first visit with dollars', () => {
  expect(arrive()).toBe(false)
  switchCurrency()
  expect(arrive()).toBe(true)
  switchCurrency()
  expect(arrive()).toBe(false)
})
