import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { MoreButton } from '#app/ui/more-button.tsx'
import type { AdminRequest } from '#contract/admin-calls.ts'
import { messages } from '#contract/messages.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { RequestFilters } from './request-filters.tsx'
import { type Decision, type RequestFilter, useRequests } from './request-query.ts'
import { RequestRow } from './request-row.tsx'

interface RequestsTabProps {
  filter: RequestFilter
  onFilter: (changed: Partial<RequestFilter>) => void
}

/** Who wants to pay by hand, to look through and to decide. */
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
        <Nothing filter={filter} onFilter={onFilter} />
      ) : (
        // While another list is on its way, the last one stays, paler.
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
        // As the list has it now: the person may have signed up meanwhile.
        <DecisionDialog
          decision={deciding.decision}
          request={requests.find(({ id }) => id === deciding.request.id) ?? deciding.request}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
}

function Nothing({ filter: { search, status }, onFilter }: RequestsTabProps) {
  const narrowed = Boolean(search || status)
  return (
    <EmptyState
      icon={ReceiptIndianRupee}
      title={paymentMessages.listEmpty}
      action={
        narrowed && (
          <Button variant="link" onClick={() => onFilter({ search: '', status: undefined })}>
            {messages.library.clearFilters}
          </Button>
        )
      }
    >
      {narrowed
        ? 'Names, email addresses, phone numbers, messages and references are searched.'
        : 'When somebody asks to pay for a plan by hand, the request stands here.'}
    </EmptyState>
  )
}
