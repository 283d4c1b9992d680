import type { PlanView } from '#app/lib/plan.ts'
import { Badge } from '#app/ui/badge.tsx'

/** PRO, BASIC or FREE. */
export function PlanBadge({ plan }: { plan: PlanView }) {
  return <Badge tone={plan.plan === 'free' ? 'neutral' : 'accent'}>{plan.badge}</Badge>
}
