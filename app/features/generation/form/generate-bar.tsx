import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { commandKey } from '#app/lib/device.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { useFeatureUsage, usePlan } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { generationMessages, notOnPlan } from '#contract/messages.ts'
import type { Feature } from '#contract/plans.ts'

interface GenerateBarProps {
  /** The button's label while nothing runs. */
  action: string
  busy: boolean
  /** False while a required field is missing; a press then shows which. */
  ready?: boolean
  onStop: () => void
  /** A notice above the button. */
  above?: ReactNode
  /** What the press costs. */
  children: ReactNode
}

/** The bar at the end of the form; it stays visible while a long form is scrolled. */
export function GenerateBar({ action, busy, ready = true, onStop, above, children }: GenerateBarProps) {
  return (
    <div className="-mx-4 -mb-4 sm:-mx-5 sm:-mb-5 sticky bottom-0 z-10 grid gap-3 rounded-b-lg border-t bg-surface px-4 py-3 sm:px-5">
      {above}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="lg" aria-disabled={busy || !ready} className="flex-1">
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
        {children}
        <span aria-hidden className="shrink-0 touch:hidden">
          {busy ? 'Esc stops' : `${commandKey()} Enter`}
        </span>
      </div>
    </div>
  )
}

/** Why the plan does not allow a generation, with a link to upgrade. */
export function Refused({ feature }: { feature: Feature }) {
  const { allowance, known } = useFeatureUsage(feature)
  const { plan } = usePlan()
  if (!known || allowance === 'allowed') return null
  return (
    <div className="grid justify-items-start gap-2.5 rounded-md bg-warn-wash px-4 py-3 text-sm">
      {allowance === 'reached' ? generationMessages.get().limitReached : notOnPlan(plan)}
      <UpgradeLink />
    </div>
  )
}
