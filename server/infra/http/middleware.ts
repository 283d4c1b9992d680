import { randomUUID } from 'node:crypto'
import type { ORPCError } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { errors } from '#contract/errors.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import { type Log, requestScope } from '#server/infra/log.ts'
import type { Metrics } from '#server/infra/metrics.ts'
import { denyAllPolicy } from '#server/infra/site/csp.ts'
import { noopSpan, type Span, type Tracing } from '#server/infra/tracing.ts'

/** Hono's types for a request: what the server and the middleware pass to handlers. */
export interface HttpEnv {
  /** `refusal`: set when the request could not be parsed; the response is this error. */
  Bindings: { socketAddress: string; refusal?: ORPCError<string, unknown> | undefined }
  /** `route`: its name in metrics, a pattern, never a path with ids. `clientIp`: as the socket or a trusted proxy reports it. */
  Variables: { route?: string; clientIp: string }
}

interface Observers {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'request'>
  readonly tracing: Pick<Tracing, 'span'>
  /** Whether an address is a trusted proxy: a `traceparent` is accepted from those only. */
  readonly isProxy: (socketAddress: string) => boolean
}

/** Pages, files and probes are frequent, and metrics describe them well enough. */
const tracedPaths = /^\/(?:(?:api|functions|webhooks)\/|mcp\/?$)/

/** Possible abuse: forbidden, too large, too many requests. 401 is too frequent to log. */
const loggedStatuses: ReadonlySet<number> = new Set([403, 413, 429])

/** Gives each request an id for its log lines, trace and response, and records its metrics. */
export const requestLogger = ({ log, metrics, tracing, isProxy }: Observers): MiddlewareHandler<HttpEnv> => {
  return (c, next) => {
    const id = randomUUID()
    const { method } = c.req
    const start = performance.now()
    const handle = async (span: Span) => {
      await next()
      c.header('x-request-id', id)
      const seconds = (performance.now() - start) / 1000
      const { status } = c.res
      const route = c.get('route') ?? 'other'
      metrics.request(route, status, seconds)
      log[loggedStatuses.has(status) ? 'info' : 'debug']({ method, route, status, seconds }, 'request')
      span.rename(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail(String(status))
    }
    const run = () => {
      if (!tracedPaths.test(c.req.path)) return handle(noopSpan)
      return tracing.span(
        {
          name: method,
          kind: 'server',
          attributes: { 'http.request.method': method, 'request.id': id },
          traceparent: isProxy(c.env.socketAddress) ? c.req.header('traceparent') : undefined,
        },
        handle,
      )
    }
    return requestScope.run(id, run)
  }
}

/** Browser features that no page uses. */
const unusedFeatures = {
  camera: false,
  microphone: false,
  displayCapture: false,
  geolocation: false,
  payment: false,
  usb: false,
  serial: false,
  hid: false,
  midi: false,
  accelerometer: false,
  gyroscope: false,
  magnetometer: false,
} as const

/**
 * Security headers of every response. Pages and files set their own content security policy and caching. Any other response may load
 * nothing and is not cached, because it may contain a user's data.
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
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', denyAllPolicy)
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF check: whether a request that changes data comes from a page of this server. A page of another site can make a browser send such
 * a request with the user's cookies, but cannot forge these headers. Clients other than browsers send neither header and are accepted,
 * which `hono/csrf` does not do.
 */
export function isOwnRequest({ method, headers }: Request, appUrl: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  // The host that the browser sees, or the configured one if a proxy changes the Host header.
  return origin === appUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}

/** Bytes. The longest library entry is 350 KB when every character is escaped. */
const maxBodySize = 512 * 1024
const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError(c) {
    // The rest of the body is not read, so the connection cannot be reused.
    c.header('connection', 'close')
    return c.json(fail('TOO_LARGE').toJSON(), errors.TOO_LARGE.status)
  },
})

/** Rejects requests that could not be parsed, cross-site requests that change data, and bodies over the limit. @param unlimited paths that limit their bodies themselves */
export const csrfAndBodyLimit = (appUrl: string, unlimited: readonly string[] = []): MiddlewareHandler<HttpEnv> => {
  return async (c, next) => {
    if (c.env.refusal) return errorResponse(c.env.refusal)
    if (!isOwnRequest(c.req.raw, appUrl)) return errorResponse(fail('FORBIDDEN'))
    return unlimited.includes(c.req.path) ? next() : limitBody(c, next)
  }
}
