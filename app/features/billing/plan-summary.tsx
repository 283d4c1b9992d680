import { Badge } from '#app/ui/badge.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { priceText, yearlySaving } from '#contract/offers.ts'
import { type BillingInterval, intervalNames, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice } from './choice.ts'

/** What is asked for and what it costs. Manual payments are in rupees. */
export function PlanSummary({ plan, interval, onInterval }: Choice & { onInterval: (interval: BillingInterval) => void }) {
  const { name, description } = plans[plan]
  return (
    <Card className="grid gap-6">
      <CardTitle>Plan Summary</CardTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-medium text-lg">{name}</p>
          <CardText>{description}</CardText>
        </div>
        <p className="grid sm:text-end" aria-live="polite">
          <span>
            <span className="font-serif text-3xl">{priceText(plan, interval, 'inr')}</span>
            <span className="text-soft"> {intervalNames[interval].per}</span>
          </span>
          <span className="text-soft text-sm">{priceText(plan, interval, 'usd')} in dollars</span>
        </p>
      </div>
      <RadioCards
        legend="Billing Interval"
        choices={[
          { value: 'monthly', label: intervalNames.monthly.label },
          { value: 'yearly', label: <YearlyLabel saving={yearlySaving(plan)} /> },
        ]}
        value={interval}
        onValueChange={onInterval}
        className="sm:grid-cols-2"
      />
    </Card>
  )
}

function YearlyLabel({ saving }: { saving: number }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      {intervalNames.yearly.label} <Badge tone="good">{planMessages.save(saving)}</Badge>
    </span>
  )
}
