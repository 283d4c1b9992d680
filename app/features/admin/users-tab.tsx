import { Users } from 'lucide-react'
import type { AdminUser } from '#api/admin.ts'
import { formatDate } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { libraryMessages } from '#contract/messages.ts'
import { userMessages } from './messages.ts'
import { accountName, PagedList } from './parts.tsx'
import { heldPlan } from './request-row.tsx'
import { UserBadges, UserDialog } from './user-dialog.tsx'
import { useUsers } from './users-query.ts'

const t = userMessages

interface UsersTabProps {
  search: string
  onSearch: (search: string) => void
  /** The id of the open account. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The accounts, with a search; opens one to change it. */
export function UsersTab({ search, onSearch, opened, onOpen }: UsersTabProps) {
  return (
    <>
      <div className="mb-4 flex">
        <SearchBox label={t.search} placeholder={t.searchHint} search={search} onSearch={onSearch} />
      </div>
      <PagedList
        label={t.list}
        list={useUsers(search)}
        failed={adminMessages.peopleFailed}
        empty={
          <EmptyState
            icon={Users}
            title={adminMessages.peopleEmpty}
            action={
              <Button variant="link" onClick={() => onSearch('')}>
                {libraryMessages.clearSearch}
              </Button>
            }
          >
            {t.searched}
          </EmptyState>
        }
        row={(user) => <UserRow key={user.id} user={user} onOpen={() => onOpen(user.id)} />}
      />
      {opened && <UserDialog key={opened} id={opened} onClose={() => onOpen(undefined)} />}
    </>
  )
}

/** The whole row is clickable. */
function UserRow({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { email, created_at } = user
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
            {accountName(user)}
          </button>
          <UserBadges user={user} />
        </div>
        <span className="text-soft [overflow-wrap:anywhere]">{email}</span>
      </div>
      <div className="grid content-start gap-0.5 sm:text-end">
        <span>{heldPlan(user)}</span>
        <span className="text-soft">{t.joined({ date: formatDate(created_at) })}</span>
      </div>
    </li>
  )
}
