import { randomUUID } from 'node:crypto'
import type { ORPCError } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { fail } from '#server/platform/fail.ts'
import { bounded } from '#server/platform/http/body.ts'
import { refuse } from '#server/platform/http/known.ts'
import { isOwnRequest } from '#server/platform/http/same-origin.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { requestScope } from '#server/platform/request-scope.ts'
import { closedPolicy } from '#server/platform/site/csp.ts'
import { type Span, silent, type Tracing } from '#server/platform/tracing.ts'

/** What stands around every request. */
export interface Framed {
  /** `refusal`: what was sent is no request that could be asked of anything; it is answered with this. */
  Bindings: { socketAddress: string; refusal?: ORPCError<string, unknown> | undefined }
  /** The route as metrics name it: a pattern, never a path with ids. */
  Variables: { route?: string }
}

interface Observers {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'request'>
  readonly tracing: Pick<Tracing, 'span'>
  /** Whether a proxy of ours is at the other end: only then is the request part of a trace that began before it. */
  readonly isProxy: (socketAddress: string) => boolean
}

/** Pages, files and probes are many, and say nothing that their metrics do not. */
const traced = /^\/(api|functions|webhooks)\//

/** Answers to what may be an attempt at something: not entitled, too large, too often. Who has no session is told so too often to log. */
const refused: ReadonlySet<number> = new Set([403, 413, 429])

/** Names the request, so that its log lines, its trace and its answer can be matched, and counts and times it. */
export const observed = ({ log, metrics, tracing, isProxy }: Observers): MiddlewareHandler<Framed> => {
  return (c, next) => {
    const id = randomUUID()
    const { method } = c.req
    const began = performance.now()
    const answer = async (span: Span) => {
      await next()
      // Not `c.header`, here and below: that makes a new answer of one that is there, with a stream for its body.
      c.res.headers.set('x-request-id', id)
      const seconds = (performance.now() - began) / 1000
      const { status } = c.res
      const route = c.get('route') ?? 'other'
      metrics.request(route, status, seconds)
      log[refused.has(status) ? 'info' : 'debug']({ method, route, status, seconds }, 'request')
      span.rename(`${method} ${route}`)
      span.tell({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail(String(status))
    }
    const work = () => {
      if (!traced.test(c.req.path)) return answer(silent)
      const continues = isProxy(c.env.socketAddress) ? c.req.header('traceparent') : undefined
      return tracing.span({ name: method, kind: 'server', facts: { 'http.request.method': method, 'request.id': id }, continues }, answer)
    }
    return requestScope.run(id, work)
  }
}

/** What no page of ours asks a browser for, so nothing that runs in one may. */
const unused = {
  ...{ camera: false, microphone: false, displayCapture: false, geolocation: false, payment: false },
  ...{ usb: false, serial: false, hid: false, midi: false },
  ...{ accelerometer: false, gyroscope: false, magnetometer: false },
} as const

/**
 * Headers that every answer carries. Pages and files bring their own content policy and say how long they may be kept; nothing else may
 * load anything, and nothing else is kept, because it is about one person.
 */
export const guarded = (https: boolean): MiddlewareHandler<Framed> => {
  const headers = secureHeaders({
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: unused,
  })
  return async (c, next) => {
    await headers(c, next)
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', closedPolicy)
  }
}

const packing = compress()

/** Packs what is worth it, for whoever can unpack it. */
export const packed: MiddlewareHandler<Framed> = (c, next) =>
  packing(c, async () => {
    await next()
    // Said before the library does, which would make a new answer for it.
    if (!c.res.headers.has('vary')) c.res.headers.set('vary', 'accept-encoding')
  })

/** Refuses what cannot be read, what another site's page sends to change something, and bodies over the limit. */
export const admitted = (appUrl: string): MiddlewareHandler<Framed> => {
  return async (c, next) => {
    if (c.env.refusal) return refuse(c.env.refusal)
    if (!isOwnRequest(c.req.raw, appUrl)) return refuse(fail('FORBIDDEN'))
    c.req.raw = await bounded(c.req.raw)
    return next()
  }
}
