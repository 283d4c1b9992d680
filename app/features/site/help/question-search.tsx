import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { messages } from '#contract/messages.ts'
import { site } from '#contract/paths.ts'

/** Questions with a field that filters and opens them, through `app/site/search.ts`; without scripts the questions alone. */
export function QuestionSearch({ children }: { children: ReactNode }) {
  return (
    <div data-search>
      <div data-needs-script className="mb-10 flex flex-wrap items-center gap-x-4 gap-y-2">
        <search className="relative w-full sm:w-96">
          <Search aria-hidden className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
          <Input type="search" aria-label="Search the questions" placeholder="Search the questions" maxLength={200} className="ps-9" />
        </search>
        <p role="status" data-search-status data-one="1 question found" data-many="# questions found" className="text-soft text-sm" />
        <button type="button" data-search-clear hidden className={buttonLook({ variant: 'link', size: 'inline' })}>
          {messages.library.clearSearch}
        </button>
      </div>
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
