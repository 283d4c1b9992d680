import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { RequestWithChat, UnclaimedRequest } from '#api/payment-requests.ts'
import { Conversation } from '#app/lib/chat/conversation.tsx'
import { useIsPhone } from '#app/lib/device.ts'
import { formatDate, rupees } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Select } from '#app/ui/select.tsx'
import { WholeWindow } from '#app/ui/whole-window.tsx'
import type { PaymentStatus } from '#contract/billing.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { chatPollMs, type OwnRequests, useClaim } from './own-requests.ts'
import { PaymentCard } from './payment-card.tsx'
import { type ChatPlace, type ChatSize, PlaceMenu } from './place-menu.tsx'

/** Asks the user to confirm a request that a visitor sent with their email address. It shows nothing that the visitor wrote. */
function Claim({ request, onClaimed }: { request: UnclaimedRequest; onClaimed: (id: string) => void }) {
  const { id, plan_id, billing_interval, amount, created_at } = request
  const { mutate, isPending } = useClaim()
  const settle = (mine: boolean) => !isPending && mutate({ id, mine }, { onSuccess: () => mine && onClaimed(id) })
  const day = formatDate(created_at)
  const plan = plans[plan_id].name
  const words = chatMessages
  return (
    <li className="grid gap-2 px-4 py-3 text-sm">
      <p className="font-medium">{words.isThisYours}</p>
      <p>{words.sentWithYours({ day, plan, interval: intervalNames[billing_interval].word, price: rupees(amount) })}</p>
      <div className="flex gap-2">
        <Button size="sm" aria-disabled={isPending} aria-label={words.mineNamed({ plan, day })} onClick={() => settle(true)}>
          {words.mine}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isPending}
          aria-label={words.notMineNamed({ plan, day })}
          onClick={() => settle(false)}
        >
          {words.notMine}
        </Button>
      </div>
    </li>
  )
}

interface ChatWindowProps {
  requests: OwnRequests
  place: ChatPlace
  onPlace: (change: Partial<ChatPlace>) => void
  onClose: () => void
}

/** One chat at a time: in a card in a corner, or in the whole window on a phone or when the user chose that. */
export function ChatWindow({ requests: { items, unclaimed }, place, onPlace, onClose }: ChatWindowProps) {
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<string>()
  const request = items.find(({ id }) => id === chosen) ?? items[0]
  const content = (
    <>
      <Head request={request}>
        {!isPhone && <PlaceMenu place={place} onPlace={onPlace} />}
        <Button variant="ghost" size="icon" aria-label={chatMessages.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Head>
      {unclaimed.length > 0 && (
        <ul aria-label={chatMessages.isThisYours} className="grid max-h-64 shrink-0 divide-y overflow-y-auto border-b bg-warn-wash">
          {unclaimed.map((request) => (
            <Claim key={request.id} request={request} onClaimed={setChosen} />
          ))}
        </ul>
      )}
      {request && items.length > 1 && (
        <div className="border-b p-2">
          <Select aria-label={chatMessages.which} options={items.map(optionOf)} value={request.id} onValueChange={setChosen} />
        </div>
      )}
      {request && (
        <Conversation
          requestId={request.id}
          side="person"
          every={chatPollMs}
          // On a phone the keyboard would cover the messages.
          autoFocus={!isPhone}
          // After the decision, payment instructions are shown as text only.
          {...(request.status === 'pending' && { instructions: (line) => <PaymentCard line={line} /> })}
        />
      )}
    </>
  )
  if (isPhone || place.size === 'full')
    return (
      <WholeWindow title={chatMessages.title} onClose={onClose}>
        {content}
      </WholeWindow>
    )
  return (
    <Floating size={request ? place.size : 'none'} corner={place.corner} onClose={onClose}>
      {content}
    </Floating>
  )
}

/** `none`: the height of the requests to confirm. */
type Size = Exclude<ChatSize, 'full'> | 'none'

const looks: Readonly<Record<Size, string>> = {
  none: 'w-96',
  sm: 'h-[26rem] w-80',
  md: 'h-[32rem] w-96',
  lg: 'h-[40rem] w-[28rem]',
  xl: 'h-[52rem] w-[40rem]',
}

interface FloatingProps {
  size: Size
  corner: ChatPlace['corner']
  onClose: () => void
  children: ReactNode
}

/** A non-modal dialog: Escape closes it only when the focus is inside. */
function Floating({ size, corner, onClose, children }: FloatingProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // It stops nothing that is being written.
    event.preventDefault()
    onClose()
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

const statusTones: Readonly<Record<PaymentStatus, 'warn' | 'good' | 'neutral'>> = { pending: 'warn', paid: 'good', rejected: 'neutral' }

function statusText(status: PaymentStatus): string {
  const { pending, paid, closed } = chatMessages
  return { pending, paid, rejected: closed }[status]
}

function optionOf({ id, plan_id, billing_interval, status, created_at, unread }: RequestWithChat) {
  const { option, optionUnread } = chatMessages
  const facts = {
    plan: plans[plan_id].name,
    interval: intervalNames[billing_interval].word,
    day: formatDate(created_at),
    status: statusText(status),
  }
  return { value: id, label: unread > 0 ? optionUnread({ ...facts, unread }) : option(facts) }
}

/** The header: the request of the chat, and the buttons. */
function Head({ request, children }: { request: RequestWithChat | undefined; children: ReactNode }) {
  return (
    <header className="flex items-center gap-1 border-b py-2 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-medium font-serif text-lg leading-tight">{chatMessages.title}</p>
        {request && (
          <p className="flex min-w-0 items-center gap-2 text-soft text-xs">
            <span className="truncate">
              {chatMessages.about({ plan: plans[request.plan_id].name, interval: intervalNames[request.billing_interval].word })}
            </span>
            <Badge tone={statusTones[request.status]}>{statusText(request.status)}</Badge>
          </p>
        )}
      </div>
      {children}
    </header>
  )
}
