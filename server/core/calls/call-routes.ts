import type { ContractRouterClient } from '@orpc/contract'
import { type AnyRouter, createRouterClient, isProcedure } from '@orpc/server'
import { Hono } from 'hono'
import type { Api } from '#api/index.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { type Account, type Accounts, requireScope } from '#server/core/accounts/accounts.ts'
import { type CallContext, routePatterns } from '#server/core/calls/rpc.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import { createApiHandler } from '#server/infra/http/api-handler.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Log } from '#server/infra/log.ts'

/** Calls by their names or the names of their groups. */
type Routes = Readonly<Record<string, AnyRouter>>

/** All calls in one router. Several features may have calls of one group. */
export function joinRoutes(parts: readonly Routes[]): Routes {
  const all: Record<string, AnyRouter> = {}
  for (const [name, calls] of parts.flatMap((part) => Object.entries(part)))
    all[name] = isProcedure(calls) ? calls : ({ ...all[name], ...calls } as AnyRouter)
  return all
}

interface Deps {
  readonly identify: Accounts['identify']
  readonly log: Log
}

/** The paths of the calls. */
export function createCallRoutes(routes: Routes, { identify, log }: Deps): Hono<HttpEnv> {
  const handleCall = createApiHandler<CallContext>(routes, log)
  const routePatternOf = routePatterns()
  return new Hono<HttpEnv>()
    .on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/api/*', '/functions/*'], async (c) => {
      const { headers } = c.req.raw
      let account: ReturnType<typeof identify> | undefined
      const identifyOnce = (scope?: ApiKeyScope) => {
        account ??= identify(headers, scope)
        return account
      }
      const response = await handleCall(c.req.raw, { headers, identify: identifyOnce, clientIp: c.get('clientIp') })
      if (response) c.set('route', routePatternOf(c.req.path))
      return response ?? errorResponse(fail('NOT_FOUND'))
    })
    .on('ALL', ['/api/*', '/functions/*'], () => errorResponse(fail('NOT_FOUND')))
}

/** The calls of the contract, as a user. */
export type ApiClient = ContractRouterClient<Api>

/** The calls in this process, as an account that is identified already. They have the same checks, limits and charges as over HTTP. */
export const clientOf = (routes: Routes, account: Account, clientIp: string): ApiClient =>
  createRouterClient(routes, {
    context: { headers: new Headers(), identify: async (scope?: ApiKeyScope) => requireScope(account, scope), clientIp },
  }) as ApiClient
