import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { libraryMessages } from '#contract/messages.ts'

interface SearchFieldProps {
  /** The accessible name of the field: what is searched. */
  label: string
  /** The status for one match, and for any other number of matches, which replaces #. */
  one: string
  many: string
}

/** The field of a `data-search` region, with the number of matches and a clear button; see `app/site/search.ts`. Hidden without scripts. */
export function SearchField({ label, one, many }: SearchFieldProps) {
  return (
    <div data-needs-script className="mb-10 flex flex-wrap items-center gap-x-4 gap-y-2">
      <search className="relative w-full sm:w-96">
        <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
        <Input type="search" aria-label={label} placeholder={label} maxLength={200} className="ps-9" />
      </search>
      <p role="status" data-search-status data-one={one} data-many={many} className="text-soft text-sm" />
      <button type="button" data-search-clear hidden className={buttonLook({ variant: 'link', size: 'inline' })}>
        {libraryMessages.clearSearch}
      </button>
    </div>
  )
}

/** Milliseconds after the last input before the search starts. */
const debounceMs = 250

interface SearchBoxProps {
  /** The accessible name of the field: what is searched. */
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
}

export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const [lastSearch, setSeen] = useState(search)
  if (lastSearch !== search) {
    setSeen(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <search className="relative block min-w-0 flex-1 max-sm:basis-full sm:max-w-md">
      <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        dir="auto"
        className="text-ellipsis ps-9"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}
