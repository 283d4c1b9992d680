import routes from 'virtual:contract'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { type CallContext, clientOf } from '#app/lib/client/calls.ts'
import { queriesOf } from '#app/lib/client/queries.ts'
import type { api as Api } from '#kinds/api.ts'

type ApiClient = JsonifiedClient<ContractRouterClient<typeof Api, CallContext>>

/** Every call of the contract, typed: `api.library.list({ search })`, `api.generate.post.stream(request, { signal })`. */
export const api = clientOf(routes, () => location.origin) as ApiClient

/** The same calls for TanStack Query: `useQuery(query.me.queryOptions())`. */
export const query = queriesOf(api)
