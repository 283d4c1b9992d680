import { useFeatureUsage } from '#app/lib/session.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { generationMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Feature, featureNames, lowQuotaThreshold } from '#contract/plans.ts'

/** The warning before the last generations of a month (spec §8). It stays on the screen; a toast would disappear. */
export function FewUsesLeft({ feature }: { feature: Feature }) {
  const { limit, remaining, allowance, known } = useFeatureUsage(feature)
  if (!known || limit === null || allowance !== 'allowed' || remaining >= lowQuotaThreshold) return null
  return <p className="text-warn text-xs">{generationMessages.get().usesRemaining({ uses: remaining })}</p>
}

interface UsesLeftProps {
  feature: Feature
  /** Generations that the press starts. */
  uses: number
  /** What the generations are called when they count against a quota of another name. */
  drawsOn: string | undefined
}

/** What a press will use of the quota, and what is left this month. */
export function UsesLeft({ feature, uses, drawsOn }: UsesLeftProps) {
  const { limit, remaining, known } = useFeatureUsage(feature)
  if (!known || limit === 0) return <span />
  if (limit === null) return <span>Unlimited on your plan</span>
  const left = `${remaining} of ${limit}`
  if (drawsOn) return <span>{`${drawsOn} draw on your ${featureNames[feature].label} uses: ${left} left this month`}</span>
  return <span>{uses > 1 ? `Takes ${uses} uses. ${left} left this month` : `${left} uses left this month`}</span>
}

/** The link to Pricing, in a toast or next to an error. Pricing is a site page, so this is no router link. */
export function UpgradeLink() {
  return (
    <a href={paths.pricing} className={buttonLook({ size: 'sm' })}>
      Upgrade
    </a>
  )
}
