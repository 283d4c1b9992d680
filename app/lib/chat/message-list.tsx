import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatMoment } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { messages } from '#contract/messages.ts'
import { shareMessages } from '#contract/result-messages.ts'
import { type Chat, hasOlder, linked } from './use-chat.ts'

/** Who reads: the person of the request, or the admins. */
export type ChatSide = 'person' | 'team'

interface MessageListProps {
  chat: Chat
  side: ChatSide
  older: { readonly isPending: boolean; readonly mutate: () => void }
  /** Draws the payment instructions of a line in place of its text. */
  instructions?: ((message: ChatMessage) => ReactNode) | undefined
}

/** Pixels from the end within which somebody is taken to be reading the newest lines. */
const nearEnd = 80

/** Scrolls to the newest line: to its end, or to its start when it is higher than the box. */
function showNewest(box: HTMLElement): void {
  const newest = box.querySelector('li:last-child')?.getBoundingClientRect()
  if (newest && newest.height > box.clientHeight) box.scrollTop += newest.top - box.getBoundingClientRect().top
  else box.scrollTop = box.scrollHeight
}

/**
 * Keeps the newest line in sight for whoever is there or has just written it, and whatever is being read in its place while older
 * lines come above it.
 */
function useScroll({ items }: Chat, side: ChatSide) {
  const box = useRef<HTMLElement>(null)
  const before = useRef({ fromEnd: 0, first: 0, last: 0 })
  const remember = () => {
    const { current } = box
    if (current) before.current.fromEnd = current.scrollHeight - current.scrollTop - current.clientHeight
  }
  const [first, last] = [items[0], items.at(-1)]
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    // A stop of the keyboard while there is something to scroll, as browsers other than Safari make it by themselves.
    current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
    const { fromEnd, ...held } = before.current
    before.current = { fromEnd, first: first?.position ?? 0, last: last?.position ?? 0 }
    const wroteIt = last?.author === side && last.position !== held.last
    if (before.current.first < held.first) current.scrollTop = current.scrollHeight - current.clientHeight - fromEnd
    else if (wroteIt || (before.current.last !== held.last && fromEnd < nearEnd)) showNewest(current)
  }, [first, last, side])
  return { box, remember }
}

/** The lines of a chat, the newest at the end. */
export function MessageList({ chat, side, older, instructions }: MessageListProps) {
  const { box, remember } = useScroll(chat, side)
  const mine = chat.items.findLast(({ author }) => author === side)
  return (
    <section
      ref={box}
      aria-label={chatMessages.lines}
      onScroll={remember}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 focus-visible:-outline-offset-2"
    >
      {hasOlder(chat) && (
        <div className="mb-3 flex justify-center">
          <Button variant="ghost" size="sm" aria-disabled={older.isPending} onClick={() => !older.isPending && older.mutate()}>
            {older.isPending ? messages.site.loading : chatMessages.older}
          </Button>
        </div>
      )}
      <div role="log">
        <ol className="grid gap-3">
          {chat.items.map((line, at) => (
            <Line key={line.position} line={line} goesOn={isSameSender(chat.items[at - 1], line)} side={side} instructions={instructions}>
              {line === mine && line.position <= chat.seen_by_other && chatMessages.seen}
            </Line>
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

const isSameSender = (before: ChatMessage | undefined, line: ChatMessage): boolean =>
  before?.author === line.author && before.sender_email === line.sender_email

interface LineProps extends Pick<MessageListProps, 'side' | 'instructions'> {
  line: ChatMessage
  /** The line before is by the same sender, who is named there. */
  goesOn: boolean
  /** Said beside the time. */
  children: ReactNode
}

function Line({ line, goesOn, side, instructions, children }: LineProps) {
  const own = line.author === side
  return (
    <li className={cn('grid max-w-[85%] gap-1 text-sm', own ? 'ms-auto justify-items-end' : 'me-auto justify-items-start')}>
      <p className={goesOn ? 'sr-only' : 'max-w-full truncate px-1 text-soft text-xs'}>{senderOf(line, side)}</p>
      <div
        dir="auto"
        className={cn(
          'min-w-0 max-w-full whitespace-pre-wrap rounded-lg px-3 py-2 [overflow-wrap:anywhere]',
          own ? 'bg-accent-wash' : 'bg-sunken',
        )}
      >
        {(line.instructions && instructions?.(line)) ?? <Text>{line.message}</Text>}
      </div>
      <p className="px-1 text-soft text-xs">
        <time dateTime={line.created_at}>{formatMoment(line.created_at)}</time>
        {children && <> · {children}</>}
      </p>
    </li>
  )
}

/** The text of a message: links are links, nothing else is markup. */
export function Text({ children }: { children: string }) {
  return linked(children).map(({ at, text, href }) =>
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
