import { type SQL, sql } from 'drizzle-orm'
import { type AdminDays, type AdminSummary, type EngineStatus, longestChart } from '#api/admin.ts'
import { lastDaysOf } from '#server/core/billing/days.ts'
import { calendarOf } from '#server/core/billing/month.ts'
import type { EngineSetup } from '#server/core/generation/engines.ts'
import type { Failures } from '#server/core/generation/failures.ts'
import type { Db } from '#server/infra/db/database.ts'

interface Deps {
  readonly db: Db
  /** Time zone of the calendar days. */
  readonly timeZone: string
  readonly now?: () => Date
}

/** Sums are selected as doubles, because a bigint would arrive as text: exact up to 9 × 10¹⁵. */
export function createStatistics({ db, timeZone, now = () => new Date() }: Deps) {
  const lastDays = lastDaysOf(timeZone, longestChart)

  return {
    /** Number of payment requests by status, and revenue. */
    async summary(): Promise<AdminSummary> {
      const { rows } = await db.execute<Omit<AdminSummary, 'card_revenue'> & AdminSummary['card_revenue']>(sql`
        select requests.*, cards.* from
          (select count(*)::int as requests, count(*) filter (where status = 'pending')::int as pending,
             count(*) filter (where status = 'paid')::int as paid,
             coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as revenue from payment_requests) requests,
          (select coalesce(sum(amount) filter (where currency = 'usd'), 0)::float8 as usd,
             coalesce(sum(amount) filter (where currency = 'inr'), 0)::float8 as inr from card_payments) cards`)
      const [row] = rows
      if (!row) throw new Error('The aggregate query returned no row')
      const { usd, inr, ...summary } = row
      return { ...summary, card_revenue: { usd, inr } }
    },

    /** Revenue and usage of the last days. @param count at most `longestChart` */
    async days(count: number): Promise<AdminDays> {
      const chart = lastDays(now())
      const [dates, starts] = [chart.dates.slice(-count), chart.starts.slice(-count)]
      const range = { starts, end: chart.end }
      // Sequential, to use one connection only: the usage query takes most of the time.
      const usage = await byDay<{ generations: number }>(db, range, sql`api_usage`, sql`created_at`, sql`count(*)::int as generations`)
      const payments = await byDay<{ revenue: number }>(
        db,
        range,
        sql`payment_requests`,
        sql`decided_at`,
        sql`coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as revenue`,
      )
      const cardPayments = await byDay<{ usd: number; inr: number }>(
        db,
        range,
        sql`card_payments`,
        sql`created_at`,
        sql`coalesce(sum(amount) filter (where currency = 'usd'), 0)::float8 as usd,
          coalesce(sum(amount) filter (where currency = 'inr'), 0)::float8 as inr`,
      )
      return {
        time_zone: timeZone,
        days: dates.map((date, at) => ({
          date,
          revenue: payments.get(at)?.revenue ?? 0,
          card_revenue: { usd: cardPayments.get(at)?.usd ?? 0, inr: cardPayments.get(at)?.inr ?? 0 },
          generations: usage.get(at)?.generations ?? 0,
        })),
      }
    },
  }
}

/** Aggregates of a table's rows per day, by the day's index; days without rows are omitted. */
async function byDay<Sums extends Record<string, number>>(
  db: Db,
  { starts, end }: { starts: readonly Date[]; end: Date },
  table: SQL,
  timestamp: SQL,
  sums: SQL,
): Promise<ReadonlyMap<number, Sums>> {
  const bucketStarts = `{${starts.map((start) => start.toISOString()).join()}}`
  const { rows } = await db.execute<Sums & { day: number }>(sql`
    select width_bucket(${timestamp}, ${bucketStarts}::timestamptz[]) - 1 as day, ${sums} from ${table}
    where ${timestamp} >= ${starts[0]?.toISOString()}::timestamptz and ${timestamp} < ${end.toISOString()}::timestamptz
    group by 1`)
  return new Map(rows.map((row) => [row.day, row]))
}

interface EngineStatusDeps {
  readonly db: Db
  readonly failures: Pick<Failures, 'ofLastDay'>
  /** The time zone of the calendar months. */
  readonly timeZone: string
  /** What writes now, and the configured prices. */
  readonly writing: () => Pick<EngineSetup, 'engine' | 'fallbacks' | 'prices'>
  readonly now?: () => Date
}

interface EngineCost {
  engine: string
  generations: number
  input_tokens: number
  output_tokens: number
}

/** The engine, its cost this month, and the failures of the last day. */
export function createEngineStatus({
  db,
  failures,
  timeZone,
  writing,
  now = () => new Date(),
}: EngineStatusDeps): () => Promise<EngineStatus> {
  const monthAt = calendarOf(timeZone)
  const million = 1_000_000
  const costOf = ({ engine, input_tokens, output_tokens }: EngineCost, prices: EngineSetup['prices']) =>
    prices === null || engine === 'builtin' ? null : (input_tokens * prices.input + output_tokens * prices.output) / million

  return async () => {
    const { engine, fallbacks, prices } = writing()
    const since = monthAt(now()).start
    const { rows } = await db.execute<EngineCost & Record<string, unknown>>(sql`
      select coalesce(engine, 'unknown') as engine, count(*)::int as generations,
        coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
      from generations where state = 'done' and created_at >= ${since.toISOString()}::timestamptz
      group by 1 order by 2 desc, 1`)
    const recentFailures = await failures.ofLastDay()
    const failuresOf = (source: 'generation' | 'model') =>
      recentFailures.filter((failure) => failure.source === source).map(({ source: _, ...failure }) => failure)
    return {
      model: engine.name,
      fallbacks: [...fallbacks],
      prices,
      since: since.toISOString(),
      engines: rows.map((row) => ({ ...row, cost: costOf(row, prices) })),
      failures: { generations: failuresOf('generation'), models: failuresOf('model') },
    }
  }
}
