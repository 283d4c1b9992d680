import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/lib/api.ts'
import { DayChart, DayTable } from '#app/lib/charts/day-chart.tsx'
import { dollars, rupees } from '#app/lib/format.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { AdminDays } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { EngineCard } from './engine-card.tsx'

type Day = AdminDays['days'][number]

/** A value per day that the panel shows as a chart. */
interface Measure {
  readonly title: string
  /** The bar's height, the day's value as text, and its cells in the table. */
  readonly of: (day: Day) => { readonly value: number; readonly words: string; readonly cells: readonly string[] }
  readonly heads: readonly string[]
  readonly scale: (value: number) => string
}

const formatCount = (count: number): string => count.toLocaleString(brand.dateLocale)

/** Manual and card payments; card payments arrive in paise and are shown in rupees. */
const rupeesOf: Measure = {
  title: 'Revenue in rupees',
  of({ revenue, card_revenue }) {
    const byCard = card_revenue.inr / 100
    const sum = rupees(revenue + byCard)
    return {
      value: revenue + byCard,
      words: byCard > 0 ? `${sum} (${rupees(revenue)} manual, ${rupees(byCard)} by card)` : sum,
      cells: [rupees(revenue), rupees(byCard)],
    }
  },
  heads: ['By hand', 'By card'],
  scale: rupees,
}

/** Only card payments are in dollars. */
const usdOf: Measure = {
  title: 'Revenue in dollars',
  of: ({ card_revenue: { usd } }) => ({ value: usd, words: dollars(usd), cells: [dollars(usd)] }),
  heads: ['By card'],
  scale: dollars,
}

const generationsOf: Measure = {
  title: 'Generations',
  of: ({ generations }) => ({
    value: generations,
    words: generations === 1 ? '1 generation' : `${formatCount(generations)} generations`,
    cells: [formatCount(generations)],
  }),
  heads: ['Generations'],
  scale: formatCount,
}

const periods = [7, 30, 90].map((days) => ({ value: String(days), label: `${days} days` }))

/** Revenue and generations per day, and the status of the engine. */
export function ReportsTab() {
  const [period, setPeriod] = useState('30')
  const { data, isPending, refetch } = useQuery(query.admin.days.queryOptions({ input: { days: Number(period) }, staleTime: 0 }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented legend="Period" hideLegend choices={periods} value={period} onValueChange={setPeriod} className="justify-self-start" />
      {isPending ? (
        <ListSkeleton label={siteMessages.get().loading} row="h-40" className="gap-4" />
      ) : data ? (
        <Charts {...data} />
      ) : (
        <ErrorState message={adminMessages.daysFailed} retry={refetch} />
      )}
      <EngineCard />
    </div>
  )
}

function Charts({ days, time_zone }: AdminDays) {
  const measures = [rupeesOf, ...(days.some((day) => day.card_revenue.usd > 0) ? [usdOf] : []), generationsOf]
  return (
    <>
      {measures.map((measure) => (
        <ChartCard key={measure.title} measure={measure} days={days} />
      ))}
      <p className="text-soft text-sm">
        A day begins at midnight, {time_zone === 'UTC' ? 'UTC' : `${time_zone} time`}. A manual payment counts on the day it was processed.
      </p>
    </>
  )
}

function ChartCard({ measure: { title, of, heads, scale }, days }: { measure: Measure; days: AdminDays['days'] }) {
  const rows = days.map((day) => ({ date: day.date, ...of(day) }))
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle>{title}</CardTitle>
        <CardText className="tabular-nums">{scale(total)} in all</CardText>
      </div>
      <DayChart label={`${title} by day`} days={rows} scale={scale} />
      <DayTable heads={heads} days={rows} />
    </Card>
  )
}
