import { Badge } from '#app/ui/badge.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { messages } from '#contract/messages.ts'
import { yearlySaving } from '#contract/offers.ts'
import { intervalNames, paidPlanIds, plans } from '#contract/plans.ts'
import type { Choice } from './choice.ts'

interface ChoiceFieldsProps {
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** The plan and how it is paid for, where they can be changed. */
export function ChoiceFields({ choice: { plan, interval }, onChoice }: ChoiceFieldsProps) {
  return (
    <>
      <Field label="Plan">
        {(control) => (
          <Select
            {...control}
            options={paidPlanIds.map((id) => ({ value: id, label: plans[id].name }))}
            value={plan}
            onValueChange={(chosen) => onChoice({ plan: chosen, interval })}
          />
        )}
      </Field>
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
      {intervalNames.yearly.label} <Badge tone="good">{messages.plans.save(saving)}</Badge>
    </span>
  )
}
