import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/infra/db/database.ts'

/**
 * Counters of a calendar day or month. Each is a row of `rate_limits` that expires when the period ends, so that all servers share it and
 * a server that is killed takes nothing back.
 */
export interface Counter {
  readonly key: string
  /** The largest count. */
  readonly limit: number
}

/** A calendar day or month. */
export interface Period {
  /** Exclusive. */
  readonly end: Date
}

/** The largest value of the column. */
const maxCount = 2 ** 31 - 1

const endOf = ({ end }: Period): SQL => sql`${end.toISOString()}::timestamptz`

/** Counts of the period, by key. A counter that was not used has no entry. */
export async function countsOf(db: Db, counters: readonly Counter[], period: Period): Promise<Map<string, number>> {
  const keys = sql.join(
    counters.map(({ key }) => sql`${key}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ key: string; hits: number }>(
    sql`select key, hits from rate_limits where expires_at >= ${endOf(period)} and key in (${keys})`,
  )
  return new Map(rows.map(({ key, hits }) => [key, hits]))
}

/** The statement that counts an amount if enough is left, and if the `previous` statement counted its own. */
const consumeStatement = ({ key, limit }: Counter, amount: number, period: Period, previous: SQL | undefined): SQL => sql`
  insert into rate_limits as stored (key, hits, expires_at)
  select ${key}::text, ${amount}::int, ${endOf(period)} where ${amount}::int <= ${limit}::int ${previous ? sql`and exists (select from ${previous})` : sql``}
  on conflict (key) do update set
    hits = case when stored.expires_at < excluded.expires_at then excluded.hits else stored.hits + excluded.hits end,
    expires_at = greatest(stored.expires_at, excluded.expires_at)
  where stored.expires_at < excluded.expires_at or stored.hits::bigint + excluded.hits <= ${limit}::int
  returning key`

/**
 * Counts an amount in each counter in order, and stops at the first without enough left. Returns the number of counters that it was
 * counted in. One statement, so that concurrent calls cannot take the same rest.
 */
export async function consume(db: Db, counters: readonly Counter[], amount: number, period: Period): Promise<number> {
  const names = counters.map((_, index) => sql.raw(`counter_${index}`))
  const statements = counters.map(
    (counter, index) => sql`${names[index]} as (${consumeStatement(counter, amount, period, names[index - 1])})`,
  )
  const consumed = names.map((name) => sql`select key from ${name}`)
  const { rows } = await db.execute(sql`with ${sql.join(statements, sql`, `)} ${sql.join(consumed, sql` union all `)}`)
  return rows.length
}

/** Corrects the counts of the same period. One row per statement: a transaction that locked two rows could deadlock. */
export async function adjust(db: Db, counters: readonly Pick<Counter, 'key'>[], change: number, period: Period): Promise<void> {
  if (change === 0) return
  for (const { key } of counters) {
    await db.execute(sql`
      update rate_limits set hits = least(greatest(hits::bigint + ${change}::int, 0), ${maxCount}::int)::int
      where key = ${key} and expires_at = ${endOf(period)}`)
  }
}
