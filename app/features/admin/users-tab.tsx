import { Users } from 'lucide-react'
import { formatDate } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { AdminUser } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { heldPlan } from './request-row.tsx'
import { PersonBadges, UserDialog } from './user-dialog.tsx'
import { useUsers } from './users-query.ts'

interface PeopleTabProps {
  search: string
  onSearch: (search: string) => void
  /** The id of the open account. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The accounts, with a search; opens one to change it. */
export function UsersTab({ search, onSearch, opened, onOpen }: PeopleTabProps) {
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox label="Search people" placeholder="Search name or email" search={search} onSearch={onSearch} />
      </div>
      <People search={search} onSearch={onSearch} onOpen={onOpen} />
      {opened && <UserDialog key={opened} id={opened} onClose={() => onOpen(undefined)} />}
    </>
  )
}

function People({ search, onSearch, onOpen }: Omit<PeopleTabProps, 'opened'>) {
  const { data, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useUsers(search)
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (!data) return <ErrorState message={adminMessages.peopleFailed} retry={refetch} />
  const people = data.pages.flatMap(({ items }) => items)
  if (people.length === 0)
    return (
      <EmptyState
        icon={Users}
        title={adminMessages.peopleEmpty}
        action={
          <Button variant="link" onClick={() => onSearch('')}>
            {messages.library.clearSearch}
          </Button>
        }
      >
        Names and email addresses are searched.
      </EmptyState>
    )
  return (
    <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
      <ul aria-label="People" className="divide-y overflow-hidden rounded-lg border bg-surface">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={() => onOpen(person.id)} />
        ))}
      </ul>
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
    </div>
  )
}

/** The whole row is clickable. */
function PersonRow({ person, onOpen }: { person: AdminUser; onOpen: () => void }) {
  const { full_name, email, created_at } = person
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-3 text-sm transition-colors duration-150 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            dir="auto"
            onClick={onOpen}
            className="min-h-6 min-w-0 text-start font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:after:-outline-offset-2"
          >
            {full_name.trim() || email}
          </button>
          <PersonBadges person={person} />
        </div>
        <span className="text-soft [overflow-wrap:anywhere]">{email}</span>
      </div>
      <div className="grid content-start gap-0.5 sm:text-end">
        <span>{heldPlan(person)}</span>
        <span className="text-soft">Joined {formatDate(created_at)}</span>
      </div>
    </li>
  )
}
