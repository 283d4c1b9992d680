import { fromPglite, type JobInsert, PgBoss } from 'pg-boss'
import type { DatabaseSession } from '#server/infra/db/database.ts'

/**
 * Selects the jobs that wait, such as emails not sent yet. A backup holds them as arguments for pg-boss and not as its rows, so that
 * another version of pg-boss can read them. Scheduled jobs are left out, because they are created again.
 */
export const waitingJobs = `from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%'
  and name not in (select name from pgboss.schedule)`

/** A job as an array of its queue's name and the argument of `insert`. */
export const waitingJobLine = `json_build_array(name, json_build_object('id', id, 'data', data, 'startAfter', start_after,
  'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
  'expireInSeconds', expire_seconds, 'heartbeatSeconds', heartbeat_seconds, 'priority', priority,
  'group', case when group_id is not null then json_build_object('id', group_id) end))`

/** The names of the queues that hold waiting jobs; empty when no server has run. */
export async function waitingQueues(session: DatabaseSession): Promise<string[]> {
  const { rows } = await session.query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`)
  if (!rows[0]?.exists) return []
  const { rows: queues } = await session.query<{ name: string }>(`select distinct name ${waitingJobs} order by name`)
  return queues.map(({ name }) => name)
}

export interface JobStore {
  /** Deletes all jobs. Like `add`, it runs in the session's transaction, if there is one. */
  clear(): Promise<void>
  /** Adds the jobs of a backup. */
  add(lines: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Creates the queues. pg-boss commits this itself, so it must be called before a transaction begins. */
export async function openJobStore(session: DatabaseSession, queues: readonly string[]): Promise<JobStore> {
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
