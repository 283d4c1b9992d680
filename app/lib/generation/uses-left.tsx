import { useFeatureUsage } from '#app/lib/session.tsx'
import { type Feature, featureLabels } from '#contract/plans.ts'

interface UsesLeftProps {
  feature: Feature
  /** How many uses the press takes. */
  uses: number
  /** Which posts these are, when they draw on a quota of another name. */
  drawsOn: string | undefined
}

/** What a press costs and what is left of the month, before anything is spent. */
export function UsesLeft({ feature, uses, drawsOn }: UsesLeftProps) {
  const { limit, remaining, known } = useFeatureUsage(feature)
  if (!known || limit === 0) return <span />
  if (limit === null) return <span>Unlimited on your plan</span>
  const left = `${remaining} of ${limit}`
  if (drawsOn) return <span>{`${drawsOn} draw on your ${featureLabels[feature]} uses: ${left} left this month`}</span>
  return <span>{uses > 1 ? `Takes ${uses} uses. ${left} left this month` : `${left} uses left this month`}</span>
}
