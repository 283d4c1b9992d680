import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '#app/lib/api.ts'
import { useLinked } from '#app/lib/changes/changes.ts'
import { useSession } from '#app/lib/session.tsx'
import type { RequestWithChat } from '#contract/payment-calls.ts'

/** Milliseconds between two looks for news while nothing tells of them (spec §9). */
export const lookEvery = 5_000

/** The payment request whose chat a person sees, with how much of it is new; `null` without one, and for admins, who see all chats. */
export function useLatestRequest(): RequestWithChat | null {
  const { me, refresh } = useSession()
  const linked = useLinked()
  const asks = me?.user.role === 'user'
  const { data } = useQuery(
    query.payments.latest.queryOptions({ ...(!asks && { input: skipToken }), refetchInterval: linked ? false : lookEvery, staleTime: 0 }),
  )

  // Where nothing tells of a plan that was switched on, the request does.
  const status = data?.request?.status
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'pending' && status === 'paid') void refresh()
    before.current = status
  }, [status, refresh])
  return data?.request ?? null
}
