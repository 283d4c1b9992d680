import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { useLinked } from '#app/lib/changes/changes.ts'
import { useSession } from '#app/lib/session.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import type { RequestWithChat, UnclaimedRequest } from '#contract/payment-calls.ts'

/** Milliseconds between two looks for news while nothing tells of them (spec §9). */
export const lookEvery = 5_000

export interface OwnRequests {
  /** Whose chats a person sees: every pending one, newest first, and the newest decided one. */
  readonly items: readonly RequestWithChat[]
  /** Visitors' requests under the person's address. */
  readonly unclaimed: readonly UnclaimedRequest[]
}

const none: OwnRequests = { items: [], unclaimed: [] }

/** A person's payment requests, with how much of their chats is new; none for admins, who see all chats. */
export function useOwnRequests(): OwnRequests {
  const { me, refresh } = useSession()
  const linked = useLinked()
  const asks = me?.user.role === 'user'
  const { data = none } = useQuery(
    query.payments.mine.queryOptions({ ...(!asks && { input: skipToken }), refetchInterval: linked ? false : lookEvery, staleTime: 0 }),
  )

  // Where nothing tells of a plan that was switched on, the request does.
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

/** Says whose a visitor's request is. */
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
