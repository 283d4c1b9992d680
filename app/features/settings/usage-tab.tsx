import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import type { Me, UsageDays } from '#api/account.ts'
import { query } from '#app/lib/api.ts'
import { DayChart, DayTable } from '#app/lib/charts/day-chart.tsx'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { listLanguage } from '#contract/i18n.ts'
import { siteMessages } from '#contract/messages.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { type Feature, featureNames, postFeatures, remainingGenerations } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'
import { usageMessages } from './messages.ts'

type Day = UsageDays['days'][number]

const requestsOn = ({ usage }: Day): number => usage.reduce((sum, { used }) => sum + used, 0)

/** 'Titles 2, Scripts 1'. */
const featuresOn = ({ usage }: Day): string =>
  usage.map(({ feature, used }) => usageMessages.feature({ feature: featureNames[feature].label, used })).join(', ')

/** '3 requests (Titles 2, Scripts 1)'. */
function dayText(day: Day): string {
  const { requests, requestsOfWhich } = usageMessages
  const counted = requests(requestsOn(day))
  return requestsOn(day) > 0 ? requestsOfWhich({ requests: counted, features: featuresOn(day) }) : counted
}

function Days({ days }: UsageDays) {
  const t = usageMessages
  const requests = days.reduce((sum, day) => sum + requestsOn(day), 0)
  if (requests === 0)
    return (
      <EmptyState
        icon={ChartColumn}
        title={t.daysEmpty}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.dashboard}>{t.daysEmptyAction}</Link>
          </Button>
        }
      >
        {t.daysEmptyText}
      </EmptyState>
    )
  return (
    <>
      <CardText>{t.requests(requests)}</CardText>
      <DayChart label={t.perDay} days={days.map((day) => ({ date: day.date, value: requestsOn(day), words: dayText(day) }))} />
      <DayTable
        heads={[t.requestsHead, t.featuresHead]}
        days={days.map((day) => ({ date: day.date, cells: [requestsOn(day), featuresOn(day)] }))}
      />
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
        <CardTitle>{usageMessages.lastDays}</CardTitle>
        {isPending && (
          <div role="status">
            <span className="sr-only">{siteMessages.loading}</span>
            <Skeleton className="h-56" />
          </div>
        )}
        {data && <Days {...data} />}
        {!(isPending || data) && <ErrorState message={settingsMessages.daysFailed} retry={refetch} />}
      </Card>
    </div>
  )
}

/** Which posts count against a quota with another name: 'Each post for Instagram, TikTok or Facebook counts as 1 hashtag request.' */
function sharedQuotas(): string {
  const platformsByFeature = Map.groupBy(
    postPlatforms.filter((platform) => isShared(postFeatures[platform])),
    (platform) => postFeatures[platform],
  )
  const names = (ids: readonly PostPlatform[]) =>
    new Intl.ListFormat(listLanguage, { type: 'disjunction' }).format(ids.map((id) => platforms[id].label))
  return [...platformsByFeature]
    .map(([feature, ids]) => usageMessages.shared({ platforms: names(ids), request: featureNames[feature].requests(1) }))
    .join(' ')
}

/** Whether posts of more than one platform count against it. */
const isShared = (feature: Feature) => postPlatforms.filter((platform) => postFeatures[platform] === feature).length > 1

function ThisMonth() {
  const { me, plan, state, refresh } = useSession()
  if (!me)
    return state === 'unreachable' ? <ErrorState message={settingsMessages.usageFailed} retry={refresh} /> : <Skeleton className="h-64" />
  const t = usageMessages
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <CardTitle>{t.thisMonth({ plan: plan.label })}</CardTitle>
        <CardText>
          {t.resets({ day: formatDate(me.resets_at) })} {sharedQuotas()}
        </CardText>
      </div>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {me.usage.map((line) => (
          <li key={line.feature} className="grid content-start gap-2 text-sm">
            <FeatureLine {...line} plan={plan.text} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The usage of a feature: what is used and left, that it has no limit, or that the plan lacks it and where to get it. */
function FeatureLine({ feature, used, limit, plan }: Me['usage'][number] & { plan: string }) {
  const t = usageMessages
  const { label, requests } = featureNames[feature]
  const left = remainingGenerations(limit, used)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{label}</span>
        {limit === 0 ? (
          <span className="text-soft">
            {t.notOnPlan({ plan })}
            {' · '}
            <a href={paths.pricing} aria-label={t.upgradeFor({ feature: label })} className="text-accent underline underline-offset-4">
              {t.upgrade}
            </a>
          </span>
        ) : (
          <span className="text-soft tabular-nums">{limit === null ? t.unlimited : `${used} / ${limit}`}</span>
        )}
      </div>
      {limit !== null && limit > 0 && (
        <>
          <Progress label={t.bar({ feature: label })} value={used} max={limit} />
          <span className={left === 0 ? 'text-warn' : 'text-soft'}>{t.left({ requests: requests(left) })}</span>
        </>
      )}
    </>
  )
}
