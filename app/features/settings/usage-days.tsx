import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { query } from '#app/lib/api.ts'
import { DayChart } from '#app/lib/charts/day-chart.tsx'
import { DayTable } from '#app/lib/charts/day-table.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { UsageDays as Answer } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { featureLabels } from '#contract/plans.ts'

const words = settingsMessages

type Day = Answer['days'][number]

const usesOn = ({ usage }: Day): number => usage.reduce((sum, { used }) => sum + used, 0)

/** 'Titles 2, Scripts 1'. */
const featuresOn = ({ usage }: Day): string => usage.map(({ feature, used }) => `${featureLabels[feature]} ${used}`).join(', ')

const inUses = (uses: number): string => (uses === 1 ? '1 use' : `${uses} uses`)

/** '3 uses (Titles 2, Scripts 1)'. */
const dayInWords = (day: Day): string => {
  const uses = usesOn(day)
  return uses > 0 ? `${inUses(uses)} (${featuresOn(day)})` : inUses(uses)
}

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
        {inUses(uses)}. A day begins at midnight, {time_zone === 'UTC' ? 'UTC' : `${time_zone} time`}.
      </CardText>
      <DayChart label="Uses a day" days={days.map((day) => ({ date: day.date, value: usesOn(day), words: dayInWords(day) }))} />
      <DayTable heads={['Uses', 'Of which']} days={days.map((day) => ({ date: day.date, cells: [usesOn(day), featuresOn(day)] }))} />
    </>
  )
}
