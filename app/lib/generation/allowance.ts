import type { Job } from '#app/lib/generation/run.ts'
import type { Me } from '#contract/api.ts'
import { messages, notOnPlan } from '#contract/messages.ts'
import { allowance, type Feature, lowUsesThreshold, remainingUses } from '#contract/plans.ts'

/** What the plan says before anything is sent. The server stays the judge; this only saves a journey and warns in time. */
export type Verdict =
  | { readonly go: true; readonly warning: string | null }
  | { readonly go: false; readonly reason: 'not-on-plan' | 'reached' | 'too-few'; readonly message: string }

type Account = Pick<Me, 'plan' | 'usage'>

/**
 * @param me the account as last read, or `null` when it cannot be read: then nothing is refused or warned of here.
 * @param jobs all that would be sent at once, one use each.
 */
export function verdictOn(me: Account | null, jobs: readonly Pick<Job, 'feature'>[]): Verdict {
  const uses = new Map<Feature, number>()
  for (const { feature } of jobs) uses.set(feature, (uses.get(feature) ?? 0) + 1)
  const verdicts = [...uses].map(([feature, needed]) => verdictOnFeature(me, feature, needed))
  return verdicts.find(({ go }) => !go) ?? verdicts.find((verdict) => verdict.go && verdict.warning) ?? { go: true, warning: null }
}

function verdictOnFeature(me: Account | null, feature: Feature, needed: number): Verdict {
  const entry = me?.usage.find((usage) => usage.feature === feature)
  if (!me || !entry) return { go: true, warning: null }
  const { limit, used } = entry
  const allowed = allowance(limit, used)
  if (allowed === 'not-on-plan') return { go: false, reason: allowed, message: notOnPlan(me.plan) }
  if (allowed === 'reached') return { go: false, reason: allowed, message: messages.generation.limitReached }
  const left = remainingUses(limit, used)
  if (left < needed) return { go: false, reason: 'too-few', message: messages.generation.tooFewUses(needed, left) }
  return { go: true, warning: left < lowUsesThreshold ? messages.generation.usesRemaining(left) : null }
}
