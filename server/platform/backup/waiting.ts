import { fromPglite, type JobInsert, PgBoss } from 'pg-boss'
import type { Session } from '#server/platform/db/database.ts'

/**
 * Jobs that were waiting: a mail that nobody has read is as much somebody's as a text. They are kept as what the library is asked for
 * and not as its rows, so that another version of it understands them. What comes round by the clock is not kept: it comes round again.
 */
export const waitingJobs = `from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%'
  and name not in (select name from pgboss.schedule)`

/** A job as an array of its queue's name and what `insert` takes. */
export const waitingJobLine = `json_build_array(name, json_build_object('id', id, 'data', data, 'startAfter', start_after,
  'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
  'expireInSeconds', expire_seconds))`

/** The names of the queues that hold waiting jobs; none where no server ever ran. */
export async function waitingQueues(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ known: boolean }>(`select to_regclass('pgboss.job') is not null as known`)
  if (!rows[0]?.known) return []
  const { rows: queues } = await session.query<{ name: string }>(`select distinct name ${waitingJobs} order by name`)
  return queues.map(({ name }) => name)
}

export interface JobStore {
  /** Removes every job there is: within whatever transaction the session is in, as is `add`. */
  clear(): Promise<void>
  /** Adds jobs as a backup has them. */
  add(lines: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Makes the queues. It commits by itself, so it comes before a transaction. */
export async function openJobStore(session: Session, queues: readonly string[]): Promise<JobStore> {
  const db =
    session.kind === 'pglite'
      ? fromPglite(session.client)
      : { executeSql: (text: string, values?: unknown[]) => session.client.query(text, values) }
  const boss = new PgBoss({ db, backend: session.kind, supervise: false, schedule: false })
  await boss.start()
  for (const name of queues) await boss.createQueue(name)
  return {
    async clear() {
      await session.query('delete from pgboss.job')
    },
    async add(lines) {
      for (const line of lines) {
        const [name, job] = JSON.parse(line) as [string, JobInsert]
        await boss.insert(name, [job])
      }
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
