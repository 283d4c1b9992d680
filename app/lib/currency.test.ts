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

test('the next page begins in the currency that was chosen on the one before, and a first visit in dollars', () => {
  expect(arrive()).toBe(false)
  switchCurrency()
  expect(arrive()).toBe(true)
  switchCurrency()
  expect(arrive()).toBe(false)
})
