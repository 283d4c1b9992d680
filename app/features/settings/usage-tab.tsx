import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { query } from '#app/lib/api.ts'
import { DayChart, DayTable } from '#app/lib/charts/day-chart.tsx'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { UsageDays as Answer, Me } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { type Feature, featureNames, postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'

const words = settingsMessages

type Day = Answer['days'][number]

const usesOn = ({ usage }: Day): number => usage.reduce((sum, { used }) => sum + used, 0)

/** 'Titles 2, Scripts 1'. */
const featuresOn = ({ usage }: Day): string => usage.map(({ feature, used }) => `${featureNames[feature].label} ${used}`).join(', ')

const inUses = (uses: number): string => (uses === 1 ? '1 use' : `${uses} uses`)

/** '3 uses (Titles 2, Scripts 1)'. */
const dayText = (day: Day): string => {
  const uses = usesOn(day)
  return uses > 0 ? `${inUses(uses)} (${featuresOn(day)})` : inUses(uses)
}

/** The usage of the last 30 days. */
function UsageDays() {
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
      <DayChart label="Uses a day" days={days.map((day) => ({ date: day.date, value: usesOn(day), words: dayText(day) }))} />
      <DayTable heads={['Uses', 'Of which']} days={days.map((day) => ({ date: day.date, cells: [usesOn(day), featuresOn(day)] }))} />
    </>
  )
}

/** The usage of each feature this month, and per day. */
export function UsageTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ThisMonth />
      <UsageDays />
    </div>
  )
}

/** Which posts count against a quota with another name: 'Instagram, TikTok and Facebook posts count as Hashtags.' */
function sharedQuotas(): string {
  const platformsByFeature = Map.groupBy(
    postPlatforms.filter((platform) => isShared(postFeatures[platform])),
    (platform) => postFeatures[platform],
  )
  const names = (ids: readonly PostPlatform[]) => new Intl.ListFormat('en-GB').format(ids.map((id) => platforms[id].label))
  return [...platformsByFeature]
    .map(([feature, ids]) => `${names(ids)} posts count as ${featureNames[feature].label.toLowerCase()}.`)
    .join(' ')
}

/** Whether posts of more than one platform count against it. */
const isShared = (feature: Feature) => postPlatforms.filter((platform) => postFeatures[platform] === feature).length > 1

function ThisMonth() {
  const { me, plan, state, refresh } = useSession()
  if (!me)
    return state === 'unreachable' ? <ErrorState message={settingsMessages.usageFailed} retry={refresh} /> : <Skeleton className="h-64" />
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <CardTitle>This month on the {plan.label}</CardTitle>
        <CardText>
          Resets on {formatDate(me.resets_at)}. {sharedQuotas()}
        </CardText>
      </div>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {me.usage.map((line) => (
          <UsageLine key={line.feature} {...line} />
        ))}
      </ul>
    </Card>
  )
}

function UsageLine({ feature, used, limit }: Me['usage'][number]) {
  const label = featureNames[feature].label
  return (
    <li className="grid gap-2 text-sm">
      <div className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-soft tabular-nums">{limit === null ? 'Unlimited' : `${used} / ${limit}`}</span>
      </div>
      {limit !== null && <Progress label={`${label} used this month`} value={used} max={limit} />}
    </li>
  )
}
