import { useSearchParams } from 'react-router'
import { AskByMail } from '#app/features/billing/ask-by-mail.tsx'
import { BillingPage } from '#app/features/billing/billing-page.tsx'
import { choiceOf } from '#app/features/billing/choice.ts'
import { PlanChoices } from '#app/features/billing/plan-choices.tsx'
import { PlanSummary } from '#app/features/billing/plan-summary.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Manual Payment Request')

/** Where a chosen plan is asked for; the address names it. */
export default function PaymentRequest() {
  const [params, setParams] = useSearchParams()
  const choice = choiceOf(params)
  return (
    <BillingPage title="Manual Payment Request" lead="Plans are paid for by hand: you ask for one, and a person answers with how to pay.">
      {'refused' in choice ? (
        <PlanChoices {...choice} />
      ) : (
        <>
          <PlanSummary {...choice} onInterval={(interval) => setParams({ plan: choice.plan, interval }, { replace: true })} />
          <AskByMail choice={choice} />
        </>
      )}
    </BillingPage>
  )
}
