import { dollars, rupees } from '#app/lib/money.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AdminSummary } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { useSummary } from './summary.ts'

/** How the requests stand, and the money of those that are paid. */
export function Tiles() {
  const { data, isPending, refetch } = useSummary()
  if (isPending) return <Loading />
  if (!data) return <ErrorState message={adminMessages.summaryFailed} retry={refetch} className="mb-8" />
  const count = (of: number) => of.toLocaleString(brand.dateLocale)
  return (
    <dl className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile name="Total Requests" figure={count(data.requests)} />
      <Tile name="Pending" figure={count(data.pending)} />
      <Tile name="Paid" figure={count(data.paid)} />
      <Tile name="Total Revenue" figure={rupees(data.revenue)} note={byCard(data)} />
    </dl>
  )
}

/** 'and $39.00 + ₹750 by card': what came in beside the requests. */
function byCard({ card_revenue: { usd, inr } }: AdminSummary): string | undefined {
  const parts = [usd > 0 && dollars(usd), inr > 0 && rupees(inr / 100)].filter(Boolean)
  return parts.length > 0 ? `and ${parts.join(' + ')} by card` : undefined
}

function Tile({ name, figure, note }: { name: string; figure: string; note?: string | undefined }) {
  return (
    <div className="grid content-start gap-1 rounded-lg border bg-surface p-4 sm:p-5">
      <dt className="text-soft text-sm">{name}</dt>
      <dd className="font-serif text-2xl tabular-nums [overflow-wrap:anywhere] sm:text-3xl">{figure}</dd>
      {note && <dd className="text-soft text-sm">{note}</dd>}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <span className="sr-only">{messages.site.loading}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
