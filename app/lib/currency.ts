import { readItem, writeItem } from '#app/lib/storage.ts'
import { type Currency, currencies } from '#contract/brand.ts'

/** The currency that prices show in, kept for the visit under this key; dollars until somebody chooses. */
const currencyKey = 'currency'
/** `site.css` shows prices by this class of the document. */
const rupeesClass = 'rupees'

/** Turns every price of the page to the other currency, and keeps the choice. */
export function switchCurrency(): void {
  const currency: Currency = document.documentElement.classList.toggle(rupeesClass) ? 'inr' : 'usd'
  writeItem('session', currencyKey, currency)
}

/** Runs before a price is drawn, so that none turns before its reader's eyes. Its text is hashed for the content policy. */
export const currencyScript = `try{if(sessionStorage.getItem('${currencyKey}')==='inr')document.documentElement.classList.add('${rupeesClass}')}catch(e){}`

/** The currency that was chosen during this visit; `null` while none was. */
export function chosenCurrency(): Currency | null {
  const kept = readItem('session', currencyKey)
  return currencies.find((currency) => currency === kept) ?? null
}
