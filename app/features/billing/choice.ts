import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { useSession } from '#app/lib/session.tsx'
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

/**
 * What a signed-in person has, and what paying for the choice would come to. `undefined` for a visitor, and where the server could not
 * say: it decides again when something is sent. `pending` until there is an answer.
 */
export function useOffer({ plan, interval }: Choice) {
  const { state } = useSession()
  const asks = state === 'signedIn'
  const { data, isPending, isPlaceholderData } = useQuery(
    query.billing.offer.queryOptions({
      input: asks ? { plan, interval } : skipToken,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  )
  return { offer: asks ? data : undefined, pending: state === 'loading' || (asks && (isPending || isPlaceholderData)) }
}

export type Offer = NonNullable<ReturnType<typeof useOffer>['offer']>
