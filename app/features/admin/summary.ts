import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode } from '#app/lib/errors.ts'
import { useSession } from '#app/lib/session.tsx'

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

/** Reads again what the panel shows. */
export function useRefresh() {
  const client = useQueryClient()
  const busy = useIsFetching({ queryKey: query.admin.key() }) > 0
  const refresh = () =>
    Promise.all([query.admin, query.payments, query.chats].map((part) => client.invalidateQueries({ queryKey: part.key() })))
  return { busy, refresh }
}

/** Payment requests are read again when one comes or is decided, by whomever. */
export function useRequestsFollowed(): void {
  const client = useQueryClient()
  useChanges('requests', () => {
    for (const part of [query.admin.summary, query.admin.requests, query.payments]) void client.invalidateQueries({ queryKey: part.key() })
  })
}
