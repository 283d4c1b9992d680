import { ORPCError } from '@orpc/server'
import { type SQL, sql } from 'drizzle-orm'
import { messages } from '#contract/messages.ts'
import { type Days, lastDaysOf } from '#server/core/days.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import type { ModelBudget } from '#server/platform/models/model.ts'
import { usualAnswer } from '#server/platform/token-limits.ts'

/** The statements of the daily tokens. Each counter is a row of `rate_limits` whose window is the day, so that all servers share it. */

/** Whose tokens of a day these are. */
interface TokenBudget {
  readonly key: string
  readonly limit: number
}

/** The largest number that the column holds. */
const largestCount = 2 ** 31 - 1

const endOf = ({ end }: Days): SQL => sql`${end.toISOString()}::timestamptz`

/** What is taken today, by key; nothing for a purse that nobody has touched. */
async function consumedOf(db: Db, purses: readonly TokenBudget[], day: Days): Promise<Map<string, number>> {
  const keys = sql.join(
    purses.map(({ key }) => sql`${key}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ key: string; hits: number }>(
    sql`select key, hits from rate_limits where expires_at >= ${endOf(day)} and key in (${keys})`,
  )
  return new Map(rows.map(({ key, hits }) => [key, hits]))
}

/** Takes from one purse if it has so much, and if something was taken from the one before it. */
const consuming = ({ key, limit }: TokenBudget, tokens: number, day: Days, before: SQL | undefined): SQL => sql`
  insert into rate_limits as kept (key, hits, expires_at)
  select ${key}::text, ${tokens}::int, ${endOf(day)} where ${tokens}::int <= ${limit}::int ${before ? sql`and exists (select from ${before})` : sql``}
  on conflict (key) do update set
    hits = case when kept.expires_at < excluded.expires_at then excluded.hits else kept.hits + excluded.hits end,
    expires_at = greatest(kept.expires_at, excluded.expires_at)
  where kept.expires_at < excluded.expires_at or kept.hits::bigint + excluded.hits <= ${limit}::int
  returning key`

/**
 * Takes from one purse after the other, up to the first that has not so much, and answers from how many. One statement, so that no two
 * calls take the same.
 */
async function consume(db: Db, purses: readonly TokenBudget[], tokens: number, day: Days): Promise<number> {
  const names = purses.map((_, at) => sql.raw(`purse_${at}`))
  const steps = purses.map((purse, at) => sql`${names[at]} as (${consuming(purse, tokens, day, names[at - 1])})`)
  const taken = names.map((name) => sql`select key from ${name}`)
  const { rows } = await db.execute(sql`with ${sql.join(steps, sql`, `)} ${sql.join(taken, sql` union all `)}`)
  return rows.length
}

/** Takes more or fewer after all, while it is the same day. A row at a time: who holds one lock waits for none. */
async function adjust(db: Db, purses: readonly TokenBudget[], change: number, day: Days): Promise<void> {
  if (change === 0) return
  for (const { key } of purses) {
    await db.execute(sql`
      update rate_limits set hits = least(greatest(hits::bigint + ${change}::int, 0), ${largestCount}::int)::int
      where key = ${key} and expires_at = ${endOf(day)}`)
  }
}

/** How many tokens models may take a calendar day, in all their calls: those too that end in nothing. */
export interface TokenBudgets {
  /**
   * What a person's generation may take.
   * @throws RATE_LIMITED when not even one call is left today
   */
  budgetOf(userId: string): Promise<ModelBudget>
}

interface Deps {
  readonly db: Db
  readonly log: Log
  readonly env: Pick<Env, 'aiDailyTokens' | 'aiMaxOutputTokens' | 'quotaTimeZone'>
  readonly now?: () => Date
}

interface DailyBudget extends TokenBudget {
  /** What a person is told when it is reached. */
  readonly message: string
}

/** `undefined` where no day is limited. */
export function createTokenBudgets({ db, log, env, now = () => new Date() }: Deps): TokenBudgets | undefined {
  const { aiDailyTokens: daily, aiMaxOutputTokens: longest = usualAnswer, quotaTimeZone } = env
  if (daily.each === undefined && daily.all === undefined) return undefined
  const today = lastDaysOf(quotaTimeZone, 1)
  const { dayReached, dayReachedByAll } = messages.generation
  const limitsOf = (userId: string): DailyBudget[] => [
    ...(daily.each === undefined ? [] : [{ key: `tokens|${userId}`, limit: daily.each, message: dayReached }]),
    ...(daily.all === undefined ? [] : [{ key: 'tokens|all', limit: daily.all, message: dayReachedByAll }]),
  ]
  const refusal = ({ message }: DailyBudget, { end }: Days) =>
    fail('RATE_LIMITED', { retryAfter: Math.ceil((end.getTime() - now().getTime()) / 1000) }, message)

  const note = (purses: readonly TokenBudget[], change: number, day: Days) =>
    adjust(db, purses, change, day).catch((error: unknown) =>
      log.error({ error }, 'What a model took could not be noted; what was set aside for it counts today'),
    )

  async function setAside(limits: readonly DailyBudget[], tokens: number) {
    const day = today(now())
    const count = await consume(db, limits, tokens, day)
    const reached = limits[count]
    if (reached) {
      await note(limits.slice(0, count), -tokens, day)
      throw refusal(reached, day)
    }
    return (taken: number) => note(limits, taken - tokens, day)
  }

  const unreadable = (error: unknown) => {
    if (error instanceof ORPCError) return error
    log.error({ error }, 'What models may still take today could not be read')
    return fail('UNAVAILABLE')
  }

  return {
    async budgetOf(userId) {
      const limits = limitsOf(userId)
      const day = today(now())
      const taken = await consumedOf(db, limits, day)
      // Each call sets its longest answer aside.
      const reached = limits.find(({ key, limit }) => (taken.get(key) ?? 0) + longest > limit)
      if (reached) throw refusal(reached, day)
      return {
        reserve: (tokens) =>
          setAside(limits, tokens).catch((error: unknown) => {
            throw unreadable(error)
          }),
      }
    },
  }
}
