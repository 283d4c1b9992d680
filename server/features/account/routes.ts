import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { UsageDays } from '#api/account.ts'
import { dataExportPath } from '#contract/paths.ts'
import { type Feature, features } from '#contract/plans.ts'
import { lastDaysOf } from '#server/core/billing/days.ts'
import { open, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import { createDataExport } from './data-export.ts'
import { createSessionRoutes, endLongSessions } from './sessions.ts'

/** The account with its usage, sessions and data, and what this server can do. */
export function createAccountFeature(ctx: Context): ServerFeature {
  const { db, identify } = ctx
  const exportData = createDataExport(ctx)
  return {
    routes: { ...createAccountRoutes(ctx), sessions: createSessionRoutes(ctx) },
    http: new Hono<HttpEnv>().get(dataExportPath, async (c) => {
      c.set('route', dataExportPath)
      return exportData(await identify(c.req.raw.headers), c.req.raw.signal)
    }),
    purge: () => endLongSessions(db),
  }
}

const createAccountRoutes = ({ db, quota, env, timeZone, engines }: Context, usageDays = createUsageDays({ db, timeZone })) => ({
  capabilities: open.capabilities.handler(() => ({ passwordRecovery: env.smtpUrl !== undefined, model: engines.current().paid })),

  me: open.me.handler(async ({ input, context: { identify, headers } }) => {
    const account = await identify()
    // A caller with a token expects to be signed in, so an invalid token is an error.
    if (!account && input?.optional && !headers.has('authorization')) return null
    if (!account) throw fail('UNAUTHORIZED')
    const { id, email, name, avatarUrl, createdAt, plan, status, expiresAt, style, firstVisit, adminSecondFactor } = account
    // An admin without a second factor has limited access; the interface still displays the admin screens, which ask for it.
    const role = adminSecondFactor ? 'admin' : account.role
    return {
      user: { id, email, full_name: name, avatar_url: avatarUrl, role },
      plan,
      status,
      expires_at: expiresAt?.toISOString() ?? null,
      usage: await quota.usage(account),
      style,
      resets_at: quota.resetsAt().toISOString(),
      signed_up_at: createdAt.toISOString(),
      ...(firstVisit && { first_visit: firstVisit }),
      ...(adminSecondFactor && { admin_second_factor: adminSecondFactor }),
    }
  }),

  saveStyle: signedIn.saveStyle.handler(async ({ input, context: { account } }) => {
    await db.update(profiles).set({ spelling: input.spelling, addressForm: input.address }).where(eq(profiles.id, account.id))
    return input
  }),

  usage: signedIn.usage.handler(async ({ context: { account } }) => ({
    usage: await quota.usage(account),
    resets_at: quota.resetsAt().toISOString(),
  })),

  usageDays: signedIn.usageDays.handler(({ context: { account } }) => usageDays(account.id)),
})

/** Days of the chart, including today. */
const chartDays = 30

interface UsageDaysDeps {
  db: Db
  /** Time zone of the calendar days. */
  timeZone: string
  now?: () => Date
}

/** Reads a user's usage per day of the last 30 days: one index range per feature, grouped by the start times of the days. */
export function createUsageDays({ db, timeZone, now = () => new Date() }: UsageDaysDeps): (userId: string) => Promise<UsageDays> {
  const lastDays = lastDaysOf(timeZone, chartDays)
  const names = sql.join(
    features.map((feature) => sql`(${feature})`),
    sql`, `,
  )

  return async (userId) => {
    const { dates, starts, end } = lastDays(now())
    const [first] = starts
    if (!first) throw new Error('The list of days is empty')
    const dayStarts = `{${starts.map((start) => start.toISOString()).join()}}`
    const { rows } = await db.execute<{ feature: Feature; day: number; used: number }>(sql`
      select asked.feature, counted.day, counted.used from (values ${names}) asked (feature)
      cross join lateral (
        select width_bucket(created_at, ${dayStarts}::timestamptz[]) as day, count(*)::int as used from api_usage
        where user_id = ${userId} and feature = asked.feature
          and created_at >= ${first.toISOString()}::timestamptz and created_at < ${end.toISOString()}::timestamptz
        group by day) counted`)
    const days = dates.map((date) => ({ date, usage: [] as UsageDays['days'][number]['usage'] }))
    for (const { feature, day, used } of rows) days[day - 1]?.usage.push({ feature, used })
    return { time_zone: timeZone, days }
  }
}
