import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { fail } from '#server/platform/fail.ts'
import { bounded } from '#server/platform/http/body.ts'
import { refuse } from '#server/platform/http/known.ts'
import { isOwnRequest } from '#server/platform/http/same-origin.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { requestScope } from '#server/platform/request-scope.ts'

/** What stands around every request. */
export interface Framed {
  Bindings: { socketAddress: string }
  /** The route as metrics name it: a pattern, never a path with ids. */
  Variables: { route?: string }
}

/** Names the request, so that its log lines and its answer can be matched, and counts and times it. */
export const observed = (log: Log, metrics: Metrics): MiddlewareHandler<Framed> => {
  return (c, next) => {
    const id = randomUUID()
    const began = performance.now()
    return requestScope.run(id, async () => {
      await next()
      c.header('x-request-id', id)
      const seconds = (performance.now() - began) / 1000
      const route = c.get('route') ?? 'other'
      metrics.request(route, c.res.status, seconds)
      log.debug({ method: c.req.method, route, status: c.res.status, seconds }, 'request')
    })
  }
}

/**
 * Headers that every answer carries. Pages and files bring their own content policy and say how long they may be kept; nothing else may
 * load anything, and nothing else is kept, because it is about one person.
 */
export const guarded = (https: boolean): MiddlewareHandler<Framed> => {
  const headers = secureHeaders({
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
  })
  return async (c, next) => {
    await headers(c, next)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

/** Refuses what another site's page sends with our cookies, and bodies over the limit. */
export const admitted = (appUrl: string): MiddlewareHandler<Framed> => {
  return async (c, next) => {
    if (!isOwnRequest(c.req.raw, appUrl)) return refuse(fail('FORBIDDEN'))
    c.req.raw = await bounded(c.req.raw)
    return next()
  }
}
