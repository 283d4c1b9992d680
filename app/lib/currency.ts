import { readItem, writeItem } from '#app/lib/storage.ts'
import { type Currency, currencies } from '#contract/brand.ts'

/** Session storage key of the chosen currency; prices are in dollars until the visitor chooses. */
const currencyKey = 'currency'
/** `site.css` shows prices by this class of the document. */
const rupeesClass = 'rupees'

/** Switches every price of the page to the other currency, and stores the choice. */
export function switchCurrency(): void {
  const currency: Currency = document.documentElement.classList.toggle(rupeesClass) ? 'inr' : 'usd'
  writeItem('session', currencyKey, currency)
}

/** Runs before prices are painted, so that none changes visibly. The content security policy allows it by its hash. */
export const currencyScript = `try{if(sessionStorage.getItem('${currencyKey}')==='inr')document.documentElement.classList.add('${rupeesClass}')}catch(e){}`

/** The currency chosen during this visit; `null` when none was. */
export function chosenCurrency(): Currency | null {
  const stored = readItem('session', currencyKey)
  return currencies.find((currency) => currency === stored) ?? null
}
