import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import type { Framed } from '#server/platform/http/frame.ts'
import { refuse } from '#server/platform/http/known.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'

interface Deps {
  db: Db
  log: Log
  metrics: Metrics
  /** What readers of the metrics bring; unset, they are for programs on this machine only. */
  metricsToken: string | undefined
  /** True once the server has been told to stop: it finishes what runs and wants nothing new. */
  stopping: () => boolean
}

const closed = 'Metrics are for programs on the machine of the server, or for whoever brings METRICS_TOKEN as a bearer token.'

/** Milliseconds after which a database that says nothing counts as away: whoever asks whether we are ready does not wait for long. */
const databasePatience = 2_000

/** For whoever keeps the server running. */
export function createHealthRoutes({ db, log, metrics, metricsToken, stopping }: Deps): Hono<Framed> {
  const mayRead = mayReadMetrics(metricsToken)
  const databaseUp = async () => {
    const answered = db.execute(sql`select 1`).then(
      () => true,
      (error: unknown) => {
        log.warn({ error }, 'the database does not answer')
        return false
      },
    )
    const up = await Promise.race([answered, wait(databasePatience, false, { ref: false })])
    metrics.database(up)
    return up
  }
  const plain = { 'cache-control': 'no-store' }

  return (
    new Hono<Framed>()
      // The process is there. Nothing else: a broken database is no reason to restart it.
      .get('/livez', (c) => c.text('ok', 200, plain))
      .get('/readyz', async (c) => {
        if (stopping()) return c.text('stopping', 503, plain)
        return (await databaseUp()) ? c.text('ok', 200, plain) : c.text('the database does not answer', 503, plain)
      })
      .get('/metrics', async (c) => {
        if (!mayRead(c.req.raw.headers, c.env.socketAddress)) return refuse(fail('UNAUTHORIZED', undefined, closed))
        await databaseUp()
        return c.body(await metrics.text(), 200, { ...plain, 'content-type': metrics.contentType })
      })
  )
}
