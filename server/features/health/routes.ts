import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'

interface Deps {
  db: Db
  log: Log
  metrics: Metrics
  /** True once the server has been told to stop: it finishes what runs and wants nothing new. */
  stopping: () => boolean
}

/** For whoever keeps the server running. */
export function createHealthRoutes({ db, log, metrics, stopping }: Deps): Hono {
  const databaseUp = async () => {
    const up = await db.execute(sql`select 1`).then(
      () => true,
      (error: unknown) => {
        log.warn({ error }, 'the database does not answer')
        return false
      },
    )
    metrics.database(up)
    return up
  }
  const plain = { 'cache-control': 'no-store' }

  return (
    new Hono()
      // The process is there. Nothing else: a broken database is no reason to restart it.
      .get('/livez', (c) => c.text('ok', 200, plain))
      .get('/readyz', async (c) => {
        if (stopping()) return c.text('stopping', 503, plain)
        return (await databaseUp()) ? c.text('ok', 200, plain) : c.text('the database does not answer', 503, plain)
      })
      .get('/metrics', async (c) => {
        await databaseUp()
        return c.body(await metrics.text(), 200, { ...plain, 'content-type': metrics.contentType })
      })
  )
}
