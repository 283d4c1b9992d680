import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { AdminRequest } from '#contract/admin-calls.ts'
import { messages } from '#contract/messages.ts'
import { type PaymentStatus, paymentStatuses } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { type Decision, type RequestFilter, useRequests } from './request-query.ts'
import { RequestRow, statusLabels } from './request-row.tsx'

const anyValue = 'any'
const statuses = [
  { value: anyValue, label: 'All statuses' },
  ...paymentStatuses.map((value): { value: PaymentStatus; label: string } => ({ value, label: statusLabels[value] })),
] as const

interface RequestFiltersProps {
  filter: RequestFilter
  onFilter: (changed: Partial<RequestFilter>) => void
}

/** The filters of the list: a search and the status. */
function RequestFilters({ filter, onFilter }: RequestFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox
        label="Search payment requests"
        placeholder="Search name, email, phone or reference"
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
      <Select
        aria-label="Status"
        className="w-auto max-sm:flex-1"
        options={statuses}
        value={filter.status ?? anyValue}
        onValueChange={(status) => onFilter({ status: status === anyValue ? undefined : status })}
      />
    </div>
  )
}

interface RequestsTabProps {
  filter: RequestFilter
  onFilter: (changed: Partial<RequestFilter>) => void
}

/** The payment requests, with filters; opens one to process or reject it. */
export function RequestsTab(props: RequestsTabProps) {
  return (
    <>
      <RequestFilters {...props} />
      <Requests {...props} />
    </>
  )
}

function Requests({ filter, onFilter }: RequestsTabProps) {
  const { data, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useRequests(filter)
  const [deciding, setDeciding] = useState<{ decision: Decision; request: AdminRequest } | null>(null)
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (!data) return <ErrorState message={paymentMessages.listFailed} retry={refetch} />
  const requests = data.pages.flatMap(({ items }) => items)
  return (
    <>
      {requests.length === 0 ? (
        <NoRequests filter={filter} onFilter={onFilter} />
      ) : (
        // While another list loads, the previous one stays, dimmed.
        <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
          <ul aria-label="Payment requests" className="divide-y rounded-lg border bg-surface">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onDecide={(decision) => setDeciding({ decision, request })} />
            ))}
          </ul>
          {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
        </div>
      )}
      {deciding && (
        // The current version from the list: the user may have signed up meanwhile.
        <DecisionDialog
          decision={deciding.decision}
          request={requests.find(({ id }) => id === deciding.request.id) ?? deciding.request}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
}

function NoRequests({ filter: { search, status }, onFilter }: RequestsTabProps) {
  const filtered = Boolean(search || status)
  return (
    <EmptyState
      icon={ReceiptIndianRupee}
      title={paymentMessages.listEmpty}
      action={
        filtered && (
          <Button variant="link" onClick={() => onFilter({ search: '', status: undefined })}>
            {messages.library.clearFilters}
          </Button>
        )
      }
    >
      {filtered
        ? 'Names, email addresses, phone numbers, messages and references are searched.'
        : 'When somebody asks to pay for a plan by hand, the request stands here.'}
    </EmptyState>
  )
}
