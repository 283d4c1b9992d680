import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** How many jobs of a queue are in a state. */
export interface QueueDepth {
  readonly queue: string
  /** Due now and not started · due later · failed before and to be retried. */
  readonly state: 'waiting' | 'scheduled' | 'retrying'
  readonly count: number
}

/**
 * The jobs that wait in each queue, for all servers of the database together. One read for all queues, over the index of unstarted jobs:
 * pg-boss counts one queue at a time, or shows a count that is up to a minute old.
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
