import { readItem, writeItem } from '#app/lib/storage.ts'
import { type Currency, currencies } from '#contract/brand.ts'

/** Session storage key of the chosen currency. */
const currencyKey = 'currency'
/** `site.css` shows prices by this class of the document. */
const rupeesClass = 'rupees'

/** Visitors in India, by the time zone or the language of the browser, see rupees until they choose. */
const indianZone = /^Asia\/(Kolkata|Calcutta)$/
const indianLanguage = /-IN$/i

/** Switches every price of the page to the other currency, and stores the choice. */
export function switchCurrency(): void {
  const currency: Currency = document.documentElement.classList.toggle(rupeesClass) ? 'inr' : 'usd'
  writeItem('session', currencyKey, currency)
}

/**
 * Runs before prices are painted, so that none changes visibly: the currency of `initialCurrency`. The content security policy allows it by
 * its hash.
 */
export const currencyScript = `(function(){var c;try{c=sessionStorage.getItem('${currencyKey}')}catch(e){}if(c==='inr'||c!=='usd'&&(${indianZone}.test(Intl.DateTimeFormat().resolvedOptions().timeZone)||${indianLanguage}.test(navigator.language)))document.documentElement.classList.add('${rupeesClass}')})()`

/** The currency chosen during this visit, or else the one of the visitor's country. */
export function initialCurrency(): Currency {
  const stored = readItem('session', currencyKey)
  const chosen = currencies.find((currency) => currency === stored)
  if (chosen) return chosen
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return indianZone.test(timeZone) || indianLanguage.test(navigator.language) ? 'inr' : 'usd'
}
