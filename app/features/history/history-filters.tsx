import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'
import type { HistoryFilter } from './history-query.ts'

const any = 'any'
const kindOptions = [
  { value: any, label: 'All kinds' },
  ...kindNames.map((name): { value: KindName; label: string } => ({ value: name, label: kinds[name].label })),
] as const

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (changed: Partial<HistoryFilter>) => void
}

/** What is listed: by what was typed or written, and by kind. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox
        label="Search your history"
        placeholder="Search topic or text"
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
      <Select
        aria-label="Kind"
        className="w-auto max-sm:flex-1"
        options={kindOptions}
        value={filter.kind ?? any}
        onValueChange={(kind) => onFilter({ kind: kind === any ? undefined : kind })}
      />
    </div>
  )
}
