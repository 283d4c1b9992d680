import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** The number of jobs of a queue in a state. */
export interface QueueDepth {
  readonly queue: string
  /** `waiting`: due now, not started · `scheduled`: due later · `retrying`: failed and waiting for a retry. */
  readonly state: 'waiting' | 'scheduled' | 'retrying'
  readonly count: number
}

/**
 * The number of jobs that wait in each queue, over all servers of the database. One query for all queues on the index of unstarted jobs:
 * pg-boss itself counts one queue at a time, or returns a count that is up to a minute old.
 */
export async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await db.execute<QueueDepth & Record<string, unknown>>(sql`
    select queue.name as queue, states.state, coalesce(counted.count, 0)::int as count
    from pgboss.queue cross join (values ('waiting'), ('scheduled'), ('retrying')) states (state)
    left join (
      select name, case when state = 'retry' then 'retrying' when start_after > now() then 'scheduled' else 'waiting' end as state,
        count(*) as count
      from pgboss.job where state < 'active' and not blocked group by 1, 2
    ) counted on counted.name = queue.name and counted.state = states.state
    where not starts_with(queue.name, '__pgboss')
    order by 1, 2`)
  return rows
}
