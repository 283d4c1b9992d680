import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Textarea } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { chatMessageMax } from '#contract/billing.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { siteMessages } from '#contract/messages.ts'
import { type ChatSide, MessageList } from './message-list.tsx'
import { useChat } from './use-chat.ts'

interface ComposerProps {
  /** The chat that the draft belongs to. Another chat needs another composer (`key`). */
  chatId: string
  sending: boolean
  failed: boolean
  /** Takes the focus when it mounts. */
  autoFocus: boolean
  /** Resolves when the message is sent; when it rejects, the text stays. */
  send: (message: string) => Promise<unknown>
}

/** Enter sends, Shift+Enter inserts a line break. A message that could not be sent stays in the field. */
function Composer({ chatId, sending, failed, autoFocus, send }: ComposerProps) {
  const [typed, setTyped] = useDraft(chatId)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  const message = typed.trim()
  const tooLong = message.length > chatMessageMax
  const blocked = sending || !message || tooLong
  const submit = () => {
    if (blocked) return
    send(message).then(
      () => setTyped(''),
      () => {}, // Logged by the mutation, and shown next to the button.
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2 border-t p-3">
      <Textarea
        ref={field}
        aria-label={chatMessages.field}
        placeholder={chatMessages.field}
        rows={1}
        readOnly={sending}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-36 min-h-10 flex-1 resize-none py-2 touch:min-h-11"
      />
      <Button type="submit" aria-disabled={blocked}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        {failed && !sending ? chatMessages.sendAgain : chatMessages.send}
      </Button>
      <p role="status" className={tooLong ? 'w-full text-bad text-sm' : 'sr-only'}>
        {tooLong
          ? chatMessages.tooLong({ most: chatMessageMax.toLocaleString(interfaceLanguage) })
          : failed && !sending && chatMessages.notSent}
      </p>
    </form>
  )
}

/** An unsent message is stored per chat in the session storage, so closing the chat or a reload does not lose it. */
function useDraft(chatId: string) {
  const key = `chat-draft:${chatId}`
  const [typed, setState] = useState(() => readItem('session', key) ?? '')
  const setTyped = (text: string) => {
    setState(text)
    if (text) writeItem('session', key, text)
    else removeItem('session', key)
  }
  return [typed, setTyped] as const
}

interface ConversationProps {
  requestId: string
  side: ChatSide
  /** Milliseconds between two polls. */
  every: number
  /** Focuses the message field. */
  autoFocus?: boolean
  /** Renders the payment instructions of a message in place of its text. */
  instructions?: (message: ChatMessage) => ReactNode
}

/** The chat about a payment request, with a field to reply. It fills the flex column around it. */
export function Conversation({ requestId, side, every, autoFocus = false, instructions }: ConversationProps) {
  const { chat, failed, reload, older, send } = useChat(requestId, { every })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {chat ? (
        <MessageList key={`lines of ${requestId}`} chat={chat} side={side} older={older} instructions={instructions} />
      ) : (
        <div className="min-h-0 flex-1 p-3">{failed ? <ErrorState message={chatMessages.loadFailed} retry={reload} /> : <Loading />}</div>
      )}
      <Composer
        key={`message to ${requestId}`}
        chatId={requestId}
        sending={send.isPending}
        failed={send.isError}
        autoFocus={autoFocus}
        send={send.mutateAsync}
      />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{siteMessages.loading}</span>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="ms-auto h-12 w-1/2" />
      <Skeleton className="h-12 w-2/3" />
    </div>
  )
}
