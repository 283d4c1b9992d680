import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Conversation } from '#app/lib/chat/conversation.tsx'
import { rupees } from '#app/lib/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { referenceOf } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { addressOf } from './address.ts'
import { ChatList, ChatSelect } from './chat-list.tsx'
import { chatEvery, type ListedChat, useChatById, useChats } from './chat-query.ts'
import { statusLabels, statusTones } from './request-words.ts'
import { useRequestsFollowed } from './summary.ts'

interface AdminChatProps {
  /** The request whose chat is open; the newest while there is none. */
  selected: string | undefined
  onSelect: (id: string) => void
}

/** Every chat about a payment request, and the one that is open. */
export function AdminChat({ selected, onSelect }: AdminChatProps) {
  useRequestsFollowed()
  const [search, setSearch] = useState('')
  const { chats, newest, failed, reload } = useChats(search)
  const openId = selected ?? newest?.[0]?.id
  const listed = newest?.find(({ id }) => id === openId)
  const older = useChatById(newest && openId && !listed ? openId : undefined)
  const open = listed ?? older
  if (!newest)
    return failed ? <ErrorState message={paymentMessages.listFailed} retry={reload} /> : <ListSkeleton label={messages.site.loading} />
  if (!openId)
    return (
      <EmptyState icon={MessagesSquare} title={adminMessages.chatsEmpty}>
        Each payment request opens a chat with whoever sent it.
      </EmptyState>
    )
  return (
    <div className="flex h-[36rem] max-h-[85svh] overflow-hidden rounded-lg border bg-surface max-md:flex-col">
      <div className="flex min-h-0 flex-col md:w-72 md:shrink-0 md:border-e">
        <div className="flex p-2 md:border-b">
          <SearchBox label="Search chats" placeholder="Name, email or reference" search={search} onSearch={setSearch} />
        </div>
        <Found chats={chats} failed={failed} reload={reload} selected={openId} onSelect={onSelect} />
      </div>
      <section aria-label="Chat" className="flex min-h-0 min-w-0 flex-1 flex-col max-md:border-t">
        {open && <ChatHead chat={open} />}
        <Conversation requestId={openId} side="team" every={chatEvery} />
      </section>
    </div>
  )
}

interface FoundProps extends Pick<ReturnType<typeof useChats>, 'chats' | 'failed' | 'reload'> {
  selected: string
  onSelect: (id: string) => void
}

function Found({ chats, failed, reload, ...choice }: FoundProps) {
  if (!chats && failed) return <ErrorState message={paymentMessages.listFailed} retry={reload} className="m-2" />
  if (chats?.length === 0) return <p className="p-4 text-soft text-sm">{paymentMessages.listEmpty}</p>
  return (
    <>
      <ChatList chats={chats ?? []} {...choice} />
      <ChatSelect chats={chats ?? []} {...choice} />
    </>
  )
}

/** Whose chat it is, and about what. */
function ChatHead({ chat: { id, user_name, user_email, plan_id, billing_interval, amount, status } }: { chat: ListedChat }) {
  return (
    <div className="grid gap-0.5 border-b px-4 py-2.5 text-sm">
      <div className="flex items-center gap-2">
        <h3 dir="auto" className="min-w-0 truncate font-medium font-sans text-base">
          {user_name}
        </h3>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      </div>
      <p className="truncate text-soft">
        {plans[plan_id].name}, {intervalNames[billing_interval].label.toLowerCase()}, {rupees(amount)} ·{' '}
        <Link
          to={addressOf({ tab: 'requests', search: referenceOf(id) })}
          className="underline underline-offset-4 hover:text-ink"
          aria-label={`Open request ${referenceOf(id)}`}
        >
          {referenceOf(id)}
        </Link>{' '}
        · {user_email}
      </p>
    </div>
  )
}
