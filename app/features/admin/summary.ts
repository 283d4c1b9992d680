import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode } from '#app/lib/errors.ts'
import { useSession } from '#app/lib/session.tsx'
import { paymentMessages } from '#contract/paying-messages.ts'

/** Requests by status, and the money of those that are paid. When the server knows no admin any more, the account is read again. */
export function useSummary() {
  const { refresh } = useSession()
  const summary = useQuery(query.admin.summary.queryOptions({ staleTime: 0 }))
  const isRefused = errorCode(summary.error) === 'FORBIDDEN'
  useEffect(() => {
    if (isRefused) void refresh()
  }, [isRefused, refresh])
  return summary
}

/** Under this name a failure goes away when the next try succeeds. */
const failureToast = 'admin-refresh'

/** Reads again what the panel shows. Where that fails, it says so and what was read before stays. */
export function useRefresh() {
  const client = useQueryClient()
  const busy = useIsFetching({ queryKey: query.admin.key() }) > 0
  const refresh = async () => {
    try {
      const parts = [query.admin, query.payments, query.chats]
      await Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: part.key() }, { throwOnError: true })))
      toast.dismiss(failureToast)
    } catch (error) {
      console.error(paymentMessages.listFailed, error)
      toast.error(paymentMessages.listFailed, { id: failureToast })
    }
  }
  return { busy, refresh }
}

/** Payment requests are read again when one comes or is decided, by whomever. */
export function useRequestsFollowed(): void {
  const client = useQueryClient()
  useChanges('requests', () => {
    for (const part of [query.admin.summary, query.admin.requests, query.admin.cardEndings, query.payments])
      void client.invalidateQueries({ queryKey: part.key() })
  })
}
