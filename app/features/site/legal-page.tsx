import { formatFullDay } from '#app/lib/dates.ts'
import { Prose } from '#app/ui/prose.tsx'
import type { LegalText } from '#contract/legal.ts'
import { SitePage } from './site-page.tsx'

/** A text that holds between a person and whoever runs this server, with the day since which it does. */
export function LegalPage({ title, lead, date, html }: LegalText) {
  return (
    <SitePage title={title} lead={lead}>
      <p className="text-soft text-sm">
        As of <time dateTime={date}>{formatFullDay(date)}</time>
      </p>
      <Prose html={html} className="mt-6 [&_table]:min-w-[34rem]" />
    </SitePage>
  )
}
