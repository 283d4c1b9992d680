import type { ReactNode } from 'react'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select, type SelectOption } from '#app/ui/select.tsx'

/** Stands for no choice: a select has no empty value. */
const any = 'any'

interface FilterBarProps<Value extends string> {
  /** Names the search field. */
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  /** What can be chosen, and what leaving it open is called. */
  choice: {
    label: string
    all: string
    options: readonly SelectOption<Value>[]
    value: Value | undefined
    onChoose: (value: Value | undefined) => void
  }
  /** Further filters. */
  children?: ReactNode
}

/** What narrows a list: a search and a choice, and whatever else the list offers. */
export function FilterBar<Value extends string>({ label, placeholder, search, onSearch, choice, children }: FilterBarProps<Value>) {
  const options: readonly SelectOption<Value | typeof any>[] = [{ value: any, label: choice.all }, ...choice.options]
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox label={label} placeholder={placeholder} search={search} onSearch={onSearch} />
      <Select
        aria-label={choice.label}
        className="w-auto max-sm:flex-1"
        options={options}
        value={choice.value ?? any}
        onValueChange={(value) => choice.onChoose(value === any ? undefined : value)}
      />
      {children}
    </div>
  )
}
