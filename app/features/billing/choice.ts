import { type BillingInterval, billingIntervals, type PaidPlanId, paidPlanIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** A paid plan and how it is paid for. */
export interface Choice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
}

/** What is wrong with an address, in words; its plan or interval where that one can be used. */
export interface Refused extends Partial<Choice> {
  readonly refused: string
}

/** Longer words of an address are not repeated on the page. */
const repeated = 40

/** What the address asks for: the Basic plan by the month unless it says otherwise (spec §2). */
export function choiceOf(params: URLSearchParams): Choice | Refused {
  const typedPlan = params.get('plan') || 'basic'
  const typedInterval = params.get('interval') || 'monthly'
  const plan = paidPlanIds.find((id) => id === typedPlan)
  const interval = billingIntervals.find((id) => id === typedInterval)
  if (typedPlan === 'free') return { refused: planMessages.nothingToPay, ...(interval && { interval }) }
  if (!plan) return { refused: planMessages.unknownPlan(typedPlan.slice(0, repeated)), ...(interval && { interval }) }
  if (!interval) return { refused: planMessages.unknownInterval(typedInterval.slice(0, repeated)), plan }
  return { plan, interval }
}
