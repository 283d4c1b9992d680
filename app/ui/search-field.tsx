import { Search } from 'lucide-react'
import { buttonLook } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { messages } from '#contract/messages.ts'

interface SearchFieldProps {
  /** What is looked through: the name of the field. */
  label: string
  /** What is said of one that was found, and of any other number, which stands for #. */
  one: string
  many: string
}

/** The field of a `data-search` place, with what was found and a way back; see `app/site/search.ts`. Hidden without scripts. */
export function SearchField({ label, one, many }: SearchFieldProps) {
  return (
    <div data-needs-script className="mb-10 flex flex-wrap items-center gap-x-4 gap-y-2">
      <search className="relative w-full sm:w-96">
        <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
        <Input type="search" aria-label={label} placeholder={label} maxLength={200} className="ps-9" />
      </search>
      <p role="status" data-search-status data-one={one} data-many={many} className="text-soft text-sm" />
      <button type="button" data-search-clear hidden className={buttonLook({ variant: 'link', size: 'inline' })}>
        {messages.library.clearSearch}
      </button>
    </div>
  )
}
