import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { paths } from '#contract/paths.ts'
import { featureNames, remainingGenerations } from '#contract/plans.ts'
import { leftMessages } from './messages.ts'

/** What the plan still gives this month, kind by kind; what the plan lacks is left out. */
export function LeftThisMonth() {
  const { me, plan } = useSession()
  const t = leftMessages.get()
  if (!plan.known && me) return null
  return (
    <Card className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{t.title}</h2>
        {plan.known && plan.plan !== 'pro' && (
          <a href={paths.pricing} className="inline-flex min-h-6 items-center font-medium text-accent text-sm touch:min-h-11">
            {t.upgrade}
          </a>
        )}
      </div>
      {me ? <Quotas me={me} /> : <Skeleton className="h-24" />}
    </Card>
  )
}

function Quotas({ me }: { me: NonNullable<ReturnType<typeof useSession>['me']> }) {
  const t = leftMessages.get()
  const limited = me.usage.flatMap(({ feature, limit, used }) => {
    if (limit === null || limit === 0) return []
    const left = remainingGenerations(limit, used)
    return [{ feature, left, limit }]
  })
  if (limited.length === 0) return <p className="text-soft text-sm">{t.unlimited}</p>
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {limited.map(({ feature, left, limit }) => (
          <li key={feature} className="grid gap-1">
            <span className={left === 0 ? 'text-soft' : undefined}>{t.left({ requests: featureNames[feature].requests(left) })}</span>
            <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${(left / limit) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-soft text-xs">{t.resets({ date: formatDate(me.resets_at) })}</p>
    </>
  )
}
