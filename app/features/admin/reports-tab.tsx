import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminDays } from '#api/admin.ts'
import { query } from '#app/lib/api.ts'
import { DayChart, DayTable } from '#app/lib/charts/day-chart.tsx'
import { dollars, rupees } from '#app/lib/format.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { EngineCard } from './engine-card.tsx'
import { reportMessages } from './messages.ts'

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

const t = reportMessages

/** Manual and card payments; card payments arrive in paise and are shown in rupees. */
const rupeesOf: Measure = {
  title: t.rupees,
  of({ revenue, card_revenue }) {
    const byCard = card_revenue.inr / 100
    const sum = rupees(revenue + byCard)
    return {
      value: revenue + byCard,
      words: byCard > 0 ? t.split({ sum, manual: rupees(revenue), card: rupees(byCard) }) : sum,
      cells: [rupees(revenue), rupees(byCard)],
    }
  },
  heads: [t.manual, t.byCard],
  scale: rupees,
}

/** Only card payments are in dollars. */
const usdOf: Measure = {
  title: t.dollars,
  of: ({ card_revenue: { usd } }) => ({ value: usd, words: dollars(usd), cells: [dollars(usd)] }),
  heads: [t.byCard],
  scale: dollars,
}

const generationsOf: Measure = {
  title: t.generations,
  of: ({ generations }) => ({
    value: generations,
    words: t.generationsOf(generations),
    cells: [formatCount(generations)],
  }),
  heads: [t.generations],
  scale: formatCount,
}

const periods = [7, 30, 90].map((days) => ({ value: String(days), label: t.days(days) }))

/** Revenue and generations per day, and the status of the engine. */
export function ReportsTab() {
  const [period, setPeriod] = useState('30')
  const { data, isPending, refetch } = useQuery(query.admin.days.queryOptions({ input: { days: Number(period) }, staleTime: 0 }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented legend={t.period} hideLegend choices={periods} value={period} onValueChange={setPeriod} className="justify-self-start" />
      {isPending ? (
        <ListSkeleton label={siteMessages.loading} row="h-40" className="gap-4" />
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
      <p className="text-soft text-sm">{t.dayBegins({ zone: time_zone === 'UTC' ? time_zone : t.zone({ zone: time_zone }) })}</p>
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
        <CardText className="tabular-nums">{t.total({ sum: scale(total) })}</CardText>
      </div>
      <DayChart label={t.byDay({ title })} days={rows} scale={scale} />
      <DayTable heads={heads} days={rows} />
    </Card>
  )
}
