import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bearerIn } from '#server/core/accounts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import { errorResponse } from '#server/platform/http/api-error.ts'
import type { HttpEnv } from '#server/platform/http/middleware.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** This machine, in socket addresses and `Host` headers. */
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** Headers that proxies add. */
const proxyHeader = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/

/**
 * Whether a request may read the metrics. With a token: any client that sends it. Without one: programs on this machine, unless a
 * proxy on this machine forwards the request, which can come from anywhere.
 */
export function mayReadMetrics(token: string | undefined): (headers: Headers, socketAddress: string) => boolean {
  if (token !== undefined) {
    const expected = hashOf(token)
    return (headers) => timingSafeEqual(hashOf(bearerIn(headers) ?? ''), expected)
  }
  return (headers, socketAddress) =>
    loopback.test(socketAddress) &&
    loopbackHost.test(headers.get('host') ?? '') &&
    ![...headers.keys()].some((name) => proxyHeader.test(name))
}

interface Deps {
  db: Db
  log: Log
  metrics: Metrics
  /** The token to read metrics with; without one they are for programs on this machine only. */
  metricsToken: string | undefined
  /** Whether the server is shutting down: it finishes what runs and should get nothing new. */
  stopping: () => boolean
}

const closed = 'Metrics are for programs on the machine of the server, or for whoever brings METRICS_TOKEN as a bearer token.'

/** Milliseconds after which a database that does not answer counts as down. */
const databaseTimeout = 2_000

/** Liveness, readiness and metrics, for operators. */
export function createHealthRoutes({ db, log, metrics, metricsToken, stopping }: Deps): Hono<HttpEnv> {
  const mayRead = mayReadMetrics(metricsToken)
  const databaseUp = async () => {
    const answered = db.execute(sql`select 1`).then(
      () => true,
      (error: unknown) => {
        log.warn({ error }, 'the database does not answer')
        return false
      },
    )
    const up = await Promise.race([answered, wait(databaseTimeout, false, { ref: false })])
    metrics.database(up)
    return up
  }
  const plain = { 'cache-control': 'no-store' }

  return (
    new Hono<HttpEnv>()
      // The process runs. A database that is down is no reason to restart it.
      .get('/livez', (c) => c.text('ok', 200, plain))
      .get('/readyz', async (c) => {
        if (stopping()) return c.text('stopping', 503, plain)
        return (await databaseUp()) ? c.text('ok', 200, plain) : c.text('the database does not answer', 503, plain)
      })
      .get('/metrics', async (c) => {
        if (!mayRead(c.req.raw.headers, c.env.socketAddress)) return errorResponse(fail('UNAUTHORIZED', undefined, closed))
        await databaseUp()
        return c.body(await metrics.text(), 200, { ...plain, 'content-type': metrics.contentType })
      })
  )
}
