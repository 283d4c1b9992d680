import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { query } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { UsageDays as Answer } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { featuresOn, UsageChart, usesOn } from './usage-chart.tsx'

const words = settingsMessages

/** The uses of the last 30 days. */
export function UsageDays() {
  const { data, isPending, refetch } = useQuery(query.usageDays.queryOptions({ staleTime: 0 }))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardTitle>Last 30 days</CardTitle>
      {isPending ? <Loading /> : data ? <Days {...data} /> : <ErrorState message={words.daysFailed} retry={refetch} />}
    </Card>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{messages.site.loading}</span>
      <Skeleton className="h-56" />
    </div>
  )
}

function Days({ days, time_zone }: Answer) {
  const uses = days.reduce((sum, day) => sum + usesOn(day), 0)
  if (uses === 0)
    return (
      <EmptyState icon={ChartColumn} title={words.daysEmpty}>
        Each result that is written for you counts as one use, on the day on which you asked for it.
      </EmptyState>
    )
  return (
    <>
      <CardText>
        {uses === 1 ? '1 use' : `${uses} uses`}. A day begins at midnight, {time_zone === 'UTC' ? 'UTC' : `${time_zone} time`}.
      </CardText>
      <UsageChart days={days} />
      <details className="text-sm">
        <summary className="min-h-6 w-fit text-accent underline-offset-4 touch:py-2.5 hover:underline">Show as a table</summary>
        <DayTable days={days} />
      </details>
    </>
  )
}

function DayTable({ days }: Pick<Answer, 'days'>) {
  return (
    <table className="mt-3 w-full text-start tabular-nums">
      <thead className="border-b text-soft text-xs">
        <tr>
          {['Day', 'Uses', 'Of which'].map((head) => (
            <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-normal">
              {formatDay(day.date)}
            </th>
            <td className="py-1.5 pe-4">{usesOn(day)}</td>
            <td className="w-full py-1.5 text-soft">{featuresOn(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
