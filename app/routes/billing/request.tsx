import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BillingPage, CurrentPlan, PlanChoices, PlanSummary } from '#app/features/billing/billing-page.tsx'
import { type Choice, choiceOf, type Offer, useOffer } from '#app/features/billing/choice.ts'
import { PayByCard } from '#app/features/billing/pay-by-card.tsx'
import { NextSteps, RequestDone } from '#app/features/billing/request-done.tsx'
import { RequestForm } from '#app/features/billing/request-form.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Manual Payment Request')

/** The form of a payment request; the URL contains the plan. */
export default function PaymentRequest() {
  const [params, setParams] = useSearchParams()
  const choice = choiceOf(params)
  const choose = ({ plan, interval }: Choice) => setParams({ plan, interval }, { replace: true, preventScrollReset: true })
  return (
    <BillingPage title="Manual Payment Request" lead="Tell us where to reach you, and a person answers with how to pay.">
      {'refused' in choice ? <PlanChoices {...choice} /> : <Asking choice={choice} onChoice={choose} />}
    </BillingPage>
  )
}

function Asking({ choice, onChoice }: { choice: Choice; onChoice: (choice: Choice) => void }) {
  const [sentWith, setSentWith] = useState<string | null>(null)
  const { offer, pending } = useOffer(choice)
  return (
    <>
      <PlanSummary {...choice} />
      {sentWith === null ? (
        <>
          {offer && <CurrentPlan offer={offer} />}
          {!(pending || bothRefused(offer)) && <PayByCard choice={choice} offer={offer} />}
          <RequestForm choice={choice} onChoice={onChoice} offer={offer} onDone={setSentWith} />
        </>
      ) : (
        <RequestDone email={sentWith} />
      )}
      {!bothRefused(offer) && <NextSteps />}
    </>
  )
}

const bothRefused = (offer: Offer | undefined): boolean => Boolean(offer?.card.why && offer.request.why)
