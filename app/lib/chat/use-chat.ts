import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api, newIdempotencyKey, query } from '#app/lib/api.ts'
import { useChanges, useLinked } from '#app/lib/changes/changes.ts'
import type { ChatMessage, ChatPage } from '#contract/chat.ts'

/** Part of a chat as a screen holds it: lines without gaps, oldest first. */
export type Chat = ChatPage

const lastOf = ({ items }: ChatPage): number => items.at(-1)?.position ?? 0

/** The chat with what has been said since; the very same one when nothing has changed. */
export function withNewer(chat: Chat, page: ChatPage): Chat {
  const last = lastOf(chat)
  const items = page.items.filter(({ position }) => position > last)
  const { newest, unread, seen_by_other } = page
  const same = items.length === 0 && newest === chat.newest && unread === chat.unread && seen_by_other === chat.seen_by_other
  return same ? chat : { ...page, items: [...chat.items, ...items] }
}

/** The chat with lines that lead up to it. */
export function withOlder(chat: Chat, page: ChatPage): Chat {
  const first = chat.items[0]?.position ?? Number.POSITIVE_INFINITY
  return { ...chat, items: [...page.items.filter(({ position }) => position < first), ...chat.items] }
}

/** The chat with a line that was just sent, if it is the next one: else what was said in between has to be read first. */
export const withSent = (chat: Chat, sent: ChatMessage): Chat =>
  sent.position === lastOf(chat) + 1
    ? { ...chat, items: [...chat.items, sent], newest: Math.max(chat.newest, sent.position), unread: 0 }
    : chat

export const isComplete = (chat: Chat): boolean => lastOf(chat) >= chat.newest

export const hasOlder = ({ items }: Chat): boolean => (items[0]?.position ?? 1) > 1

/** A piece of a message; one with an address is a link. */
interface Piece {
  /** Where it begins, in UTF-16 units. */
  readonly at: number
  readonly text: string
  readonly href?: string
}

const address = /https?:\/\/[^\s<>"]+/giu
/** What ends a sentence or a bracket stands after an address, not in it. */
const tail = /[.,;:!?'…।؟۔\p{Pe}\p{Pf}\p{Pi}]+$/u

/** A closing bracket belongs to an address that opened it: …/Rupee_(currency). */
function withoutTail(found: string): string {
  const cut = found.replace(tail, '')
  return found.startsWith(`${cut})`) && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut
}

/** The text of a message in pieces, in which addresses of the web are links and nothing else is markup. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutTail(found)
    if (!URL.canParse(href)) continue
    if (index > at) pieces.push({ at, text: text.slice(at, index) })
    pieces.push({ at: index, text: href, href })
    at = index + href.length
  }
  return at < text.length ? [...pieces, { at, text: text.slice(at) }] : pieces
}

interface Options {
  /** Milliseconds between two looks for news, while the page is seen and the server's word of changes is not heard. */
  readonly every: number
}

const keyOf = (id: string) => query.chats.list.queryKey({ input: { id } })

/** Reads what the chat has not got yet. Without news that is one small answer. */
async function news(client: QueryClient, key: QueryKey, id: string, signal: AbortSignal): Promise<Chat> {
  for (;;) {
    const after = client.getQueryData<Chat>(key)?.items.at(-1)?.position
    const page = await api.chats.list({ id, ...(after !== undefined && { after }) }, { signal })
    // Read anew: a message may have been sent meanwhile.
    const known = client.getQueryData<Chat>(key)
    const chat = known ? withNewer(known, page) : page
    if (isComplete(chat) || page.items.length === 0) return chat
    client.setQueryData(key, chat)
  }
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useVisible = () => useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')

/** Tells the server how far the chat has been seen: by whoever has it open on a page that they can see. */
function useSeen(id: string, chat: Chat | undefined): void {
  const client = useQueryClient()
  const visible = useVisible()
  const { newest = 0, unread = 0 } = chat ?? {}
  useEffect(() => {
    if (!visible || unread === 0) return
    api.chats.seen({ id, position: newest }).then(
      () => {
        client.setQueryData<Chat>(keyOf(id), (known) => known && { ...known, unread: known.newest === newest ? 0 : known.unread })
        void client.invalidateQueries({ queryKey: query.payments.key() })
      },
      (cause) => console.warn('What was read stays marked as new until it is read again.', cause),
    )
  }, [client, id, visible, newest, unread])
}

/** Sends a message. The same text sent again after a failure carries the same key, so it is said once. */
function useSend(id: string) {
  const client = useQueryClient()
  const last = useRef({ message: '', key: '' })
  return useMutation({
    mutationFn: (message: string) => {
      if (last.current.message !== message) last.current = { message, key: newIdempotencyKey() }
      return api.chats.send({ id, message }, { context: { idempotencyKey: last.current.key } })
    },
    onSuccess: (sent) => {
      last.current = { message: '', key: '' }
      client.setQueryData<Chat>(keyOf(id), (chat) => chat && withSent(chat, sent))
      void client.invalidateQueries({ queryKey: keyOf(id) })
    },
    onError: (error) => console.error('A message could not be sent', error),
  })
}

/** The conversation about a payment request. What fails leaves the lines as they are; the next look tries again. */
export function useChat(id: string, { every }: Options) {
  const client = useQueryClient()
  const key = keyOf(id)
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => news(client, key, id, signal) as Promise<Chat>,
    refetchInterval: useLinked() ? false : every,
    staleTime: 0,
    retry: false,
  })
  useChanges('chat', (changed) => {
    if (changed === null || changed === id) void client.invalidateQueries({ queryKey: key })
  })
  useSeen(id, data)
  const older = useMutation({
    mutationFn: () => api.chats.list({ id, before: client.getQueryData<Chat>(key)?.items[0]?.position }),
    onSuccess: (page) => client.setQueryData<Chat>(key, (chat) => chat && withOlder(chat, page)),
    onError: (error) => console.error('Earlier messages could not be loaded', error),
  })
  return { chat: data, failed: isError, reload: refetch, older, send: useSend(id) }
}
