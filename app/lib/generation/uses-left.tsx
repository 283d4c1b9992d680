import { usesText } from '#app/lib/generation/allowance.ts'
import { usesMessages } from '#app/lib/generation/messages.ts'
import type { Message } from '#app/lib/say.tsx'
import { useFeatureUsage, usePlan } from '#app/lib/session.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { generationMessages, notOnPlan } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Feature, featureNames, lowQuotaThreshold } from '#contract/plans.ts'

/** Why the plan allows no generation, with Upgrade, or the warning before the last ones of a month (spec §8); `null`: neither. */
export function useQuotaMessage(feature: Feature): (Message & { readonly refuses: boolean }) | null {
  const { limit, remaining, allowance, known } = useFeatureUsage(feature)
  const { plan } = usePlan()
  if (!known || limit === null) return null
  const { limitReached, usesRemaining } = generationMessages
  if (allowance !== 'allowed') {
    const text = allowance === 'reached' ? limitReached : notOnPlan(plan)
    return { refuses: true, tone: 'warn', text, action: <UpgradeLink /> }
  }
  return remaining < lowQuotaThreshold ? { refuses: false, tone: 'warn', text: usesRemaining({ uses: remaining }) } : null
}

interface UsesLeftProps {
  feature: Feature
  /** Generations that the press starts. */
  uses: number
  /** What the generations are called when they count against a quota of another name. */
  drawsOn: string | undefined
}

/** What a press will use of the quota, and what is left this month; nothing where there is no limit, or the message above the button says it. */
export function UsesLeft({ feature, uses, drawsOn }: UsesLeftProps) {
  const { limit, remaining, known } = useFeatureUsage(feature)
  if (!known || limit === null || remaining === 0) return null
  if (drawsOn) return <span>{usesMessages.countsAs({ posts: drawsOn, requests: featureNames[feature].requests(1), left: remaining })}</span>
  return remaining < lowQuotaThreshold && uses === 1 ? (
    <span />
  ) : (
    <span>{usesText({ uses: [{ feature, taken: uses, left: remaining }] })}</span>
  )
}

/** The link to Pricing, in a toast or next to an error. Pricing is a site page, so this is no router link. */
export function UpgradeLink() {
  return (
    <a href={paths.pricing} className={buttonLook({ size: 'sm' })}>
      {usesMessages.upgrade}
    </a>
  )
}
