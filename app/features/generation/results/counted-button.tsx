import { type ComponentProps, useId } from 'react'
import { useFeatureUsage } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Feature, featureNames } from '#contract/plans.ts'

interface CountedButtonProps extends ComponentProps<typeof Button> {
  /** The quota that one press counts against. */
  feature: Feature
}

/** A button that starts a generation: it says so when the quota is limited. */
export function CountedButton({ feature, children, ...look }: CountedButtonProps) {
  const { known, limit, remaining } = useFeatureUsage(feature)
  const cost = useId()
  const limited = known && limit !== null
  return (
    <Button size="sm" {...look} {...(limited && { 'aria-describedby': cost })}>
      {children}
      {limited && (
        <>
          <span aria-hidden className="font-normal text-soft text-xs">
            1 use
          </span>
          <span id={cost} hidden>
            {`Takes 1 of your ${remaining} ${featureNames[feature].label} uses left this month`}
          </span>
        </>
      )}
    </Button>
  )
}
