import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatMoment } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { shareMessages } from '#contract/result-messages.ts'
import { type Chat, hasOlder, linkSegments } from './use-chat.ts'

/** Who reads the chat: the user of the request, or the admins. */
export type ChatSide = 'person' | 'team'

interface MessageListProps {
  chat: Chat
  side: ChatSide
  older: { readonly isPending: boolean; readonly mutate: () => void }
  /** Renders the payment instructions of a message in place of its text. */
  instructions?: ((message: ChatMessage) => ReactNode) | undefined
}

/** Pixels: a reader this close to the end is considered to be reading the newest messages. */
const nearEndPx = 80

/** Scrolls to the newest message: to its end, or to its start when it is higher than the list. */
function showNewest(box: HTMLElement): void {
  const newest = box.querySelector('li:last-child')?.getBoundingClientRect()
  if (newest && newest.height > box.clientHeight) box.scrollTop += newest.top - box.getBoundingClientRect().top
  else box.scrollTop = box.scrollHeight
}

/**
 * Scrolls to a new message when the reader is near the end or has just sent it. Keeps the scroll position when older messages are
 * inserted above.
 */
function useScroll({ items }: Chat, side: ChatSide) {
  const box = useRef<HTMLElement>(null)
  const before = useRef({ fromEnd: 0, first: 0, last: 0 })
  const rememberScroll = () => {
    const { current } = box
    if (current) before.current.fromEnd = current.scrollHeight - current.scrollTop - current.clientHeight
  }
  const [first, last] = [items[0], items.at(-1)]
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    // Focusable by keyboard only while it scrolls. Browsers other than Safari do this natively.
    current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
    const { fromEnd, ...previous } = before.current
    before.current = { fromEnd, first: first?.position ?? 0, last: last?.position ?? 0 }
    const sentByReader = last?.author === side && last.position !== previous.last
    if (before.current.first < previous.first) current.scrollTop = current.scrollHeight - current.clientHeight - fromEnd
    else if (sentByReader || (before.current.last !== previous.last && fromEnd < nearEndPx)) showNewest(current)
  }, [first, last, side])
  return { box, rememberScroll }
}

/** The messages of a chat, newest last. */
export function MessageList({ chat, side, older, instructions }: MessageListProps) {
  const { box, rememberScroll } = useScroll(chat, side)
  const lastOwn = chat.items.findLast(({ author }) => author === side)
  return (
    <section
      ref={box}
      aria-label={chatMessages.lines}
      onScroll={rememberScroll}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 focus-visible:-outline-offset-2"
    >
      {hasOlder(chat) && (
        <div className="mb-3 flex justify-center">
          <Button variant="ghost" size="sm" aria-disabled={older.isPending} onClick={() => !older.isPending && older.mutate()}>
            {older.isPending ? siteMessages.loading : chatMessages.older}
          </Button>
        </div>
      )}
      <div role="log">
        <ol className="grid gap-3">
          {chat.items.map((message, at) => (
            <Message
              key={message.position}
              message={message}
              isContinuation={isSameSender(chat.items[at - 1], message)}
              side={side}
              instructions={instructions}
            >
              {message === lastOwn && message.position <= chat.seen_by_other && chatMessages.seen}
            </Message>
          ))}
        </ol>
      </div>
    </section>
  )
}

function senderOf({ author, sender_email }: ChatMessage, side: ChatSide): string {
  if (author === 'product') return brand.name
  if (author === 'team') return side === 'team' ? sender_email || chatMessages.team : chatMessages.team
  return side === 'person' ? chatMessages.you : sender_email
}

const isSameSender = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before?.author === message.author && before.sender_email === message.sender_email

interface MessageProps extends Pick<MessageListProps, 'side' | 'instructions'> {
  message: ChatMessage
  /** The previous message is by the same sender and already shows the name. */
  isContinuation: boolean
  /** Shown next to the time. */
  children: ReactNode
}

function Message({ message, isContinuation, side, instructions, children }: MessageProps) {
  const own = message.author === side
  return (
    <li className={cn('grid max-w-[85%] gap-1 text-sm', own ? 'ms-auto justify-items-end' : 'me-auto justify-items-start')}>
      <p className={isContinuation ? 'sr-only' : 'max-w-full truncate px-1 text-soft text-xs'}>{senderOf(message, side)}</p>
      <div
        dir="auto"
        className={cn(
          'min-w-0 max-w-full whitespace-pre-wrap rounded-lg px-3 py-2 [overflow-wrap:anywhere]',
          own ? 'bg-accent-wash' : 'bg-sunken',
        )}
      >
        {(message.instructions && instructions?.(message)) ?? <Text>{message.message}</Text>}
      </div>
      <p className="px-1 text-soft text-xs">
        <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
        {children && <> · {children}</>}
      </p>
    </li>
  )
}

/** The text of a message. Web addresses become links; there is no other markup. */
export function Text({ children }: { children: string }) {
  return linkSegments(children).map(({ at, text, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
        {text}
        <span className="sr-only"> ({shareMessages.newTab})</span>
      </a>
    ) : (
      text
    ),
  )
}
