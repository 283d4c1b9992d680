import type { ReactNode } from 'react'
import { formatFullDay } from '#app/lib/format.ts'
import { Marked } from '#app/ui/marked.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { SearchField } from '#app/ui/search-box.tsx'
import type { LegalText } from '#contract/articles.ts'
import { FoldedContents, SideContents } from './article-page.tsx'
import { legalMessages } from './legal-messages.ts'

/** A site page: its title, a lead, and its content. */
export function SitePage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}

interface SearchRegionProps {
  /** The accessible name of the field: what is searched. */
  label: string
  /** The status for one match, and for any other number of matches, which replaces #. */
  one: string
  many: string
  /** The heading when nothing matches; what was typed replaces #. */
  none: string
  /** Shown under it. */
  hint: ReactNode
  /** The address of a search index; without one the visible text is searched. */
  wordsAddress?: string
  children: ReactNode
}

/** A list with a search field that `app/site/search.ts` activates; without scripts only the list. */
export function SearchRegion({ label, one, many, none, hint, wordsAddress, children }: SearchRegionProps) {
  return (
    <div data-search data-search-words={wordsAddress}>
      <SearchField label={label} one={one} many={many} />
      {children}
      <div data-search-none hidden className="rounded-lg border border-dashed px-6 py-12 text-center">
        <p data-search-none-title={none} className="font-serif text-lg" />
        <p className="mt-1 text-soft text-sm">{hint}</p>
      </div>
    </div>
  )
}

/** A legal text with the date since which it applies, what is said of this server above it, and its table of contents. */
export function LegalPage({ title, lead, date, html, sections, children }: LegalText & { children?: ReactNode }) {
  return (
    <SitePage title={title} lead={lead}>
      <div className="gap-14 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="min-w-0">
          <p className="text-soft text-sm">
            <Marked text={legalMessages.asOf({ day: formatFullDay(date) })} date={(day) => <time dateTime={date}>{day}</time>} />
          </p>
          {children}
          <FoldedContents sections={sections} />
          <Prose html={html} className="prose-legal mt-6" />
        </div>
        <SideContents sections={sections} />
      </div>
    </SitePage>
  )
}

/** A decorative drawing: sheets on a washing line, of which one flies off as a paper plane. */
export function NotFoundDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 170"
      width="360"
      height="170"
      className="h-auto max-w-full fill-none stroke-2 stroke-ink [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M6 22Q180 46 354 20" />
      <path className="fill-surface" d="M48 28l66 5.5-5 82-67-5zM247 33l66-6 8 81-67 7z" />
      <path d="M58 50l46 3.5M57 64l46 3.5M56 78l28 2M258 52l48-4.5M259 66l48-4.5M261 80l26-2.5" />
      <path strokeDasharray="6 6" d="M147 35h67l1 83h-69z" />
      <path className="stroke-1" d="M100 112l8-9M90 111l18-20M80 110l29-32M304 110l14-15M294 111l24-26" />
      <path className="fill-line" d="M77 21l7 .5-1.5 19-5-.4zM177 25h7l-1 19h-5zM277 22l7-.7.5 19-5 .5z" />
      <path strokeDasharray="2 6" d="M180 60c6 36-30 64-56 80-22 13-50 16-54 4-3-11 22-12 44-4 26 10 56 14 92 8" />
      <path className="fill-accent" d="M262 124l-58 18 20 4zM262 124l-38 22 4 16 8-11 14 4zM262 124l-26 27" />
    </svg>
  )
}
