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
import type { UsageDays } from '#contract/api.ts'
import { siteMessages } from '#contract/messages.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { type Feature, featureNames, postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'

const words = settingsMessages

type Day = UsageDays['days'][number]

const usesOn = ({ usage }: Day): number => usage.reduce((sum, { used }) => sum + used, 0)

/** 'Titles 2, Scripts 1'. */
const featuresOn = ({ usage }: Day): string => usage.map(({ feature, used }) => `${featureNames[feature].label} ${used}`).join(', ')

const inUses = (uses: number): string => (uses === 1 ? '1 use' : `${uses} uses`)

/** '3 uses (Titles 2, Scripts 1)'. */
const dayText = (day: Day): string => inUses(usesOn(day)) + (usesOn(day) > 0 ? ` (${featuresOn(day)})` : '')

function Days({ days, time_zone }: UsageDays) {
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
  const { data, isPending, refetch } = useQuery(query.usageDays.queryOptions({ staleTime: 0 }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ThisMonth />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CardTitle>Last 30 days</CardTitle>
        {isPending && (
          <div role="status">
            <span className="sr-only">{siteMessages.get().loading}</span>
            <Skeleton className="h-56" />
          </div>
        )}
        {data && <Days {...data} />}
        {!(isPending || data) && <ErrorState message={words.daysFailed} retry={refetch} />}
      </Card>
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
  if (!me) return state === 'unreachable' ? <ErrorState message={words.usageFailed} retry={refresh} /> : <Skeleton className="h-64" />
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <CardTitle>This month on the {plan.label}</CardTitle>
        <CardText>
          Resets on {formatDate(me.resets_at)}. {sharedQuotas()}
        </CardText>
      </div>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {me.usage.map(({ feature, used, limit }) => (
          <li key={feature} className="grid gap-2 text-sm">
            <div className="flex justify-between gap-3">
              <span className="font-medium">{featureNames[feature].label}</span>
              <span className="text-soft tabular-nums">{limit === null ? 'Unlimited' : `${used} / ${limit}`}</span>
            </div>
            {limit !== null && <Progress label={`${featureNames[feature].label} used this month`} value={used} max={limit} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
