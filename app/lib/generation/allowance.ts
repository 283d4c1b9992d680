import type { Me } from '#api/account.ts'
import { usesMessages } from '#app/lib/generation/messages.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { listLanguage } from '#contract/i18n.ts'
import { generationMessages, notOnPlan } from '#contract/messages.ts'
import { allowance, type Feature, featureNames, lowQuotaThreshold, remainingGenerations } from '#contract/plans.ts'

/** What the plan allows, before anything is sent. The server decides; this saves a refused call and warns in time. */
export type Verdict =
  | { readonly go: true; readonly warning: string | null }
  | { readonly go: false; readonly reason: 'not-on-plan' | 'reached' | 'too-few'; readonly message: string }

type Account = Pick<Me, 'plan' | 'usage'>

/**
 * @param me the account as last read, or `null` when it could not be read: then nothing is refused or warned of here
 * @param jobs all that would be sent together; each uses one generation of its feature
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
  if (allowed === 'reached') return { go: false, reason: allowed, message: generationMessages.limitReached }
  const left = remainingGenerations(limit, used)
  if (left < needed) return { go: false, reason: 'too-few', message: generationMessages.tooFewUses({ needed, left }) }
  return { go: true, warning: left < lowQuotaThreshold ? generationMessages.usesRemaining({ uses: left }) : null }
}

type Planned = Pick<Job, 'slot' | 'feature'>

/** A message about some of the jobs, by their slots. */
export interface Notice {
  readonly message: string
  readonly slots: readonly string[]
}

/** What several jobs will use of the month's quotas, by the account as last read. The server decides. */
export interface Forecast {
  /** For each limited feature: the generations that the jobs take, and those left before. */
  readonly uses: readonly { readonly feature: Feature; readonly taken: number; readonly left: number }[]
  /** Jobs that will be refused, with the message. Earlier jobs get what is left, because the server reserves in this order. */
  readonly refused: readonly Notice[]
  /** Jobs of features with few generations left this month. */
  readonly low: readonly Notice[]
}

/** @param me the account as last read, or `null` when it could not be read: then the forecast is empty */
export function forecastOf(me: Account | null, jobs: readonly Planned[]): Forecast {
  const uses: { feature: Feature; taken: number; left: number }[] = []
  const refused = new Map<string, string[]>()
  const low = new Map<string, string[]>()
  const features = [...new Set(jobs.map(({ feature }) => feature))]
  const lines = features.flatMap((feature) => me?.usage.filter((line) => line.feature === feature) ?? [])
  for (const { feature, limit, used } of lines) {
    const slots = jobs.filter((job) => job.feature === feature).map(({ slot }) => slot)
    const left = limit === null ? slots.length : remainingGenerations(limit, used)
    const over = slots.slice(left)
    if (over.length > 0)
      add(refused, me && allowance(limit, 0) === 'not-on-plan' ? notOnPlan(me.plan) : generationMessages.limitReached, over)
    if (limit === null || left === 0) continue
    uses.push({ feature, taken: slots.length - over.length, left })
    if (left < lowQuotaThreshold) add(low, generationMessages.usesRemaining({ uses: left }), slots.slice(0, left))
  }
  const inOrder = (notices: Map<string, string[]>): Notice[] => [...notices].map(([message, slots]) => ({ message, slots }))
  return { uses, refused: inOrder(refused), low: inOrder(low) }
}

const add = (notices: Map<string, string[]>, message: string, slots: readonly string[]) =>
  notices.set(message, [...(notices.get(message) ?? []), ...slots])

/** "Uses 1 title request (2 left) and 2 hashtag requests (25 left)"; empty when no limited feature is used. */
export function usesText({ uses }: Pick<Forecast, 'uses'>): string {
  const t = usesMessages
  const requests = uses.map(({ feature, taken, left }) => t.ofLeft({ requests: featureNames[feature].requests(taken), left }))
  return requests.length > 0 ? t.uses({ requests: new Intl.ListFormat(listLanguage).format(requests) }) : ''
}
