import type { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { photoFilePath, sourceFilePath } from '#contract/paths.ts'
import { clientIpResolver, trustedProxyMatcher } from '#server/infra/client-ip.ts'
import type { Env } from '#server/infra/env.ts'
import { errorResponse, fail, toApiError } from '#server/infra/http/api-error.ts'
import { refuseUnknownHosts } from '#server/infra/http/known-hosts.ts'
import { csrfAndBodyLimit, type HttpEnv, requestLogger, securityHeaders } from '#server/infra/http/middleware.ts'
import type { Log } from '#server/infra/log.ts'
import type { Metrics } from '#server/infra/metrics.ts'
import { isHttps } from '#server/infra/session-cookie.ts'
import type { Site } from '#server/infra/site/site.ts'
import type { Tracing } from '#server/infra/tracing.ts'

export interface HttpApp {
  /** Handles a request. @param socketAddress the remote address of the connection */
  fetch(request: Request, socketAddress: string): Promise<Response>
  /** The response to a request that could not be parsed, with the headers of every response. */
  handleParseError(error: ORPCError<string, unknown>, socketAddress: string): Promise<Response>
}

interface Deps {
  readonly env: Env
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly limits: { consumeOrThrow(name: 'call' | 'file', clientIp: string): Promise<unknown> }
  /** The built pages; `null` while a development server serves them. */
  readonly site: Site | null
}

/** Serves these paths, and the pages for all others, behind the middleware of all requests. */
export function createHttpApp({ env, log, metrics, tracing, limits, site }: Deps, parts: readonly Hono<HttpEnv>[]): HttpApp {
  const isProxy = trustedProxyMatcher(env.trustedProxies)
  const clientIpOf = clientIpResolver(env.trustedProxies)
  const app = new Hono<HttpEnv>()
  app.use(
    requestLogger({ log, metrics, tracing, isProxy }),
    securityHeaders(isHttps(env.appUrl)),
    refuseUnknownHosts(env),
    csrfAndBodyLimit(env.appUrl, [sourceFilePath, photoFilePath]),
    compress(),
    async (c, next) => {
      const clientIp = clientIpOf(c.env.socketAddress, c.req.header('x-forwarded-for') ?? null)
      c.set('clientIp', clientIp)
      const name = limitOfPath(c.req.path)
      if (name) await limits.consumeOrThrow(name, clientIp)
      await next()
    },
  )
  app.onError((error) => errorResponse(toApiError(error, log)))
  app.notFound(() => errorResponse(fail('NOT_FOUND')))
  for (const part of parts) app.route('/', part)
  if (site) {
    app.get('*', (c, next) => {
      c.set('route', 'screens')
      return next()
    })
    app.route('/', site)
  }

  return {
    fetch: async (request, socketAddress) =>
      request.method === 'HEAD' ? withoutBody(await app.fetch(asGet(request), { socketAddress })) : app.fetch(request, { socketAddress }),
    handleParseError: async (refusal, socketAddress) => app.fetch(new Request(env.appUrl), { socketAddress, refusal }),
  }
}

/** Requests for which something is computed or read from the database. */
const callPaths = /^\/(?:(?:api|functions|webhooks)\/|(?:mcp|readyz|metrics)$)/

/** The limit of all requests to a path. Who watches the process may always ask whether it lives, which costs less than counting. */
const limitOfPath = (path: string): 'call' | 'file' | null => (path === '/livez' ? null : callPaths.test(path) ? 'call' : 'file')

/** Makes a GET request of a HEAD request, so that every handler supports HEAD, including those of oRPC and Better Auth. */
const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { headers, signal })

/** The same response without its body, which is cancelled. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}
