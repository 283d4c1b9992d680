import { type Context, Hono } from 'hono'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { mcpPath } from '#contract/paths.ts'
import { type Account, type Accounts, bearerIn } from '#server/core/accounts/accounts.ts'
import { isApiKey } from '#server/core/accounts/api-keys.ts'
import { errorResponse, fail, toApiError } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Log } from '#server/infra/log.ts'
import type { Serve } from './server.ts'
import type { ApiClient } from './tools.ts'

interface Deps {
  readonly identify: Accounts['identify']
  /** The calls of the contract as this account. */
  readonly clientOf: (account: Account, c: Context<HttpEnv>) => ApiClient
  readonly log: Log
}

/**
 * `/mcp`, also with a slash at its end, for callers with an API key. The library is loaded at the first request, because most servers never
 * get one. Requests from pages of other sites are refused by the middleware of all paths.
 */
export function createMcpRoute({ identify, clientOf, log }: Deps): Hono<HttpEnv> {
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

  return new Hono<HttpEnv>().on('ALL', [mcpPath, `${mcpPath}/`], async (c) => {
    c.set('route', mcpPath)
    const request = c.req.raw
    const key = bearerIn(request.headers)
    try {
      if (key === null || !isApiKey(key)) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.missing)
      const account = await identify(request.headers, 'read')
      if (!account) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.unknown)
      const serve = await load()
      return await serve(request, clientOf(account, c), account.keyScopes ?? [])
    } catch (error) {
      const response = errorResponse(toApiError(error, log))
      if (response.status === 401) response.headers.set('www-authenticate', 'Bearer')
      return response
    }
  })
}
