import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { priceText } from '#contract/offers.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import type { Choice } from './choice.ts'

/** What is asked for and what it costs. Manual payments are in rupees. */
export function PlanSummary({ plan, interval }: Choice) {
  const { name, description } = plans[plan]
  return (
    <Card className="grid gap-4">
      <CardTitle>Plan Summary</CardTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-medium text-lg">{name}</p>
          <CardText>{description}</CardText>
          <CardText>Billing interval: {interval}</CardText>
        </div>
        <p className="grid sm:text-end" aria-live="polite">
          <span>
            <span className="font-serif text-3xl">{priceText(plan, interval, 'inr')}</span>
            <span className="text-soft"> {intervalNames[interval].per}</span>
          </span>
          <span className="text-soft text-sm">{priceText(plan, interval, 'usd')} in dollars</span>
        </p>
      </div>
    </Card>
  )
}
