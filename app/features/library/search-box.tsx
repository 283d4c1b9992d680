import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from '#app/ui/input.tsx'

/** Milliseconds of rest before what was typed is searched for. */
const rest = 250

export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
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
    <search className="relative block w-full max-w-md">
      <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
      <Input
        type="search"
        aria-label="Search your library"
        placeholder="Search title, text or type"
        maxLength={200}
        dir="auto"
        className="ps-9"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}
