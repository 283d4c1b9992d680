import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Conversation } from '#app/lib/chat/conversation.tsx'
import { useIsPhone } from '#app/lib/use-is-phone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { WholeWindow } from '#app/ui/whole-window.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import type { PaymentStatus } from '#contract/paying.ts'
import type { RequestWithChat } from '#contract/payment-calls.ts'
import { plans } from '#contract/plans.ts'
import type { ChatPlace, ChatSize } from './chat-place.ts'
import { PaymentCard } from './payment-card.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { lookEvery } from './use-latest-request.ts'

interface ChatWindowProps {
  request: RequestWithChat
  place: ChatPlace
  onPlace: (change: Partial<ChatPlace>) => void
  onClose: () => void
}

/** The conversation and its frame: a card in a corner, or the whole window on a phone and wherever that was chosen. */
export function ChatWindow({ request, place, onPlace, onClose }: ChatWindowProps) {
  const isPhone = useIsPhone()
  const content = (
    <>
      <Head request={request}>
        {!isPhone && <PlaceMenu place={place} onPlace={onPlace} />}
        <Button variant="ghost" size="icon" aria-label={chatMessages.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Head>
      <Conversation
        requestId={request.id}
        side="person"
        every={lookEvery}
        // On a phone the field's keyboard would cover what the chat says.
        autoFocus={!isPhone}
        // Once it is decided, what was to be paid is history and stands in words only.
        {...(request.status === 'pending' && { instructions: (line) => <PaymentCard line={line} /> })}
      />
    </>
  )
  if (isPhone || place.size === 'full')
    return (
      <WholeWindow title={chatMessages.title} onClose={onClose}>
        {content}
      </WholeWindow>
    )
  return (
    <Floating size={place.size} corner={place.corner} onClose={onClose}>
      {content}
    </Floating>
  )
}

const looks: Readonly<Record<Exclude<ChatSize, 'full'>, string>> = {
  sm: 'h-[26rem] w-80',
  md: 'h-[32rem] w-96',
  lg: 'h-[40rem] w-[28rem]',
  xl: 'h-[52rem] w-[40rem]',
}

interface FloatingProps {
  size: Exclude<ChatSize, 'full'>
  corner: ChatPlace['corner']
  onClose: () => void
  children: ReactNode
}

/** Beside the page, which stays in use: Escape closes it only where the focus is inside. */
function Floating({ size, corner, onClose, children }: FloatingProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onClose()
  }
  return (
    <div
      role="dialog"
      aria-label={chatMessages.title}
      onKeyDown={closeOnEscape}
      className={cn(
        'fixed bottom-4 z-40 flex max-h-[calc(100svh-5.5rem)] max-w-[calc(100vw-2rem)] animate-rise flex-col overflow-clip rounded-lg border bg-surface shadow-raised',
        corner === 'bottom-right' ? 'right-4' : 'left-4',
        looks[size],
      )}
    >
      {children}
    </div>
  )
}

const statusLooks: Readonly<Record<PaymentStatus, { tone: 'warn' | 'good' | 'neutral'; label: string }>> = {
  pending: { tone: 'warn', label: 'Pending' },
  paid: { tone: 'good', label: 'Paid' },
  rejected: { tone: 'neutral', label: 'Closed' },
}

/** What the chat is about, and its buttons. */
function Head({ request: { plan_id, billing_interval, status }, children }: { request: RequestWithChat; children: ReactNode }) {
  const { tone, label } = statusLooks[status]
  return (
    <header className="flex items-center gap-1 border-b py-2 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-medium font-serif text-lg leading-tight">{chatMessages.title}</p>
        <p className="flex min-w-0 items-center gap-2 text-soft text-xs">
          <span className="truncate">
            {plans[plan_id].name} plan, {billing_interval}
          </span>
          <Badge tone={tone}>{label}</Badge>
        </p>
      </div>
      {children}
    </header>
  )
}
