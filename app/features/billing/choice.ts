import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { useSession } from '#app/lib/session.tsx'
import { paths } from '#contract/paths.ts'
import { type BillingInterval, billingIntervals, type PaidPlanId, paidPlanIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** A paid plan and its billing interval. */
export interface Choice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
}

/** Why the URL's choice is invalid, as a message; with its plan or interval when that one is valid. */
export interface Refused extends Partial<Choice> {
  readonly refused: string
}

/** The message repeats at most this many characters of a URL parameter. */
const maxRepeatedLength = 40

/** The choice in the URL; by default Basic, monthly (spec §2). */
export function choiceOf(params: URLSearchParams): Choice | Refused {
  const typedPlan = params.get('plan') || 'basic'
  const typedInterval = params.get('interval') || 'monthly'
  const plan = paidPlanIds.find((id) => id === typedPlan)
  const interval = billingIntervals.find((id) => id === typedInterval)
  if (typedPlan === 'free') return { refused: planMessages.nothingToPay, ...(interval && { interval }) }
  if (!plan) return { refused: planMessages.unknownPlan({ typed: typedPlan.slice(0, maxRepeatedLength) }), ...(interval && { interval }) }
  if (!interval) return { refused: planMessages.unknownInterval({ typed: typedInterval.slice(0, maxRepeatedLength) }), plan }
  return { plan, interval }
}

/** The choice of somebody who is to come to the payment page; `null` for any other path. */
export function choiceOnPath(path: string): Choice | null {
  const { pathname, searchParams } = new URL(path, location.origin)
  const choice = choiceOf(searchParams)
  return pathname === paths.paymentRequest && !('refused' in choice) ? choice : null
}

/** The card prices of this server, which do not change while it runs. */
export const useCardPrices = () => useQuery(query.billing.prices.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))

/**
 * The current plan of a signed-in user, and the effect of paying for the choice. `undefined` for a visitor, and when it could not be loaded:
 * the server decides again when the form is sent. `pending` until it is loaded.
 */
export function useOffer({ plan, interval }: Choice) {
  const { state } = useSession()
  const signedIn = state === 'signedIn'
  const { data, isPending, isPlaceholderData } = useQuery(
    query.billing.offer.queryOptions({
      input: signedIn ? { plan, interval } : skipToken,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  )
  return { offer: signedIn ? data : undefined, pending: state === 'loading' || (signedIn && (isPending || isPlaceholderData)) }
}

export type Offer = NonNullable<ReturnType<typeof useOffer>['offer']>
