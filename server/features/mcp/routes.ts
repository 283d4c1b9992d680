import { Hono } from 'hono'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { mcpPath } from '#contract/paths.ts'
import { type Account, bearerIn } from '#server/core/accounts/accounts.ts'
import { isApiKey } from '#server/core/accounts/api-keys.ts'
import type { ApiClient } from '#server/core/calls/call-routes.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { errorResponse, fail, toApiError } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Serve } from './server.ts'

/** The calls of the contract as this account. */
type ClientOf = (account: Account, clientIp: string) => ApiClient

/**
 * `/mcp`, also with a slash at its end, for callers with an API key. The library is loaded at the first request, because most servers never
 * get one. Requests from pages of other sites are refused by the middleware of all paths.
 */
export function createMcpFeature({ identify, log }: Context, clientOf: ClientOf): ServerFeature {
  let loaded: Promise<Serve> | undefined
  const load = () => {
    loaded ??= import('./server.ts')
      .then(({ createMcpServer }) => createMcpServer(log))
      .catch((error) => {
        loaded = undefined
        throw error
      })
    return loaded
  }

  const http = new Hono<HttpEnv>().on('ALL', [mcpPath, `${mcpPath}/`], async (c) => {
    c.set('route', mcpPath)
    const request = c.req.raw
    const key = bearerIn(request.headers)
    try {
      if (key === null || !isApiKey(key)) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.missing)
      const account = await identify(request.headers, 'read')
      if (!account) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.unknown)
      const serve = await load()
      return await serve(request, clientOf(account, c.get('clientIp')), account.keyScopes ?? [])
    } catch (error) {
      const response = errorResponse(toApiError(error, log))
      if (response.status === 401) response.headers.set('www-authenticate', 'Bearer')
      return response
    }
  })
  return { http }
}
