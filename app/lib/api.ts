import contract from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { api as Api } from '#kinds/api.ts'

/** What a call may carry beside its input. */
export interface CallContext {
  /** The same key asks for the same result: a repeat is neither run nor counted twice. */
  idempotencyKey?: string
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => location.origin,
  headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
})

/** Every call of the contract, typed: `api.library.list({ search })`, `api.generate.post.stream(request, { signal })`. */
export const api: JsonifiedClient<ContractRouterClient<typeof Api, CallContext>> = createORPCClient(link)

/** The same calls for TanStack Query: `useQuery(query.me.queryOptions())`. */
export const query = createTanstackQueryUtils(api)
