import { useFeatureUsage } from '#app/lib/session.tsx'
import { messages } from '#contract/messages.ts'
import { type Feature, featureLabels, lowUsesThreshold } from '#contract/plans.ts'

/** The warning before the last uses of a month (spec §8), where it can be read at leisure: a toast makes way for the next one. */
export function FewUsesLeft({ feature }: { feature: Feature }) {
  const { limit, remaining, allowance, known } = useFeatureUsage(feature)
  if (!known || limit === null || allowance !== 'allowed' || remaining >= lowUsesThreshold) return null
  return <p className="text-warn text-xs">{messages.generation.usesRemaining(remaining)}</p>
}

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
