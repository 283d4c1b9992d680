import { randomUUID } from 'node:crypto'
import type { ORPCError } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { errors } from '#contract/errors.ts'
import { fail } from '#server/platform/fail.ts'
import { errorResponse } from '#server/platform/http/api-error.ts'
import { type Log, requestScope } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { closedPolicy } from '#server/platform/site/csp.ts'
import { noopSpan, type Span, type Tracing } from '#server/platform/tracing.ts'

/** What middleware and handlers know of a request. */
export interface HttpEnv {
  /** `refusal`: the request could not be parsed; it is answered with this error. */
  Bindings: { socketAddress: string; refusal?: ORPCError<string, unknown> | undefined }
  /** The route as metrics name it: a pattern, never a path with ids. */
  Variables: { route?: string }
}

interface Observers {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'request'>
  readonly tracing: Pick<Tracing, 'span'>
  /** Whether an address is one of our proxies: only from them is a `traceparent` accepted. */
  readonly isProxy: (socketAddress: string) => boolean
}

/** Pages, files and probes are many, and their metrics say enough. */
const tracedPaths = /^\/(api|functions|webhooks)\//

/** Possible abuse: forbidden, too large, too often. 401 is too frequent to log. */
const loggedStatuses: ReadonlySet<number> = new Set([403, 413, 429])

/** Gives each request an id for its log lines, trace and response, and logs, counts and times it. */
export const requestLogger = ({ log, metrics, tracing, isProxy }: Observers): MiddlewareHandler<HttpEnv> => {
  return (c, next) => {
    const id = randomUUID()
    const { method } = c.req
    const began = performance.now()
    const answer = async (span: Span) => {
      await next()
      c.header('x-request-id', id)
      const seconds = (performance.now() - began) / 1000
      const { status } = c.res
      const route = c.get('route') ?? 'other'
      metrics.request(route, status, seconds)
      log[loggedStatuses.has(status) ? 'info' : 'debug']({ method, route, status, seconds }, 'request')
      span.rename(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail(String(status))
    }
    const run = () => {
      if (!tracedPaths.test(c.req.path)) return answer(noopSpan)
      const continues = isProxy(c.env.socketAddress) ? c.req.header('traceparent') : undefined
      const facts = { 'http.request.method': method, 'request.id': id }
      return tracing.span({ name: method, kind: 'server', facts, continues }, answer)
    }
    return requestScope.run(id, run)
  }
}

/** Browser features that no page of ours uses. */
const unusedFeatures = {
  ...{ camera: false, microphone: false, displayCapture: false, geolocation: false, payment: false },
  ...{ usb: false, serial: false, hid: false, midi: false },
  ...{ accelerometer: false, gyroscope: false, magnetometer: false },
} as const

/**
 * Headers of every response. Pages and files set their own content policy and caching; every other response may load nothing and is
 * not stored, because it may be about one user.
 */
export const securityHeaders = (https: boolean): MiddlewareHandler<HttpEnv> => {
  const headers = secureHeaders({
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: unusedFeatures,
  })
  return async (c, next) => {
    await headers(c, next)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', closedPolicy)
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something may. A page of another site can make a browser send it, with the user's cookies or from
 * their address, but cannot forge these headers. Clients other than browsers send neither and are accepted, which `hono/csrf` does not.
 */
export function isOwnRequest({ method, headers }: Request, appUrl: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  // The host as the browser sees it, or the configured one where a proxy changes the Host header.
  return origin === appUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}

/** Bytes. The longest library entry, with every character escaped, is 350 KB. */
const maxBodySize = 512 * 1024
const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError(c) {
    // The rest of the body is not read, so the connection takes no other request.
    c.header('connection', 'close')
    return c.json(fail('TOO_LARGE').toJSON(), errors.TOO_LARGE.status)
  },
})

/** Refuses what could not be parsed, cross-site requests that change something, and bodies over the limit. */
export const csrfAndBodyLimit = (appUrl: string): MiddlewareHandler<HttpEnv> => {
  return async (c, next) => {
    if (c.env.refusal) return errorResponse(c.env.refusal)
    if (!isOwnRequest(c.req.raw, appUrl)) return errorResponse(fail('FORBIDDEN'))
    return limitBody(c, next)
  }
}
