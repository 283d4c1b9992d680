import { desc, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { failures } from '#server/platform/db/schema.ts'
import type { Log } from '#server/platform/log.ts'

type FailureSource = (typeof failures.$inferSelect)['source']

/** How often something ended with a reason. */
interface FailureCount {
  readonly source: FailureSource
  readonly name: string
  readonly reason: string
  readonly count: number
}

export interface Failures {
  /** Counts a failure, a moment later and for all servers together. Reasons and names come from closed lists. */
  note(source: FailureSource, name: string, reason: string): void
  /** What went wrong in the last 24 hours, to the hour; the most frequent first. */
  ofLastDay(): Promise<FailureCount[]>
  /** Writes what is counted here and not yet stored. */
  flush(): Promise<void>
  /** Removes what is older than anybody asks for. */
  purge(): Promise<void>
}

/** Milliseconds in which failures are gathered: a provider that is down fails many times a second, all on one row. */
const gathering = 1_000

const keyOf = (source: FailureSource, name: string, reason: string) => JSON.stringify([source, name, reason])

export function createFailures({ db, log }: { db: Db; log: Log }): Failures {
  let counted = new Map<string, FailureCount>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...counted.values()]
    if (rows.length === 0) return
    counted = new Map()
    const hour = sql`date_trunc('hour', now())`
    await db
      .insert(failures)
      .values(rows.map((row) => ({ ...row, hour })))
      .onConflictDoUpdate({
        target: [failures.hour, failures.source, failures.name, failures.reason],
        set: { count: sql`${failures.count} + excluded.count` },
      })
      // They are logged and in the metrics too; a database that is away loses this view of them only.
      .catch((error: unknown) => log.error({ error }, 'failures could not be counted'))
  }

  return {
    note(source, name, reason) {
      const key = keyOf(source, name, reason)
      counted.set(key, { source, name, reason, count: (counted.get(key)?.count ?? 0) + 1 })
      timer ??= setTimeout(flush, gathering).unref()
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
    flush,
    async purge() {
      await db.delete(failures).where(sql`${failures.hour} < now() - interval '30 days'`)
    },
  }
}
