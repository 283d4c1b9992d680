import { type SQL, sql } from 'drizzle-orm'
import type { Days } from '#server/core/days.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The statements of the daily tokens. Each counter is a row of `rate_limits` whose window is the day, so that all servers share it. */

/** Whose tokens of a day these are. */
export interface Purse {
  readonly key: string
  readonly most: number
}

/** The largest number that the column holds. */
const fullest = 2 ** 31 - 1

const endOf = ({ end }: Days): SQL => sql`${end.toISOString()}::timestamptz`

/** What is taken today, by key; nothing for a purse that nobody has touched. */
export async function takenFrom(db: Db, purses: readonly Purse[], day: Days): Promise<Map<string, number>> {
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
const taking = ({ key, most }: Purse, tokens: number, day: Days, before: SQL | undefined): SQL => sql`
  insert into rate_limits as kept (key, hits, expires_at)
  select ${key}::text, ${tokens}::int, ${endOf(day)} where ${tokens}::int <= ${most}::int ${before ? sql`and exists (select from ${before})` : sql``}
  on conflict (key) do update set
    hits = case when kept.expires_at < excluded.expires_at then excluded.hits else kept.hits + excluded.hits end,
    expires_at = greatest(kept.expires_at, excluded.expires_at)
  where kept.expires_at < excluded.expires_at or kept.hits::bigint + excluded.hits <= ${most}::int
  returning key`

/**
 * Takes from one purse after the other, up to the first that has not so much, and answers from how many. One statement, so that no two
 * calls take the same.
 */
export async function take(db: Db, purses: readonly Purse[], tokens: number, day: Days): Promise<number> {
  const names = purses.map((_, at) => sql.raw(`purse_${at}`))
  const steps = purses.map((purse, at) => sql`${names[at]} as (${taking(purse, tokens, day, names[at - 1])})`)
  const taken = names.map((name) => sql`select key from ${name}`)
  const { rows } = await db.execute(sql`with ${sql.join(steps, sql`, `)} ${sql.join(taken, sql` union all `)}`)
  return rows.length
}

/** Takes more or fewer after all, while it is the same day. A row at a time: who holds one lock waits for none. */
export async function correct(db: Db, purses: readonly Purse[], change: number, day: Days): Promise<void> {
  if (change === 0) return
  for (const { key } of purses) {
    await db.execute(sql`
      update rate_limits set hits = least(greatest(hits::bigint + ${change}::int, 0), ${fullest}::int)::int
      where key = ${key} and expires_at = ${endOf(day)}`)
  }
}
