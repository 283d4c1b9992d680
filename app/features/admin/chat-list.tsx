import { formatDate } from '#app/lib/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { Select } from '#app/ui/select.tsx'
import { plans } from '#contract/plans.ts'
import type { ListedChat } from './chat-query.ts'
import { statusLabels } from './request-words.ts'

interface ChatListProps {
  chats: readonly ListedChat[]
  selected: string | undefined
  onSelect: (id: string) => void
}

const newLines = (unread: number): string => (unread === 1 ? '1 new' : `${unread} new`)
const about = ({ plan_id, status }: ListedChat): string => `${plans[plan_id].name}, ${statusLabels[status].toLowerCase()}`

/** The chats beside the one that is open. */
export function ChatList({ chats, selected, onSelect }: ChatListProps) {
  return (
    <ul aria-label="Chats" className="min-h-0 flex-1 overflow-y-auto p-2 max-md:hidden">
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
              {chat.unread > 0 && <Badge tone="accent">{newLines(chat.unread)}</Badge>}
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

/** The same on a phone, where there is no room beside. */
export function ChatSelect({ chats, selected, onSelect }: ChatListProps) {
  const options = chats.map((chat) => ({
    value: chat.id,
    label: `${chat.unread > 0 ? `(${newLines(chat.unread)}) ` : ''}${chat.user_name}: ${about(chat)}`,
  }))
  return (
    <div className="border-t p-2 md:hidden">
      <Select
        aria-label="Chat"
        className="h-auto min-h-10 py-1.5 touch:h-auto touch:min-h-11"
        options={options}
        value={selected}
        onValueChange={onSelect}
      />
    </div>
  )
}
