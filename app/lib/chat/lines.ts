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
