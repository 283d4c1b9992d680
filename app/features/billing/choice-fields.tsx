import { Badge } from '#app/ui/badge.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { priceText, yearlySaving } from '#contract/offers.ts'
import { intervalNames, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice } from './choice.ts'

interface ChoiceFieldsProps {
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** The plan and how it is paid for, where they can be changed. */
export function ChoiceFields({ choice: { plan, interval }, onChoice }: ChoiceFieldsProps) {
  return (
    <>
      <RadioCards
        legend="Plan"
        choices={paidPlanIds.map((id) => ({
          value: id,
          label: plans[id].name,
          description: `${priceText(id, interval, 'inr')} ${intervalNames[interval].per}`,
        }))}
        value={plan}
        onValueChange={(chosen) => onChoice({ plan: chosen, interval })}
        className="sm:grid-cols-2"
      />
      <RadioCards
        legend="Billing Interval"
        choices={[
          { value: 'monthly', label: intervalNames.monthly.label },
          { value: 'yearly', label: <YearlyLabel saving={yearlySaving(plan)} /> },
        ]}
        value={interval}
        onValueChange={(chosen) => onChoice({ plan, interval: chosen })}
        className="sm:grid-cols-2"
      />
    </>
  )
}

function YearlyLabel({ saving }: { saving: number }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      {intervalNames.yearly.label} <Badge tone="good">{planMessages.save(saving)}</Badge>
    </span>
  )
}
