import { Link } from 'react-router'
import { paymentRequestPath, priceText, yearlySaving } from '#contract/offers.ts'
import { billingIntervals, intervalNames, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice, Refused } from './choice.ts'

/** What can be paid for, where the address names something that cannot. What it does name rightly is kept. */
export function PlanChoices({ refused, plan, interval }: Refused) {
  const offered = (plan ? [plan] : paidPlanIds).flatMap((id) =>
    (interval && !plan ? [interval] : billingIntervals).map((every): Choice => ({ plan: id, interval: every })),
  )
  return (
    <>
      <p role="alert" className="rounded-lg border bg-sunken px-4 py-3">
        {refused}
      </p>
      <section>
        <h2 className="text-xl">Choose one of these</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {offered.map((choice) => (
            <li key={`${choice.plan} ${choice.interval}`}>
              <ChoiceLink {...choice} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function ChoiceLink({ plan, interval }: Choice) {
  return (
    <Link
      to={paymentRequestPath(plan, interval)}
      className="grid gap-1 rounded-lg border border-edge/60 bg-surface p-4 no-underline transition-colors duration-150 hover:bg-sunken"
    >
      <span className="font-medium">
        {plans[plan].name}, {interval}
      </span>
      <span className="text-soft text-sm">
        {priceText(plan, interval, 'inr')} {intervalNames[interval].per}
        {interval === 'yearly' && `. ${planMessages.save(yearlySaving(plan))}`}
      </span>
    </Link>
  )
}
