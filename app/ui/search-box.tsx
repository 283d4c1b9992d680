import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from '#app/ui/input.tsx'

/** Milliseconds of rest before what was typed is searched for. */
const rest = 250

interface SearchBoxProps {
  /** What is looked through; the box's name. */
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
}

export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim()), rest)
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
        className="ps-9"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}
