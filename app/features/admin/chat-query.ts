import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { useChanges, useLinked } from '#app/lib/changes/changes.ts'
import { brand } from '#contract/brand.ts'
import type { RequestWithChat } from '#contract/payment-calls.ts'

/** Milliseconds between two looks for news while they are not heard: in an open chat, and in the list of chats. */
export const chatEvery = 3_000
const listEvery = 15_000

/** A chat in the list: its request, and what of it no admin has read. */
export type ListedChat = Pick<
  RequestWithChat,
  'id' | 'user_name' | 'user_email' | 'plan_id' | 'billing_interval' | 'amount' | 'status' | 'created_at'
> & { readonly unread: number }

const found = { limit: 50 }

/** The chats of the newest requests; those that match, of however old requests, while something is searched for. */
export function useChats(search: string) {
  const client = useQueryClient()
  const all = useQuery(query.payments.all.queryOptions({ staleTime: 0, refetchInterval: useLinked() ? false : listEvery }))
  const matching = useQuery(query.admin.requests.list.queryOptions({ input: search ? { ...found, search } : skipToken }))
  useChanges('chat', () => void client.invalidateQueries({ queryKey: query.payments.all.key() }))
  const unreadOf = (id: string) => all.data?.find((chat) => chat.id === id)?.unread ?? 0
  const chats: readonly ListedChat[] | undefined = search
    ? matching.data?.items.map((request) => ({ ...request, unread: unreadOf(request.id) }))
    : all.data
  return { chats, newest: all.data, failed: search ? matching.isError : all.isError, reload: search ? matching.refetch : all.refetch }
}

/** The request of a chat that the list does not hold: an old one, which a link leads to. */
export function useChatById(id: string | undefined): ListedChat | undefined {
  const { data } = useQuery(
    query.admin.requests.list.queryOptions({ input: id === undefined ? skipToken : { search: brand.referencePrefix + id, limit: 1 } }),
  )
  const request = data?.items.find((item) => item.id === id)
  return request && { ...request, unread: 0 }
}
