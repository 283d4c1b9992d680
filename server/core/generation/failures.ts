import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/infra/db/database.ts'
import { failures } from '#server/infra/db/schema.ts'
import type { Log } from '#server/infra/log.ts'

type FailureSource = (typeof failures.$inferSelect)['source']

/** How often a model or generation failed with a reason. */
interface FailureCount {
  readonly source: FailureSource
  readonly name: string
  readonly reason: string
  readonly count: number
}

export interface Failures {
  /** Counts a failure; it is written to the database a second later. Names and reasons must come from closed lists. */
  note(source: FailureSource, name: string, reason: string): void
  /** The failures of the last 24 hours, by whole hours, the most frequent first. */
  ofLastDay(): Promise<FailureCount[]>
  /** The newest failure of a model in the last 24 hours, by whole hours; of one hour, the most frequent. */
  lastOfModel(name: string): Promise<{ readonly reason: string; readonly hour: Date } | null>
  /** Writes the counts that are not stored yet. */
  flush(): Promise<void>
  /** Deletes rows older than 30 days. */
  purge(): Promise<void>
}

/** Milliseconds between a failure and the write. A provider that is down fails many times a second, and all update one row. */
const flushDelay = 1_000

const keyOf = (source: FailureSource, name: string, reason: string) => JSON.stringify([source, name, reason])

export function createFailures({ db, log }: { db: Db; log: Log }): Failures {
  let pending = new Map<string, FailureCount>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...pending.values()]
    if (rows.length === 0) return
    pending = new Map()
    const hour = sql`date_trunc('hour', now())`
    await db
      .insert(failures)
      .values(rows.map((row) => ({ ...row, hour })))
      .onConflictDoUpdate({
        target: [failures.hour, failures.source, failures.name, failures.reason],
        set: { count: sql`${failures.count} + excluded.count` },
      })
      // Failures are also logged and in the metrics, so an unavailable database loses only the admin panel's counts.
      .catch((error: unknown) => log.error({ error }, 'failures could not be counted'))
  }

  return {
    note(source, name, reason) {
      const key = keyOf(source, name, reason)
      pending.set(key, { source, name, reason, count: (pending.get(key)?.count ?? 0) + 1 })
      timer ??= setTimeout(flush, flushDelay).unref()
    },
    ofLastDay() {
      const count = sql<number>`sum(${failures.count})::int`
      return db
        .select({ source: failures.source, name: failures.name, reason: failures.reason, count })
        .from(failures)
        .where(gt(failures.hour, sql`now() - interval '24 hours'`))
        .groupBy(failures.source, failures.name, failures.reason)
        .orderBy(desc(count), failures.name, failures.reason)
    },
    async lastOfModel(name) {
      const [newest = null] = await db
        .select({ reason: failures.reason, hour: failures.hour })
        .from(failures)
        .where(and(eq(failures.source, 'model'), eq(failures.name, name), gt(failures.hour, sql`now() - interval '24 hours'`)))
        .orderBy(desc(failures.hour), desc(failures.count))
        .limit(1)
      return newest
    },
    flush,
    async purge() {
      await db.delete(failures).where(sql`${failures.hour} < now() - interval '30 days'`)
    },
  }
}
