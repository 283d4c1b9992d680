import { sql } from 'drizzle-orm'
import type { UsageDays } from '#contract/api.ts'
import { type Feature, features } from '#contract/plans.ts'
import { lastDaysOf } from '#server/core/days.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Days that the chart shows, today included. */
const shownDays = 30

interface Deps {
  db: Db
  /** Whose calendar days count. */
  timeZone: string
  now?: () => Date
}

/** Tells a person's uses of the last 30 days, day by day: one index range a feature, sorted into days by the moments they begin at. */
export function createUsageDays({ db, timeZone, now = () => new Date() }: Deps): (userId: string) => Promise<UsageDays> {
  const lastDays = lastDaysOf(timeZone, shownDays)
  const names = sql.join(
    features.map((feature) => sql`(${feature})`),
    sql`, `,
  )

  return async (userId) => {
    const { dates, starts, end } = lastDays(now())
    const [first] = starts
    if (!first) throw new Error('there is always a first day')
    const begins = `{${starts.map((start) => start.toISOString()).join()}}`
    const { rows } = await db.execute<{ feature: Feature; day: number; used: number }>(sql`
      select asked.feature, counted.day, counted.used from (values ${names}) asked (feature)
      cross join lateral (
        select width_bucket(created_at, ${begins}::timestamptz[]) as day, count(*)::int as used from api_usage
        where user_id = ${userId} and feature = asked.feature
          and created_at >= ${first.toISOString()}::timestamptz and created_at < ${end.toISOString()}::timestamptz
        group by day) counted`)
    const days = dates.map((date) => ({ date, usage: [] as UsageDays['days'][number]['usage'] }))
    for (const { feature, day, used } of rows) days[day - 1]?.usage.push({ feature, used })
    return { time_zone: timeZone, days }
  }
}
