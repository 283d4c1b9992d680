import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { useSession } from '#app/lib/session.tsx'
import type { Choice } from './choice.ts'

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
