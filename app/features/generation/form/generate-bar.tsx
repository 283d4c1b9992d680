import { Square } from 'lucide-react'
import { UpgradeLink } from '#app/lib/generation/upgrade.tsx'
import { useFeatureUsage, usePlan } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages, notOnPlan } from '#contract/messages.ts'
import { type Feature, featureLabels } from '#contract/plans.ts'
import { generateKeys } from './use-shortcuts.ts'

interface GenerateBarProps {
  /** The button's words while nothing runs. */
  action: string
  busy: boolean
  onStop: () => void
  feature: Feature
  /** How many uses this press takes. */
  uses: number
  /** Which posts these are, when they draw on a quota of another name. */
  drawsOn?: string
}

export function GenerateBar({ action, busy, onStop, ...usage }: GenerateBarProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="lg" aria-disabled={busy} className="flex-1">
          {busy ? (
            <>
              <Spinner />
              Generating...
            </>
          ) : (
            action
          )}
        </Button>
        {busy && (
          <Button variant="secondary" size="lg" onClick={onStop}>
            <Square aria-hidden className="fill-current" />
            Stop
          </Button>
        )}
      </div>
      <div className="flex items-start justify-between gap-4 text-soft text-xs">
        <UsesLeft {...usage} />
        <span aria-hidden className="shrink-0 touch:hidden">
          {busy ? 'Esc stops' : generateKeys()}
        </span>
      </div>
    </div>
  )
}

/** What the press costs and what is left of the month, before anything is spent. */
function UsesLeft({ feature, uses, drawsOn }: Pick<GenerateBarProps, 'feature' | 'uses' | 'drawsOn'>) {
  const { limit, remaining, allowance, known } = useFeatureUsage(feature)
  const { plan } = usePlan()
  if (!known) return <span />
  if (allowance !== 'allowed')
    return (
      <span className="grid justify-items-start gap-2 text-ink text-sm">
        {allowance === 'reached' ? messages.generation.limitReached : notOnPlan(plan)}
        <UpgradeLink />
      </span>
    )
  if (limit === null) return <span>Unlimited on your plan</span>
  const takes = uses > 1 ? `Takes ${uses} uses. ` : ''
  return (
    <span>
      {takes}
      {drawsOn
        ? `${drawsOn} draw on your ${featureLabels[feature]} uses: ${remaining} of ${limit} left this month`
        : `${remaining} of ${limit} uses left this month`}
    </span>
  )
}
