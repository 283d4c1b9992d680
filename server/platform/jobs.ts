import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Tx } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

/** Background jobs that outlive a request: stored in the database, retried when they fail, run by any server of that database. */
export interface Jobs {
  start(): Promise<void>
  /** Runs the jobs of that name, one at a time. A handler that throws is called again later, with growing pauses, for ten days. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>
  /** A scheduled job: runs at each time of the cron expression (UTC), on one server only. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  /** With `tx` the job exists if, and only if, that transaction commits. `after` is how many seconds it waits first. */
  enqueue(name: string, data: object, options?: { tx?: Tx; after?: number }): Promise<void>
  /** Removes every job of a user, waiting or done, whose data holds their `userId`. It happens if, and only if, `tx` commits. */
  forget(userId: string, tx: Tx): Promise<void>
  /** Starts no more jobs; those that run go on, and new ones wait for another server or the next start. */
  pause(): Promise<void>
  /** Starts no more jobs and waits for those that run, two seconds at most: a job that is cut off then is run again later. */
  stop(): Promise<void>
}

/** In seconds. */
export interface JobTiming {
  /** Between two polls for jobs that were not announced: of a transaction, of another server, or due now. */
  readonly poll: number
  /** From a failure to the second attempt; later ones wait longer. */
  readonly retry: number
}
const defaultTiming: JobTiming = { poll: 2, retry: 5 }

/** Seconds, but for the limit. A scheduled job, which comes again anyway, is attempted six times in some ten minutes. */
const shortRetryPolicy = { retryLimit: 6, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 }
/** A thousand attempts, a quarter of an hour apart at last: ten days are longer than a mail server takes to be repaired. */
const longRetryPolicy = { ...shortRetryPolicy, retryLimit: 1000, retryDelayMax: 900 }
/** How long `stop` waits for running jobs, in milliseconds. */
const stopTimeout = 2_000

export function createJobs(database: Database, log: Log, { poll, retry }: JobTiming = defaultTiming): Jobs {
  const db =
    database.kind === 'pglite'
      ? fromPglite(database.client)
      : { executeSql: (text: string, values?: unknown[]) => database.client.query(text, values) }
  const boss = new PgBoss({ db, backend: database.kind })
  boss.on('error', (error) => log.error({ error }, 'jobs'))
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  const work = async <Data extends object>(name: string, retries: typeof shortRetryPolicy, handler: (data: Data) => Promise<void>) => {
    const queue = { ...retries, retryDelay: retry }
    await boss.createQueue(name, queue)
    // `createQueue` leaves the settings of a queue that an earlier version made.
    await boss.updateQueue(name, queue)
    // One at a time: after a failure the whole batch would be retried.
    const worker = await boss.work<Data>(name, { batchSize: 1, pollingIntervalSeconds: poll }, async ([job]) => {
      if (!job) return
      // The next job follows at once: otherwise the worker would wait for its polling interval after each.
      wake(name)
      await handler(job.data).catch((error: unknown) => {
        log.error({ error, job: name }, 'a job failed and will be tried again')
        throw error
      })
    })
    workers.set(name, worker)
  }

  return {
    start: async () => {
      await boss.start()
    },
    work: (name, handler) => work(name, longRetryPolicy, handler),
    async schedule(name, cron, handler) {
      await work(name, shortRetryPolicy, handler)
      await boss.schedule(name, cron)
    },
    async enqueue(name, data, { tx, after } = {}) {
      await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(after && { startAfter: after }) })
      // Inside a transaction the job is not visible yet; the next poll finds it.
      if (!tx && !after) wake(name)
    },
    async forget(userId, tx) {
      // Over all queues at once, which the library's own calls do not offer.
      await tx.execute(sql`delete from pgboss.job where data @> ${JSON.stringify({ userId })}::jsonb`)
    },
    async pause() {
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })))
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeout, close: false }),
  }
}
