import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api, newIdempotencyKey, query } from '#app/lib/api.ts'
import { useChanges, useChangesConnected } from '#app/lib/changes/changes.ts'
import type { ChatMessage, ChatPage } from '#contract/chat.ts'

/** The loaded part of a chat: messages without gaps, oldest first. */
export type Chat = ChatPage

const lastOf = ({ items }: ChatPage): number => items.at(-1)?.position ?? 0

/** The chat with the newer messages of a page; the same object when nothing has changed. */
export function withNewer(chat: Chat, page: ChatPage): Chat {
  const last = lastOf(chat)
  const items = page.items.filter(({ position }) => position > last)
  const { newest, unread, seen_by_other } = page
  const same = items.length === 0 && newest === chat.newest && unread === chat.unread && seen_by_other === chat.seen_by_other
  return same ? chat : { ...page, items: [...chat.items, ...items] }
}

/** The chat with a page of older messages before it. */
export function withOlder(chat: Chat, page: ChatPage): Chat {
  const first = chat.items[0]?.position ?? Number.POSITIVE_INFINITY
  return { ...chat, items: [...page.items.filter(({ position }) => position < first), ...chat.items] }
}

/** The chat with a message that was just sent, if it is the next one; otherwise unchanged: the messages in between must be loaded first. */
export const withSent = (chat: Chat, sent: ChatMessage): Chat =>
  sent.position === lastOf(chat) + 1
    ? { ...chat, items: [...chat.items, sent], newest: Math.max(chat.newest, sent.position), unread: 0 }
    : chat

export const isComplete = (chat: Chat): boolean => lastOf(chat) >= chat.newest

export const hasOlder = ({ items }: Chat): boolean => (items[0]?.position ?? 1) > 1

/** A segment of a message; one with `href` is a link. */
interface Segment {
  /** Its offset in the message, in UTF-16 code units. */
  readonly at: number
  readonly text: string
  readonly href?: string
}

const address = /https?:\/\/[^\s<>"]+/giu
/** Punctuation and closing brackets at the end of an address belong to the sentence around it. */
const trailingPunctuation = /[.,;:!?'…।؟۔\p{Pe}\p{Pf}\p{Pi}]+$/u

/** A closing bracket is part of an address that contains the opening one: …/Rupee_(currency). */
function withoutTrailingPunctuation(match: string): string {
  const cut = match.replace(trailingPunctuation, '')
  return match.startsWith(`${cut})`) && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut
}

/** Splits a message into segments: web addresses become links, everything else is plain text. */
export function linkSegments(text: string): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { 0: match, index } of text.matchAll(address)) {
    const href = withoutTrailingPunctuation(match)
    if (!URL.canParse(href)) continue
    if (index > at) segments.push({ at, text: text.slice(at, index) })
    segments.push({ at: index, text: href, href })
    at = index + href.length
  }
  return at < text.length ? [...segments, { at, text: text.slice(at) }] : segments
}

interface Options {
  /** Milliseconds between two polls, while the page is visible and change events do not arrive. */
  readonly every: number
}

const chatKey = (id: string) => query.chats.list.queryKey({ input: { id } })

/** Loads messages newer than the cached ones. */
async function loadNewer(client: QueryClient, key: QueryKey, id: string, signal: AbortSignal): Promise<Chat> {
  for (;;) {
    const after = client.getQueryData<Chat>(key)?.items.at(-1)?.position
    const page = await api.chats.list({ id, ...(after !== undefined && { after }) }, { signal })
    // Read the cache again: a message may have been sent meanwhile.
    const cached = client.getQueryData<Chat>(key)
    const chat = cached ? withNewer(cached, page) : page
    if (isComplete(chat) || page.items.length === 0) return chat
    client.setQueryData(key, chat)
  }
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useVisible = () => useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')

/** Reports to the server that the newest message was read, while the chat is open on a visible page. */
function useSeen(id: string, chat: Chat | undefined): void {
  const client = useQueryClient()
  const visible = useVisible()
  const { newest = 0, unread = 0 } = chat ?? {}
  useEffect(() => {
    if (!visible || unread === 0) return
    api.chats.seen({ id, position: newest }).then(
      () => {
        client.setQueryData<Chat>(chatKey(id), (cached) => cached && { ...cached, unread: cached.newest === newest ? 0 : cached.unread })
        void client.invalidateQueries({ queryKey: query.payments.key() })
      },
      (cause) => console.warn('The chat could not be marked as read; it is tried again.', cause),
    )
  }, [client, id, visible, newest, unread])
}

/** Sends a message. A retry of the same text uses the same idempotency key, so it is stored once. */
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
      client.setQueryData<Chat>(chatKey(id), (chat) => chat && withSent(chat, sent))
      void client.invalidateQueries({ queryKey: chatKey(id) })
    },
    onError: (error) => console.error('A message could not be sent', error),
  })
}

/** The chat about a payment request. After a failure the loaded messages stay, and the next poll tries again. */
export function useChat(id: string, { every }: Options) {
  const client = useQueryClient()
  const key = chatKey(id)
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => loadNewer(client, key, id, signal) as Promise<Chat>,
    refetchInterval: useChangesConnected() ? false : every,
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
