import { currencyScript } from '#app/lib/currency.ts'
import { buttonLook } from '#app/ui/button.tsx'
import type { Currency } from '#contract/brand.ts'
import { priceText } from '#contract/offers.ts'
import type { PlanId } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

const otherCurrency: readonly (readonly [shown: Currency, switches: string])[] = [
  ['usd', planMessages.toRupees],
  ['inr', planMessages.toDollars],
]

/** A plan's monthly price in the chosen currency; in both where scripts are off, because nothing can be chosen there. */
export function MonthlyPrice({ id }: { id: PlanId }) {
  return (
    <>
      <span className="in-usd">{priceText(id, 'monthly', 'usd')}</span>
      <span className="between-currencies"> / </span>
      <span className="in-inr">{priceText(id, 'monthly', 'inr')}</span>
    </>
  )
}

/** Stands before the first price of a page. */
export function CurrencySwitch() {
  return (
    <>
      <script>{currencyScript}</script>
      <button type="button" data-currency-switch data-needs-script className={buttonLook({ variant: 'secondary' })}>
        {otherCurrency.map(([shown, switches]) => (
          <span key={shown} className={`in-${shown}`}>
            {switches}
          </span>
        ))}
      </button>
    </>
  )
}
