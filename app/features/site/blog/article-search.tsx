import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'

/** A list of articles with a field that filters it, through `app/site/search.ts`; without scripts the list alone. */
export function ArticleSearch({ wordsAddress, children }: { wordsAddress: string; children: ReactNode }) {
  return (
    <div data-search data-search-words={wordsAddress}>
      <div data-needs-script className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <search className="relative w-full sm:w-80">
          <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
          <Input type="search" aria-label="Search the articles" placeholder="Search the articles" maxLength={200} className="ps-9" />
        </search>
        <p role="status" data-search-status data-one="1 article found" data-many="# articles found" className="text-soft text-sm" />
        <ClearSearch hidden />
      </div>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
      <div data-search-none hidden className="rounded-lg border border-dashed px-6 py-12 text-center">
        <p className="font-serif text-lg">No article has these words</p>
        <p className="mt-1 text-soft text-sm">Try fewer words, or only the first letters of one.</p>
      </div>
    </div>
  )
}

function ClearSearch({ hidden }: { hidden: boolean }) {
  return (
    <button type="button" data-search-clear hidden={hidden} className={buttonLook({ variant: 'link', size: 'inline' })}>
      Clear search
    </button>
  )
}
