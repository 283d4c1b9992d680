import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Tx } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

/** Work that outlives a request: kept in the database, tried again when it fails, done by any server of that database. */
export interface Jobs {
  start(): Promise<void>
  /** Does the jobs of that name, one at a time. A handler that throws is called again later, with growing pauses, for ten days. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>
  /** Does it at each time of the cron expression (UTC), on one server only. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  /** With `tx` the job exists if, and only if, that transaction commits. `after` is how many seconds it waits first. */
  enqueue(name: string, data: object, options?: { tx?: Tx; after?: number }): Promise<void>
  /** Removes every job about a person, waiting or done, whose data names them as `userId`. It happens if, and only if, `tx` commits. */
  forget(userId: string, tx: Tx): Promise<void>
  /** Takes no more jobs; those that run go on, and new ones are kept for whoever comes next. */
  pause(): Promise<void>
  /** Takes no more jobs and waits for those that run, two seconds at most: what is cut off then is done again by whoever comes next. */
  stop(): Promise<void>
}

/** In seconds. */
export interface Pace {
  /** Between two looks for jobs that nobody announced: of a transaction, of another server, or due now. */
  readonly look: number
  /** From a failure to the second try; later ones wait longer. */
  readonly retry: number
}
const steady: Pace = { look: 2, retry: 5 }

/** Seconds, but for the limit. What comes round again by itself is tried six times in some ten minutes. */
const briefly = { retryLimit: 6, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 }
/** A thousand tries, a quarter of an hour apart at last: ten days outlast a mail server that somebody has to mend. */
const patiently = { ...briefly, retryLimit: 1000, retryDelayMax: 900 }
/** How long `stop` waits for running jobs, in milliseconds. */
const patience = 2_000

export function createJobs(database: Database, log: Log, { look, retry }: Pace = steady): Jobs {
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

  const work = async <Data extends object>(name: string, retries: typeof briefly, handler: (data: Data) => Promise<void>) => {
    const queue = { ...retries, retryDelay: retry }
    await boss.createQueue(name, queue)
    // Queues that an earlier version made keep its numbers.
    await boss.updateQueue(name, queue)
    // One at a time: a failure would send its whole batch round again.
    const worker = await boss.work<Data>(name, { batchSize: 1, pollingIntervalSeconds: look }, async ([job]) => {
      if (!job) return
      // The next one follows at once: by itself the worker would wait out its pause after each.
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
    work: (name, handler) => work(name, patiently, handler),
    async schedule(name, cron, handler) {
      await work(name, briefly, handler)
      await boss.schedule(name, cron)
    },
    async enqueue(name, data, { tx, after } = {}) {
      await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(after && { startAfter: after }) })
      // Wakes this server's worker; inside a transaction the job does not show yet, and the next poll finds it.
      if (!tx && !after) wake(name)
    },
    async forget(userId, tx) {
      // Over all queues at once, which the library's own calls do not offer.
      await tx.execute(sql`delete from pgboss.job where data @> ${JSON.stringify({ userId })}::jsonb`)
    },
    async pause() {
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })))
    },
    stop: () => boss.stop({ graceful: true, timeout: patience, close: false }),
  }
}
