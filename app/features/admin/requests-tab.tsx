import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import type { AdminRequest } from '#api/admin.ts'
import { FilterBar } from '#app/lib/filter-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { paymentStatuses } from '#contract/billing.ts'
import { paymentMessages } from '#contract/billing-messages.ts'
import { libraryMessages } from '#contract/messages.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { requestMessages, statusLabels } from './messages.ts'
import { PagedList } from './parts.tsx'
import { type Decision, type RequestFilter, useRequests } from './request-query.ts'
import { RequestRow } from './request-row.tsx'

const t = requestMessages
const statuses = paymentStatuses.map((value) => ({ value, label: statusLabels[value] }))

interface RequestsTabProps {
  filter: RequestFilter
  onFilter: (changed: Partial<RequestFilter>) => void
}

/** The payment requests, with filters; opens one to process or reject it. */
export function RequestsTab({ filter, onFilter }: RequestsTabProps) {
  const list = useRequests(filter)
  const requests = list.data?.pages.flatMap(({ items }) => items)
  const [deciding, setDeciding] = useState<{ decision: Decision; request: AdminRequest } | null>(null)
  return (
    <>
      <FilterBar
        label={t.search}
        placeholder={t.searchHint}
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
        choice={{
          label: t.status,
          all: t.allStatuses,
          options: statuses,
          value: filter.status,
          onChoose: (status) => onFilter({ status }),
        }}
      />
      <PagedList
        label={t.list}
        list={list}
        failed={paymentMessages.listFailed}
        empty={<NoRequests filter={filter} onFilter={onFilter} />}
        row={(request) => <RequestRow key={request.id} request={request} onDecide={(decision) => setDeciding({ decision, request })} />}
      />
      {deciding && (
        // The current version from the list: the user may have signed up meanwhile.
        <DecisionDialog
          decision={deciding.decision}
          request={requests?.find(({ id }) => id === deciding.request.id) ?? deciding.request}
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
            {libraryMessages.clearFilters}
          </Button>
        )
      }
    >
      {filtered ? t.searched : t.empty}
    </EmptyState>
  )
}
