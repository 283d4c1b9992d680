import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Tx } from '#server/infra/db/database.ts'
import type { Log } from '#server/infra/log.ts'

/** Times of scheduled jobs: minute 17 of each hour. */
export const hourly = '17 * * * *'
/** 08:23 UTC: daytime for most users. */
export const daily = '23 8 * * *'

/** Background jobs: stored in the database, retried when they fail, and run by any server of the database. */
export interface Jobs {
  start(): Promise<void>
  /**
   * Runs the jobs of a queue, one at a time unless options say otherwise. When the handler throws, the job is retried with growing delays
   * for ten days.
   */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>, options?: WorkOptions): Promise<void>
  /** Runs a scheduled job at each time of the cron expression (UTC), on one server only. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  /** With `tx`, the job exists if and only if the transaction commits. `after` is a delay in seconds. */
  enqueue(name: string, data: object, options?: { tx?: Tx; after?: number }): Promise<void>
  /** Adds many jobs of one queue at once, if and only if `tx` commits. */
  enqueueAll(name: string, jobs: readonly GroupedJob[], tx: Tx): Promise<void>
  /** Deletes all jobs, waiting or done, whose data contains these values, if and only if `tx` commits. */
  forget(values: Readonly<Record<string, string>>, tx: Tx): Promise<void>
  /** Starts no more jobs. Running jobs continue; new ones wait for another server or the next start. */
  pause(): Promise<void>
  /** Starts no more jobs and waits at most two seconds for running ones. A job that is interrupted is retried later. */
  stop(): Promise<void>
}

/** A job of a group, of which each server runs one at a time. */
export interface GroupedJob {
  readonly data: object
  readonly group: string
  /** The highest first; 0 for all other jobs. */
  readonly priority: number
}

export interface WorkOptions {
  /** How many jobs of different groups each server runs at a time. */
  readonly concurrency: number
  /**
   * Seconds that a job may take. A job whose server was killed is run again within about half a minute, because its server no longer
   * reports it; other jobs only after their two minutes.
   */
  readonly expireInSeconds: number
}

/** Times in seconds. */
export interface JobTiming {
  /** Interval of the polls for jobs that a transaction or another server added, and for delayed jobs. */
  readonly poll: number
  /** Before the second attempt; later delays are longer. */
  readonly retry: number
}
const defaultTiming: JobTiming = { poll: 2, retry: 5 }

/** In seconds, except for the limit. A scheduled job is retried six times in about ten minutes, because it runs again anyway. */
const shortRetryPolicy = { retryLimit: 6, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 }
/** A thousand attempts with delays of up to 15 minutes: ten days, longer than the outage of a mail server. */
const longRetryPolicy = { ...shortRetryPolicy, retryLimit: 1000, retryDelayMax: 900 }
/** Seconds without a report after which a job of several at a time counts as lost with its server. The shortest that pg-boss accepts is 10. */
const heartbeatSeconds = 15
/** Seconds between two searches for lost jobs. */
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }
/** For `forget`, which would read the jobs of everybody otherwise. Servers that start at the same moment make it one after the other. */
const indexOfData = `do $$ begin
  perform pg_advisory_xact_lock(hashtextextended('job_data', 0));
  create index if not exists job_data on pgboss.job using gin (data jsonb_path_ops);
end $$`
/** How long `stop` waits for running jobs, in milliseconds. */
const stopTimeout = 2_000

export function createJobs(database: Database, log: Log, { poll, retry }: JobTiming = defaultTiming): Jobs {
  const db =
    database.kind === 'pglite'
      ? fromPglite(database.client)
      : { executeSql: (text: string, values?: unknown[]) => database.client.query(text, values) }
  const boss = new PgBoss({ db, backend: database.kind, ...supervision })
  boss.on('error', (error) => log.error({ error }, 'jobs'))
  /** By queue: the ids of its workers. */
  const workers = new Map<string, string[]>()
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }

  const work = async <Data extends object>(
    name: string,
    retryPolicy: typeof shortRetryPolicy & { heartbeatSeconds?: number },
    handler: (data: Data) => Promise<void>,
    concurrency = 1,
  ) => {
    const queue = { ...retryPolicy, retryDelay: retry }
    await boss.createQueue(name, queue)
    // `createQueue` does not change the settings of an existing queue, which an earlier version may have created.
    await boss.updateQueue(name, queue)
    // A batch of one, because a failure would retry the whole batch.
    const options = { batchSize: 1, pollingIntervalSeconds: poll, ...(concurrency > 1 && { localGroupConcurrency: 1 }) }
    const ids: string[] = []
    workers.set(name, ids)
    for (let at = 0; at < concurrency; at++) {
      ids[at] = await boss.work<Data>(name, options, async ([job]) => {
        if (!job) return
        // Fetches the next job immediately; otherwise the worker would wait for the polling interval after each job.
        const worker = ids[at]
        if (worker) boss.notifyWorker(worker)
        await handler(job.data).catch((error: unknown) => {
          log.error({ error, job: name }, 'a job failed and will be tried again')
          throw error
        })
      })
    }
  }

  return {
    start: async () => {
      await boss.start()
      await db.executeSql(indexOfData)
    },
    work: (name, handler, options) =>
      options
        ? work(name, { ...longRetryPolicy, expireInSeconds: options.expireInSeconds, heartbeatSeconds }, handler, options.concurrency)
        : work(name, longRetryPolicy, handler),
    async schedule(name, cron, handler) {
      await work(name, shortRetryPolicy, handler)
      await boss.schedule(name, cron)
    },
    async enqueue(name, data, { tx, after } = {}) {
      await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(after && { startAfter: after }) })
      // A job in a transaction is not visible yet; the next poll finds it.
      if (!tx && !after) wake(name)
    },
    async enqueueAll(name, jobs, tx) {
      const rows = jobs.map(({ data, group, priority }) => ({ data, priority, group: { id: group } }))
      await boss.insert(name, rows, { db: fromDrizzle(tx, sql) })
    },
    async forget(values, tx) {
      // pg-boss has no call that deletes from all queues.
      await tx.execute(sql`delete from pgboss.job where data @> ${JSON.stringify(values)}::jsonb`)
    },
    async pause() {
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })))
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeout, close: false }),
  }
}
