import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { formatDate } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { Person, PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { type PlanId, plans } from '#contract/plans.ts'
import { PersonDialog } from './person-dialog.tsx'
import { heldPlan } from './request-row.tsx'

const pageSize = 25

/** The accounts that match, a page at a time, newest first. */
const usePeople = (search: string) =>
  useInfiniteQuery(
    query.admin.people.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...(search && { search }), ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  )

/** One account, with what it used this month. */
export const usePerson = (id: string) => useQuery(query.admin.people.get.queryOptions({ input: { id }, staleTime: 0 }))

/** What an admin may do to an account. */
type PersonChange =
  | { readonly to: 'plan'; readonly plan: PlanId; readonly expires_at: string | null; readonly notes: string }
  | { readonly to: 'disable' | 'enable'; readonly notes: string }

function change(id: string, { notes, ...wanted }: PersonChange): Promise<PersonDetails> {
  const input = { id, ...(notes.trim() && { notes: notes.trim() }) }
  if (wanted.to === 'plan') return api.admin.people.setPlan({ ...input, plan: wanted.plan, expires_at: wanted.expires_at })
  return api.admin.people[wanted.to](input)
}

const nameOf = ({ full_name, email }: PersonDetails): string => full_name.trim() || email

const done: Record<PersonChange['to'], (person: PersonDetails) => string> = {
  plan: (person) => adminMessages.planSet(nameOf(person), plans[person.plan].name),
  disable: (person) => adminMessages.disabledNow(nameOf(person)),
  enable: (person) => adminMessages.enabledNow(nameOf(person)),
}

/** Changes an account. What goes wrong is told by the mutation's `error`, for the dialog to show. */
export function usePersonChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: PersonChange) => change(id, wanted),
    onSuccess: async (person, { to }) => {
      toast.success(done[to](person))
      client.setQueryData(query.admin.people.get.queryKey({ input: { id } }), person)
      await client.invalidateQueries({ queryKey: query.admin.key() })
    },
    onError: (error) => console.error('An account could not be changed', error),
  })
}

interface PeopleTabProps {
  search: string
  onSearch: (search: string) => void
  /** The id of the account that is open. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** Who has an account, to find and to change. */
export function PeopleTab({ search, onSearch, opened, onOpen }: PeopleTabProps) {
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox label="Search people" placeholder="Search name or email" search={search} onSearch={onSearch} />
      </div>
      <People search={search} onSearch={onSearch} onOpen={onOpen} />
      {opened && <PersonDialog key={opened} id={opened} onClose={() => onOpen(undefined)} />}
    </>
  )
}

function People({ search, onSearch, onOpen }: Omit<PeopleTabProps, 'opened'>) {
  const { data, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = usePeople(search)
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

/** How an account stands, where it is not as most are. */
export function PersonBadges({ person: { role, email_verified, disabled } }: { person: Person }) {
  return (
    <>
      {role === 'admin' && <Badge tone="accent">Admin</Badge>}
      {!email_verified && <Badge tone="warn">Not verified</Badge>}
      {disabled && <Badge tone="bad">Disabled</Badge>}
    </>
  )
}

/** The whole row is the button's target. */
function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }) {
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
