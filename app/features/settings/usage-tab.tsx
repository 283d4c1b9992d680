import { formatDate } from '#app/lib/dates.ts'
import { useSession } from '#app/lib/session.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { Me } from '#contract/api.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { type Feature, featureLabels, postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'
import { UsageDays } from './usage-days.tsx'

/** What is used of each feature this month, and day by day. */
export function UsageTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ThisMonth />
      <UsageDays />
    </div>
  )
}

/** Which posts draw on a quota of another name: 'Instagram, TikTok and Facebook posts count as Hashtags.' */
function sharedQuotas(): string {
  const drawing = Map.groupBy(
    postPlatforms.filter((platform) => isShared(postFeatures[platform])),
    (platform) => postFeatures[platform],
  )
  const names = (ids: readonly PostPlatform[]) => new Intl.ListFormat('en-GB').format(ids.map((id) => platforms[id].label))
  return [...drawing].map(([feature, ids]) => `${names(ids)} posts count as ${featureLabels[feature].toLowerCase()}.`).join(' ')
}

/** Whether posts of more than one platform draw on it. */
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
  const label = featureLabels[feature]
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
