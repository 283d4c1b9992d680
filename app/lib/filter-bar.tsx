import type { ReactNode } from 'react'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select, type SelectOption } from '#app/ui/select.tsx'

/** The option for no filter: `Select` allows no empty value. */
const anyValue = 'any'

interface FilterBarProps<Value extends string> {
  /** The accessible name of the search field. */
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  /** The select: its options, and `all`, the label of the option for no filter. */
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

/** The filters of a list: a search field, a select, and further filters as children. */
export function FilterBar<Value extends string>({ label, placeholder, search, onSearch, choice, children }: FilterBarProps<Value>) {
  const options: readonly SelectOption<Value | typeof anyValue>[] = [{ value: anyValue, label: choice.all }, ...choice.options]
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox label={label} placeholder={placeholder} search={search} onSearch={onSearch} />
      <Select
        aria-label={choice.label}
        className="w-auto max-sm:flex-1"
        options={options}
        value={choice.value ?? anyValue}
        onValueChange={(value) => choice.onChoose(value === anyValue ? undefined : value)}
      />
      {children}
    </div>
  )
}
