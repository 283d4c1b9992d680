import { formatFullDay } from '#app/lib/dates.ts'
import type { ArticleSummary } from '#contract/articles.ts'

/** When an article appeared, and how long it takes to read. */
export function ArticleFacts({ article: { date, readingTime } }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-soft text-sm">
      <time dateTime={date}>{formatFullDay(date)}</time>
      <span aria-hidden>·</span>
      <span>{readingTime} min read</span>
    </p>
  )
}
