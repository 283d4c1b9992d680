import { FilterBar } from '#app/lib/filter-bar.tsx'
import { kindNames, kinds } from '#kinds/index.ts'
import type { HistoryFilter } from './history-query.ts'

const options = kindNames.map((value) => ({ value, label: kinds[value].label }))

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (changed: Partial<HistoryFilter>) => void
}

/** The filters of the history: a search and the kind. */
export function HistoryFilters({ filter: { search, kind }, onFilter }: HistoryFiltersProps) {
  return (
    <FilterBar
      label="Search your history"
      placeholder="Search topic or text"
      search={search}
      onSearch={(typed) => onFilter({ search: typed })}
      choice={{ label: 'Kind', all: 'All kinds', options, value: kind, onChoose: (chosen) => onFilter({ kind: chosen }) }}
    />
  )
}
