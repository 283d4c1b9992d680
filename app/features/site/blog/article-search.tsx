import type { ReactNode } from 'react'
import { SearchField } from '#app/ui/search-field.tsx'

/** A list of articles with a field that filters it, through `app/site/search.ts`; without scripts the list alone. */
export function ArticleSearch({ wordsAddress, children }: { wordsAddress: string; children: ReactNode }) {
  return (
    <div data-search data-search-words={wordsAddress}>
      <SearchField label="Search the articles" one="1 article found" many="# articles found" />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
      <div data-search-none hidden className="rounded-lg border border-dashed px-6 py-12 text-center">
        <p className="font-serif text-lg">No article has these words</p>
        <p className="mt-1 text-soft text-sm">Try fewer words, or only the first letters of one.</p>
      </div>
    </div>
  )
}
