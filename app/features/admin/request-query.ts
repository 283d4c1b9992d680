import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminRequest } from '#api/admin-calls.ts'
import { api, query } from '#app/lib/api.ts'
import { isOffline } from '#app/lib/errors.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import { toast } from '#app/ui/toast.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { PaymentStatus } from '#contract/paying.ts'
import { plans } from '#contract/plans.ts'
import { markProcessing } from './upgrade-status.ts'

const pageSize = 25

/** The filter of the request list; a blank search and an undefined status match all. */
export interface RequestFilter {
  readonly search: string
  readonly status?: PaymentStatus | undefined
}

/** The matching requests in pages, newest first. */
export const useRequests = ({ search, status }: RequestFilter) =>
  useInfiniteQuery(
    query.admin.requests.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...given({ search, status, before }) }),
      ...keysetPages,
      staleTime: 0,
    }),
  )

export type Decision = 'process' | 'reject'

const done: Record<Decision, (request: AdminRequest) => string> = {
  process: ({ user_name, plan_id }) => adminMessages.processed({ name: user_name, plan: plans[plan_id].name }),
  reject: ({ user_name }) => adminMessages.rejected({ name: user_name }),
}

/**
 * Processes or rejects a request. The request is marked as 'processing' during the call; the mark stays when there was no response, because
 * the server may have processed it.
 */
export function useDecision(decision: Decision, { id }: AdminRequest) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notes: string) => api.admin.requests[decision]({ id, ...(notes && { notes }) }),
    onMutate: () => markProcessing(id, true),
    onSuccess: (request) => toast.success(done[decision](request)),
    onError: (error) => console.error(`To ${decision} a request failed`, error),
    onSettled: async (_, error) => {
      if (!isOffline(error)) markProcessing(id, false)
      await Promise.all([query.admin, query.payments].map((part) => client.invalidateQueries({ queryKey: part.key() })))
    },
  })
}
