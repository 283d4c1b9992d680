import { type SQL, sql } from 'drizzle-orm'
import { type AdminDays, type AdminSummary, type EngineStatus, longestChart } from '#contract/admin-calls.ts'
import { lastDaysOf } from '#server/core/days.ts'
import type { Failures } from '#server/core/failures.ts'
import { calendarOf } from '#server/core/month.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'

interface Deps {
  readonly db: Db
  /** Whose calendar days count. */
  readonly timeZone: string
  readonly now?: () => Date
}

interface Statistics {
  /** Requests by status, and the money that came in. */
  summary(): Promise<AdminSummary>
  /** Money and charged uses of the last days. @param count at most `longestChart` */
  days(count: number): Promise<AdminDays>
}

/** Sums leave as doubles, because a bigint would arrive as text: whole up to 9 × 10¹⁵. */
export function createStatistics({ db, timeZone, now = () => new Date() }: Deps): Statistics {
  const lastDays = lastDaysOf(timeZone, longestChart)

  return {
    async summary() {
      const { rows } = await db.execute<Omit<AdminSummary, 'card_revenue'> & AdminSummary['card_revenue']>(sql`
        select requests.*, cards.* from
          (select count(*)::int as requests, count(*) filter (where status = 'pending')::int as pending,
             count(*) filter (where status = 'paid')::int as paid,
             coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as revenue from payment_requests) requests,
          (select coalesce(sum(amount) filter (where currency = 'usd'), 0)::float8 as usd,
             coalesce(sum(amount) filter (where currency = 'inr'), 0)::float8 as inr from card_payments) cards`)
      const [row] = rows
      if (!row) throw new Error('a sum is always one row')
      const { usd, inr, ...summary } = row
      return { ...summary, card_revenue: { usd, inr } }
    },

    async days(count) {
      const all = lastDays(now())
      const [dates, starts] = [all.dates.slice(-count), all.starts.slice(-count)]
      const within = { starts, end: all.end }
      // One after the other: a day of everybody's uses is the longest of them, and one connection is enough for it.
      const uses = await byDay<{ generations: number }>(db, within, sql`api_usage`, sql`created_at`, sql`count(*)::int as generations`)
      const paid = await byDay<{ revenue: number }>(
        db,
        within,
        sql`payment_requests`,
        sql`decided_at`,
        sql`coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as revenue`,
      )
      const cards = await byDay<{ usd: number; inr: number }>(
        db,
        within,
        sql`card_payments`,
        sql`created_at`,
        sql`coalesce(sum(amount) filter (where currency = 'usd'), 0)::float8 as usd,
          coalesce(sum(amount) filter (where currency = 'inr'), 0)::float8 as inr`,
      )
      return {
        time_zone: timeZone,
        days: dates.map((date, at) => ({
          date,
          revenue: paid.get(at)?.revenue ?? 0,
          card_revenue: { usd: cards.get(at)?.usd ?? 0, inr: cards.get(at)?.inr ?? 0 },
          generations: uses.get(at)?.generations ?? 0,
        })),
      }
    },
  }
}

/** What a table's rows of each day come to, by the day's place; days without rows are left out. */
async function byDay<Sums extends Record<string, number>>(
  db: Db,
  { starts, end }: { starts: readonly Date[]; end: Date },
  table: SQL,
  moment: SQL,
  sums: SQL,
): Promise<ReadonlyMap<number, Sums>> {
  const begins = `{${starts.map((start) => start.toISOString()).join()}}`
  const { rows } = await db.execute<Sums & { day: number }>(sql`
    select width_bucket(${moment}, ${begins}::timestamptz[]) - 1 as day, ${sums} from ${table}
    where ${moment} >= ${starts[0]?.toISOString()}::timestamptz and ${moment} < ${end.toISOString()}::timestamptz
    group by 1`)
  return new Map(rows.map((row) => [row.day, row]))
}

interface EngineStatusDeps {
  readonly db: Db
  readonly failures: Pick<Failures, 'ofLastDay'>
  readonly env: Pick<Env, 'aiFallbackModels' | 'aiPrices' | 'quotaTimeZone'>
  /** Who writes: `builtin` or a model's name. */
  readonly engine: string
  readonly now?: () => Date
}

interface Spent {
  engine: string
  generations: number
  input_tokens: number
  output_tokens: number
}

/** Who writes, what it took this month and what failed today. */
export function createEngineStatus({ db, failures, env, engine, now = () => new Date() }: EngineStatusDeps): () => Promise<EngineStatus> {
  const monthAt = calendarOf(env.quotaTimeZone)
  const prices = env.aiPrices ?? null
  const million = 1_000_000
  const costOf = ({ engine, input_tokens, output_tokens }: Spent) =>
    prices === null || engine === 'builtin' ? null : (input_tokens * prices.input + output_tokens * prices.output) / million

  return async () => {
    const since = monthAt(now()).start
    const { rows } = await db.execute<Spent & Record<string, unknown>>(sql`
      select coalesce(engine, 'unknown') as engine, count(*)::int as generations,
        coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
      from generations where state = 'done' and created_at >= ${since.toISOString()}::timestamptz
      group by 1 order by 2 desc, 1`)
    const failed = await failures.ofLastDay()
    const of = (source: 'generation' | 'model') => failed.filter((each) => each.source === source).map(({ source: _, ...each }) => each)
    return {
      model: engine,
      fallbacks: engine === 'builtin' ? [] : env.aiFallbackModels,
      prices,
      since: since.toISOString(),
      engines: rows.map((row) => ({ ...row, cost: costOf(row) })),
      failures: { generations: of('generation'), models: of('model') },
    }
  }
}
