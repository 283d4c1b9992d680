import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bearerIn } from '#server/core/accounts/accounts.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'

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

const metricsRefused = 'Only programs on this machine, or clients that send METRICS_TOKEN as a bearer token, may read metrics.'

/** Milliseconds after which a database that does not answer counts as down. */
const databaseTimeout = 2_000

/** Liveness, readiness and metrics, for operators. */
export function createHealthFeature({ db, log, metrics, env, stopping }: Context): ServerFeature {
  const mayRead = mayReadMetrics(env.metricsToken)
  const databaseUp = async () => {
    const query = db.execute(sql`select 1`).then(
      () => true,
      (error: unknown) => {
        log.warn({ error }, 'the database does not answer')
        return false
      },
    )
    const up = await Promise.race([query, wait(databaseTimeout, false, { ref: false })])
    metrics.database(up)
    return up
  }
  const noStore = { 'cache-control': 'no-store' }

  return {
    http: new Hono<HttpEnv>()
      // Liveness of the process only: restarting it would not repair an unavailable database.
      .get('/livez', (c) => c.text('ok', 200, noStore))
      .get('/readyz', async (c) => {
        if (stopping()) return c.text('stopping', 503, noStore)
        return (await databaseUp()) ? c.text('ok', 200, noStore) : c.text('the database does not answer', 503, noStore)
      })
      .get('/metrics', async (c) => {
        if (!mayRead(c.req.raw.headers, c.env.socketAddress)) return errorResponse(fail('UNAUTHORIZED', undefined, metricsRefused))
        await databaseUp()
        return c.body(await metrics.text(), 200, { ...noStore, 'content-type': metrics.contentType })
      }),
  }
}
