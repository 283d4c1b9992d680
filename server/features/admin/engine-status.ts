import { sql } from 'drizzle-orm'
import type { EngineStatus } from '#contract/admin-calls.ts'
import type { Failures } from '#server/core/failures.ts'
import { calendarOf } from '#server/core/month.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'

interface Deps {
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
export function createEngineStatus({ db, failures, env, engine, now = () => new Date() }: Deps): () => Promise<EngineStatus> {
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
