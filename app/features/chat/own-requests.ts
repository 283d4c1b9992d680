import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RequestWithChat, UnclaimedRequest } from '#api/payment-calls.ts'
import { api, query } from '#app/lib/api.ts'
import { useChangesConnected } from '#app/lib/changes/changes.ts'
import { useSession } from '#app/lib/session.tsx'
import { toast } from '#app/ui/toast.ts'
import { chatMessages } from '#contract/chat-messages.ts'

/** Milliseconds between two polls while change events do not arrive (spec §9). */
export const chatPollMs = 5_000

export interface OwnRequests {
  /** The requests whose chats the user sees: all pending ones, newest first, and the newest decided one. */
  readonly items: readonly RequestWithChat[]
  /** Requests that visitors sent with the user's email address. */
  readonly unclaimed: readonly UnclaimedRequest[]
}

const none: OwnRequests = { items: [], unclaimed: [] }

/** The user's payment requests with their numbers of unread messages; none for admins, who see all chats. */
export function useOwnRequests(): OwnRequests {
  const { me, refresh } = useSession()
  const linked = useChangesConnected()
  const isUser = me?.user.role === 'user'
  const { data = none } = useQuery(
    query.payments.mine.queryOptions({ ...(!isUser && { input: skipToken }), refetchInterval: linked ? false : chatPollMs, staleTime: 0 }),
  )

  // Without change events, a request that is no longer pending shows that the plan may have changed.
  const pending = data.items.flatMap(({ id, status }) => (status === 'pending' ? [id] : []))
  const before = useRef<readonly string[]>([])
  const key = pending.join()
  useEffect(() => {
    const now = key.split(',')
    if (before.current.some((id) => id && !now.includes(id))) void refresh()
    before.current = now
  }, [key, refresh])
  return data
}

/** Claims or disowns a request that a visitor sent. */
export function useClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, mine }: { id: string; mine: boolean }) => (mine ? api.payments.claim({ id }) : api.payments.disown({ id })),
    onSuccess: (_, { mine }) => {
      toast.dismiss(failureToast)
      if (!mine) toast.success(chatMessages.notMineDone)
    },
    onError: (error) => {
      console.error(chatMessages.claimFailed, error)
      toast.error(chatMessages.claimFailed, { id: failureToast })
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.payments.key() }),
  })
}

const failureToast = 'claim'
