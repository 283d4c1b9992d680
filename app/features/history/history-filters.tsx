import { FilterBar } from '#app/lib/filter-bar.tsx'
import { kindNames, kinds } from '#kinds/index.ts'
import type { HistoryFilter } from './history-query.ts'
import { historyMessages } from './messages.ts'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (changed: Partial<HistoryFilter>) => void
}

/** The filters of the history: a search and the kind. */
export function HistoryFilters({ filter: { search, kind }, onFilter }: HistoryFiltersProps) {
  const t = historyMessages.get()
  const options = kindNames.map((value) => ({ value, label: kinds[value].label }))
  return (
    <FilterBar
      label={t.search}
      placeholder={t.searchPlaceholder}
      search={search}
      onSearch={(typed) => onFilter({ search: typed })}
      choice={{ label: t.kind, all: t.allKinds, options, value: kind, onChoose: (chosen) => onFilter({ kind: chosen }) }}
    />
  )
}
