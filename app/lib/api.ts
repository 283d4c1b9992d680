import routes from 'virtual:contract'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { type CallContext, createClient } from '#app/lib/client/calls.ts'
import { queriesOf } from '#app/lib/client/queries.ts'
import { brand } from '#contract/brand.ts'
import { siteOrigin } from '#contract/paths.ts'
import type { api as Api } from '#kinds/api.ts'

type ApiClient = JsonifiedClient<ContractRouterClient<typeof Api, CallContext>>

/** Pages are also drawn when they are built, where there is no server to call yet. */
const origin = typeof location === 'undefined' ? siteOrigin : location.origin

/** Every call of the contract, typed: `api.library.list({ search })`, `api.generate.post.stream(request, { signal })`. */
export const api = createClient(origin, brand.clientKey, routes) as ApiClient

/** The same calls for TanStack Query: `useQuery(query.me.queryOptions())`. */
export const query = queriesOf(api)
