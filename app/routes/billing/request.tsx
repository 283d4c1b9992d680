import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BillingPage, PlanChoices } from '#app/features/billing/billing-page.tsx'
import { Checkout } from '#app/features/billing/checkout.tsx'
import { type Choice, choiceOf } from '#app/features/billing/choice.ts'
import { payMessages } from '#app/features/billing/messages.ts'
import { initialCurrency } from '#app/lib/currency.ts'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta(payMessages.title)

/** The page for paying for a plan; the URL contains the plan. */
export default function PaymentRequest() {
  const t = payMessages
  const [params, setParams] = useSearchParams()
  const [currency] = useState(initialCurrency)
  const choice = choiceOf(params)
  const choose = ({ plan, interval }: Choice) => setParams({ plan, interval }, { replace: true, preventScrollReset: true })
  return (
    <BillingPage title={t.title} lead={t.lead}>
      {'refused' in choice ? (
        <PlanChoices {...choice} currency={currency} />
      ) : (
        <Checkout choice={choice} onChoice={choose} likely={currency} />
      )}
    </BillingPage>
  )
}
