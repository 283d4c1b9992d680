import type { ReactNode } from 'react'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ChatMessage } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { messages } from '#contract/messages.ts'
import { Composer } from './composer.tsx'
import { type ChatSide, MessageList } from './message-list.tsx'
import { useChat } from './use-chat.ts'

interface ConversationProps {
  requestId: string
  side: ChatSide
  /** Milliseconds between two looks for news. */
  every: number
  /** Puts the focus into the box for a message. */
  autoFocus?: boolean
  /** Draws the payment instructions of a line in place of its text. */
  instructions?: (message: ChatMessage) => ReactNode
}

/** The chat about a payment request, to read and to write in. As high as the flex column that it stands in. */
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
      <span className="sr-only">{messages.site.loading}</span>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="ms-auto h-12 w-1/2" />
      <Skeleton className="h-12 w-2/3" />
    </div>
  )
}
