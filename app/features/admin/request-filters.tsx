import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { type PaymentStatus, paymentStatuses } from '#contract/paying.ts'
import type { RequestFilter } from './request-query.ts'
import { statusLabels } from './request-words.ts'

const any = 'any'
const statuses = [
  { value: any, label: 'All statuses' },
  ...paymentStatuses.map((value): { value: PaymentStatus; label: string } => ({ value, label: statusLabels[value] })),
] as const

interface RequestFiltersProps {
  filter: RequestFilter
  onFilter: (changed: Partial<RequestFilter>) => void
}

/** What is listed: by who asked, and by status. */
export function RequestFilters({ filter, onFilter }: RequestFiltersProps) {
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
        value={filter.status ?? any}
        onValueChange={(status) => onFilter({ status: status === any ? undefined : status })}
      />
    </div>
  )
}
