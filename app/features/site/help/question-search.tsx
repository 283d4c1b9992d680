import type { ReactNode } from 'react'
import { SearchField } from '#app/ui/search-field.tsx'
import { site } from '#contract/paths.ts'

/** Questions with a field that filters and opens them, through `app/site/search.ts`; without scripts the questions alone. */
export function QuestionSearch({ children }: { children: ReactNode }) {
  return (
    <div data-search>
      <SearchField label="Search the questions" one="1 question found" many="# questions found" />
      {children}
      <div data-search-none hidden className="rounded-lg border border-dashed px-6 py-12 text-center">
        <p className="font-serif text-lg">No question has these words</p>
        <p className="mt-1 text-soft text-sm">
          Try fewer words, or only the first letters of one, or{' '}
          <a href={site.contact} className="text-accent underline underline-offset-4">
            ask a person
          </a>
          .
        </p>
      </div>
    </div>
  )
}
