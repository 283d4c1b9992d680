import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RequestWithChat } from '#api/payment-requests.ts'
import { query } from '#app/lib/api.ts'
import { useChanges, useChangesConnected } from '#app/lib/changes/changes.ts'
import { Conversation } from '#app/lib/chat/conversation.tsx'
import { formatDate, rupees } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { referenceOf } from '#contract/billing.ts'
import { paymentMessages } from '#contract/billing-messages.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { adminChatMessages, statusLabels } from './messages.ts'
import { statusTones } from './request-row.tsx'
import { panelPath, useRequestsFollowed } from './summary.ts'

/** Milliseconds between two polls while change events do not arrive: of an open chat, and of the list of chats. */
const chatPollMs = 3_000
const listPollMs = 15_000

/** A chat in the list: its request, and the number of messages that no admin has read. */
type ListedChat = Pick<
  RequestWithChat,
  'id' | 'user_name' | 'user_email' | 'plan_id' | 'billing_interval' | 'amount' | 'status' | 'created_at'
> & { readonly unread: number }

const searchPage = { limit: 50 }

/** The chats of the newest requests; with a search, the matching chats of any age. */
function useChats(search: string) {
  const client = useQueryClient()
  const all = useQuery(query.payments.all.queryOptions({ staleTime: 0, refetchInterval: useChangesConnected() ? false : listPollMs }))
  const matching = useQuery(query.admin.requests.list.queryOptions({ input: search ? { ...searchPage, search } : skipToken }))
  useChanges('chat', () => void client.invalidateQueries({ queryKey: query.payments.all.key() }))
  const unreadOf = (id: string) => all.data?.find((chat) => chat.id === id)?.unread ?? 0
  const chats: readonly ListedChat[] | undefined = search
    ? matching.data?.items.map((request) => ({ ...request, unread: unreadOf(request.id) }))
    : all.data
  return { chats, newest: all.data, failed: search ? matching.isError : all.isError, reload: search ? matching.refetch : all.refetch }
}

/** The request of a chat that is not in the list: an old one, opened by a link. */
function useChatById(id: string | undefined): ListedChat | undefined {
  const { data } = useQuery(
    query.admin.requests.list.queryOptions({ input: id === undefined ? skipToken : { search: brand.referencePrefix + id, limit: 1 } }),
  )
  const request = data?.items.find((item) => item.id === id)
  return request && { ...request, unread: 0 }
}

interface ChatListProps {
  chats: readonly ListedChat[]
  selected: string | undefined
  onSelect: (id: string) => void
}

const unreadLabel = (unread: number): string => adminChatMessages.unread(unread)
const about = ({ plan_id, status }: ListedChat): string =>
  adminChatMessages.about({ plan: plans[plan_id].name, status: statusLabels[status].toLowerCase() })

/** The list of chats, for wide screens. */
function ChatList({ chats, selected, onSelect }: ChatListProps) {
  return (
    <ul aria-label={adminChatMessages.chats} className="min-h-0 flex-1 overflow-y-auto p-2 max-md:hidden">
      {chats.map((chat) => (
        <li key={chat.id}>
          <button
            type="button"
            aria-current={chat.id === selected}
            onClick={() => onSelect(chat.id)}
            className={cn(
              'grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 rounded-md px-3 py-2 text-start text-sm transition-colors duration-150 hover:bg-sunken',
              'aria-[current=true]:bg-accent-wash',
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <span dir="auto" className={cn('min-w-0 truncate', chat.unread > 0 && 'font-semibold')}>
                {chat.user_name}
              </span>
              {chat.unread > 0 && <Badge tone="accent">{unreadLabel(chat.unread)}</Badge>}
            </span>
            <span className="truncate text-soft text-xs">{chat.user_email}</span>
            <span className="flex justify-between gap-2 text-soft text-xs">
              <span>{about(chat)}</span>
              <span>{formatDate(chat.created_at)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function optionLabel(chat: ListedChat): string {
  const t = adminChatMessages
  const named = { name: chat.user_name, about: about(chat) }
  return chat.unread > 0 ? t.unreadOption({ ...named, unread: unreadLabel(chat.unread) }) : t.option(named)
}

/** The list of chats as a select, for narrow screens. */
function ChatSelect({ chats, selected, onSelect }: ChatListProps) {
  const options = chats.map((chat) => ({
    value: chat.id,
    label: optionLabel(chat),
  }))
  return (
    <div className="border-t p-2 md:hidden">
      <Select
        aria-label={adminChatMessages.chat}
        className="h-auto min-h-10 py-1.5 touch:h-auto touch:min-h-11"
        options={options}
        value={selected}
        onValueChange={onSelect}
      />
    </div>
  )
}

interface AdminChatProps {
  /** The id of the request whose chat is open; `undefined` opens the newest. */
  selected: string | undefined
  onSelect: (id: string) => void
}

/** The chats about payment requests, and the open one. */
export function AdminChat({ selected, onSelect }: AdminChatProps) {
  useRequestsFollowed()
  const [search, setSearch] = useState('')
  const { chats, newest, failed, reload } = useChats(search)
  const openId = selected ?? newest?.[0]?.id
  const listed = newest?.find(({ id }) => id === openId)
  const older = useChatById(newest && openId && !listed ? openId : undefined)
  const open = listed ?? older
  if (!newest)
    return failed ? <ErrorState message={paymentMessages.listFailed} retry={reload} /> : <ListSkeleton label={siteMessages.loading} />
  if (!openId)
    return (
      <EmptyState icon={MessagesSquare} title={adminMessages.chatsEmpty}>
        {adminChatMessages.empty}
      </EmptyState>
    )
  return (
    <div className="flex h-[36rem] max-h-[85svh] overflow-hidden rounded-lg border bg-surface max-md:flex-col">
      <div className="flex min-h-0 flex-col md:w-72 md:shrink-0 md:border-e">
        <div className="flex p-2 md:border-b">
          <SearchBox label={adminChatMessages.search} placeholder={adminChatMessages.searchHint} search={search} onSearch={setSearch} />
        </div>
        <ChatResults chats={chats} failed={failed} reload={reload} selected={openId} onSelect={onSelect} />
      </div>
      <section aria-label={adminChatMessages.chat} className="flex min-h-0 min-w-0 flex-1 flex-col max-md:border-t">
        {open && <ChatHead chat={open} />}
        <Conversation requestId={openId} side="team" every={chatPollMs} />
      </section>
    </div>
  )
}

interface ChatResultsProps extends Pick<ReturnType<typeof useChats>, 'chats' | 'failed' | 'reload'> {
  selected: string
  onSelect: (id: string) => void
}

function ChatResults({ chats, failed, reload, ...choice }: ChatResultsProps) {
  if (!chats && failed) return <ErrorState message={paymentMessages.listFailed} retry={reload} className="m-2" />
  if (chats?.length === 0) return <p className="p-4 text-soft text-sm">{paymentMessages.listEmpty}</p>
  return (
    <>
      <ChatList chats={chats ?? []} {...choice} />
      <ChatSelect chats={chats ?? []} {...choice} />
    </>
  )
}

/** The heading of the open chat: the user and the request. */
function ChatHead({ chat: { id, user_name, user_email, plan_id, billing_interval, amount, status } }: { chat: ListedChat }) {
  const t = adminChatMessages
  const interval = intervalNames[billing_interval].label.toLowerCase()
  const request = t.request({ plan: plans[plan_id].name, interval, amount: rupees(amount) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b px-4 py-2.5 text-sm">
      <div className="flex items-center gap-2">
        <h3 dir="auto" className="min-w-0 truncate font-medium font-sans text-base">
          {user_name}
        </h3>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      </div>
      <p className="truncate text-soft">
        {request} ·{' '}
        <Link
          to={panelPath({ tab: 'requests', search: referenceOf(id) })}
          className="underline underline-offset-4 hover:text-ink"
          aria-label={t.openRequest({ reference: referenceOf(id) })}
        >
          {referenceOf(id)}
        </Link>{' '}
        · {user_email}
      </p>
    </div>
  )
}

/** The chats on the dashboard of an admin: a line that says what is unread, and opens them. */
export function AdminChatPanel() {
  const [selected, setSelected] = useState<string | undefined>()
  const [open, setOpen] = useState(false)
  const { newest } = useChats('')
  const unread = newest?.reduce((sum, chat) => sum + chat.unread, 0) ?? 0
  return (
    <Fold
      className="mt-6"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <>
          <h2 className="text-lg">{adminChatMessages.title}</h2>
          {unread > 0 && <Badge tone="accent">{unreadLabel(unread)}</Badge>}
        </>
      }
    >
      <section aria-label={adminChatMessages.title} className="mt-3 grid grid-cols-[minmax(0,1fr)]">
        {open && <AdminChat selected={selected} onSelect={setSelected} />}
      </section>
    </Fold>
  )
}
